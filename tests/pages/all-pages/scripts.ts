import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../../src/base/facts/base-url';
import { olderVersions } from '../../../src/content/versions/list';
import { buildDir, builtPages } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import { isConfigured, siteOptions } from './site-options';

const folder = path.join(buildDir, 'assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const scriptsWith = (text: string) =>
  scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));

// Texts that survive minification. All texts of a group are in a single unnamed script. Theme UI of an older version
// has a separate script.
test.each([
  [
    "live examples and Theme UI's components",
    ['Editor failed to load', '__themeKey'],
    olderVersions,
  ],
  ['live examples and code blocks', ['Editor failed to load', 'Copy code'], []],
])('%s share a single script', (_name, texts, others) => {
  const [first, second] = texts.map(scriptsWith);
  expect(first).toEqual([expect.stringMatching(/^\d+\./)]);
  expect(second).toContain(first![0]);
  expect(second).toHaveLength(1 + others.length);
});

test('no script contains server-only components', () => {
  expect(scripts).not.toEqual([]);
  for (const text of ['data-toc', 'data-breadcrumbs', 'Previous and next page']) {
    expect([text, scriptsWith(text)]).toEqual([text, []]);
  }
});

test("each page has an inline script, the shell script, a list of its islands' scripts, and no style sheet, besides what the configuration adds", () => {
  checkEach(builtPages(), (page) => {
    const own = page
      .find('script')
      // Structured data isn't executed.
      .filter(
        ({ attributes: { type, src } }) =>
          type !== 'application/ld+json' && !(src && isConfigured(src)),
      )
      .map(({ attributes: { src, type, async } }) =>
        src
          ? `${src.replace(/\.[0-9a-f]{8}\./, '.')}${async === undefined ? '' : ' async'}`
          : (type ?? 'inline'),
      );
    const sheets = page
      .find('link', { rel: 'stylesheet' })
      .map(({ attributes }) => attributes.href!)
      .filter((href) => !isConfigured(href));
    return [
      differs(`${page.path}: the scripts`, own, [
        'inline',
        `${addressOf('/assets/shell.js')} async`,
        ...Array<string>(siteOptions.inlineScripts).fill('inline'),
        'application/json',
      ]),
      differs(`${page.path}: the style sheets`, sheets, []),
    ];
  });
});
