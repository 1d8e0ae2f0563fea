import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, builtPages } from '../support/built-pages';

const folder = path.join(buildDir, 'assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const holding = (text: string) =>
  scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));

// Texts that the minifier keeps; those of a group stand in one script, which has no name of its own.
test.each([
  ['live examples and Theme UI’s components', ['data-live-example', '__themeKey']],
  ['code blocks and the table of contents', ['data-copy', 'data-toc']],
])('%s stand in one script alone', (_name, texts) => {
  const [first, second] = texts.map(holding);
  expect(first).toEqual([expect.stringMatching(/^\d+\./)]);
  expect(second).toEqual(first);
});

test('no page asks for a style sheet', () => {
  expect(readdirSync(path.join(buildDir, 'assets'))).toEqual(['js']);
});

test('the runtime holds the styles with short names, and every page asks for that runtime', () => {
  const [runtime] = scripts.filter((name) => name.startsWith('runtime'));
  const source = readFileSync(path.join(folder, runtime!), 'utf8');
  const hashes = /^var styleNames="([^"]+)"/.exec(source)![1]!.split(' ');
  expect(hashes.length).toBeGreaterThan(50);
  const pages = builtPages();
  expect(pages.length).toBeGreaterThan(10);
  for (const { path: address, html } of pages) {
    expect([address, html.includes(`/assets/js/${runtime}`)]).toEqual([address, true]);
    const long = hashes.filter((hash) => html.includes(`class=css-${hash}`));
    expect([address, long]).toEqual([address, []]);
  }
});

test('each page starts its shell once, as soon as it has a paragraph to show', () => {
  const start = '<script>startShell()</script>';
  const starts = builtPages().map(({ path: address, html }) => {
    const [before = '', ...after] = html.split(start);
    // An end tag that the HTML may leave out says nothing.
    const paragraphs = before.split('</h1>')[1]?.match(/<p[ >]/g)?.length;
    return { address, starts: after.length, paragraphs };
  });
  expect(starts.length).toBeGreaterThan(50);
  expect(starts).toEqual(starts.map(({ address }) => ({ address, starts: 1, paragraphs: 1 })));
});

test('each page has one boot script, which holds presses where a part of the page needs the app', () => {
  const pages = builtPages().map(({ path: address, html }) => ({
    address,
    boots: html.split('The color mode may not work').length - 1,
    needsApp: html.includes('data-app='),
    holds: html.includes('This part of the page is loading'),
  }));
  expect(new Set(pages.map(({ needsApp }) => needsApp))).toEqual(new Set([true, false]));
  expect(pages.filter(({ boots, needsApp, holds }) => boots !== 1 || holds !== needsApp)).toEqual(
    [],
  );
});
