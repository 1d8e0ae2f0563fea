import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';

const folder = path.join(buildDir, 'assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const holding = (text: string) =>
  scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));

// Texts that the minifier keeps; those of a group stand in one script, which has no name of its own.
test.each([
  ['live examples and Theme UI’s components', ['data-live-example', '__themeKey']],
  ['code blocks and the table of contents', ['data-copy', 'On this page']],
])('%s stand in one script alone', (_name, texts) => {
  const [first, second] = texts.map(holding);
  expect(first).toEqual([expect.stringMatching(/^\d+\./)]);
  expect(second).toEqual(first);
});

test('no page asks for a style sheet', () => {
  expect(readdirSync(path.join(buildDir, 'assets'))).toEqual(['js']);
});
