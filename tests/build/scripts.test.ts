import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { olderVersions } from '../../src/versions/list';
import { buildDir, builtPages } from '../support/built-pages';
import { elementsOf } from '../support/dom';

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
  expect(scripts.length).toBeGreaterThan(100);
  for (const text of ['data-toc', 'data-breadcrumbs', 'Previous and next page']) {
    expect([text, scriptsWith(text)]).toEqual([text, []]);
  }
});

test('the build has no stylesheet files', () => {
  expect(readdirSync(path.join(buildDir, 'assets')).sort()).toEqual([
    'js',
    expect.stringMatching(/^offline-status\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^search-worker\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^search\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^shell\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^shortcuts\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^versions\.[0-9a-f]{8}\.js$/),
  ]);
});

test("each page has an inline script, the shell script and a list of its islands' scripts", () => {
  const pages = builtPages().map(({ html }) =>
    elementsOf(html)
      // Structured data isn't executed.
      .filter(
        ({ tag, attributes }) => tag === 'script' && attributes.type !== 'application/ld+json',
      )
      .map(({ attributes: { src, type, defer } }) =>
        src ? `${src}${defer === undefined ? '' : ' deferred'}` : (type ?? 'inline'),
      ),
  );
  expect(pages.length).toBeGreaterThan(50);
  const expected = [
    'inline',
    expect.stringMatching(/^\/assets\/shell\.[0-9a-f]{8}\.js deferred$/),
    'application/json',
  ];
  for (const scripts of pages) expect(scripts).toEqual(expected);
});
