import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { siteUrl } from '../../../src/base/facts/address';
import { addressOf } from '../../../src/base/facts/base-url';
import { buildDir, builtPages, builtPreviews } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import { siteOptions } from './site-options';
import { sourcePages } from '../../support/source-pages';

/** With `SOCIAL_CARDS=off`, all pages have the general card. */
const hasCards = process.env.SOCIAL_CARDS !== 'off';

const pages = builtPages();
const withImage = new Set(
  sourcePages.filter(({ frontMatter }) => frontMatter.image).map(({ path }) => path),
);
const isDrawn = (page: (typeof pages)[number]) =>
  hasCards && !page.isUnlisted && !withImage.has(page.path);

const general = siteOptions.image ? `/${siteOptions.image}` : '/img/social-card.png';
const fileOf = (page: string) => `/cards${page === '/' ? '/index' : page}.png`;

test('each listed page has its card with size and alt text, and each other page the general one', () => {
  const own = pages.filter(({ path }) => !withImage.has(path));
  checkEach([...own, ...builtPreviews()], (page) => {
    const hasOwn = pages.includes(page) && isDrawn(page);
    const [alt = ''] = page.meta('og:image:alt');
    const size = hasOwn ? [['1200'], ['630']] : [[], []];
    return [
      differs('og:image', page.meta('og:image'), [
        siteUrl + addressOf(hasOwn ? fileOf(page.path) : general),
      ]),
      differs(
        'the size',
        ['width', 'height'].map((name) => page.meta(`og:image:${name}`)),
        size,
      ),
      !/^Theme UI(, |: |$)/.test(alt) && `the alt text is "${alt}"`,
    ].map((problem) => problem && `The social card of ${page.path}: ${problem}`);
  });
});

test("a card's alt text names the section and the title, and that of the general one the site", () => {
  const altOf = (address: string) =>
    pages.find(({ path }) => path === address)!.meta('og:image:alt')[0];
  for (const [address, alt] of [
    ['/', 'Theme UI: Documentation'],
    ['/components', 'Theme UI, Documentation: Components'],
    ['/components/button', 'Theme UI, Components: Button'],
    ['/presets/base', 'Theme UI, Packages: The base preset'],
  ] as const) {
    expect(altOf(address)).toBe(hasCards ? alt : 'Theme UI');
  }
});

test('each card is a PNG file in the declared size, below 300 kB, and used by a page', () => {
  const folder = path.join(buildDir, 'cards');
  const drawn = (
    existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []
  )
    .filter((file) => statSync(path.join(folder, file)).isFile())
    .map((file) => `/cards/${file.replaceAll(path.sep, '/')}`);
  expect(drawn.sort()).toEqual(
    pages
      .filter(isDrawn)
      .map((page) => fileOf(page.path))
      .sort(),
  );
  checkEach(['/img/social-card.png', ...drawn], (file) => {
    const picture = readFileSync(path.join(buildDir, file));
    return [
      differs(`The format of ${file}`, picture.subarray(1, 4).toString(), 'PNG'),
      differs(
        `The size of ${file}`,
        [picture.readUInt32BE(16), picture.readUInt32BE(20)],
        [1200, 630],
      ),
      // WhatsApp leaves out larger ones.
      picture.length >= 300_000 && `${file} has ${picture.length} bytes.`,
    ];
  });
});
