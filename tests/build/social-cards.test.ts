import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { cardPath, cardSize, cardsFolder, fallbackCard } from '../../src/social-cards/cards';
import { buildDir, builtPages, builtPreviews, sitemapPaths } from '../support/built-pages';
import { elementsOf } from '../support/dom';

/** The card's `<meta>` tags in the head of a page: their contents by name. */
function cardMeta(html: string): Record<string, string[]> {
  const tags = elementsOf(html).filter(({ tag }) => tag === 'meta');
  const entries = tags.map(({ attributes }) => [
    attributes.property ?? attributes.name ?? '',
    attributes.content!,
  ]);
  return Object.fromEntries(
    [...new Set(entries.map(([name]) => name!))]
      .filter((name) => /^(og|twitter):image/.test(name))
      .map((name) => [
        name,
        entries.filter((entry) => entry[0] === name).map(([, value]) => value!),
      ]),
  );
}

const listed = new Set(sitemapPaths());
const pages = builtPages().map(({ path, html }) => ({ path, meta: cardMeta(html) }));
const withCard = pages.filter(({ path }) => listed.has(path));
const withoutCard = [
  ...pages.filter((page) => !withCard.includes(page)),
  ...builtPreviews().map(({ path, html }) => ({ path, meta: cardMeta(html) })),
];

/** The path of an absolute URL on this site. */
function pathIn(address: string): string {
  expect(address).toMatch(/^https?:\/\//);
  return new URL(address).pathname;
}

test('every page of the sitemap has a unique card', () => {
  expect(withCard.length).toBeGreaterThan(100);
  expect(withCard).toHaveLength(listed.size);
  expect(new Set(withCard.map(({ meta }) => meta['og:image']![0])).size).toBe(withCard.length);
});

test.each(withCard)('$path has its card with size and alt text', ({ path: page, meta }) => {
  expect(pathIn(meta['og:image']![0]!)).toBe(cardPath(page));
  expect(meta).toEqual({
    'og:image': [expect.any(String)],
    'og:image:width': [String(cardSize.width)],
    'og:image:height': [String(cardSize.height)],
    'og:image:alt': [expect.stringMatching(/^Theme UI(, |: )\S.+/)],
  });
});

test.each(withoutCard)('$path has the fallback card', ({ meta }) => {
  expect(pathIn(meta['og:image']![0]!)).toBe(fallbackCard.path);
  expect(meta['og:image:alt']).toEqual([fallbackCard.alt]);
});

test("a card's alt text names the section and the title", () => {
  const altOf = (page: string) =>
    withCard.find(({ path }) => path === page)!.meta['og:image:alt']![0];
  expect(altOf('/')).toBe('Theme UI: Documentation');
  expect(altOf('/components')).toBe('Theme UI, Documentation: Components');
  expect(altOf('/components/button')).toBe('Theme UI, Components: Button');
  expect(altOf('/presets/base')).toBe('Theme UI, Packages: The base preset');
});

const files = [
  fallbackCard.path,
  ...readdirSync(path.join(buildDir, cardsFolder), { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(path.join(buildDir, cardsFolder, file)).isFile())
    .map((file) => `${cardsFolder}/${file.replaceAll(path.sep, '/')}`),
];

test('each card file exists and is used by a page', () => {
  const named = [...withCard, ...withoutCard].map(({ meta }) => pathIn(meta['og:image']![0]!));
  expect(named.filter((file) => !existsSync(path.join(buildDir, file)))).toEqual([]);
  expect(files.sort()).toEqual([...new Set(named)].sort());
});

test.each(files)('%s is a PNG in the declared size, below 100 KB', (file) => {
  const picture = readFileSync(path.join(buildDir, file));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(picture.length).toBeLessThan(100_000);
});
