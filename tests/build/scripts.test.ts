import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir } from '../support/built-pages';

const folder = path.join(buildDir, 'assets/js');
const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
const holding = (text: string) =>
  scripts.filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));

// Texts that the minifier keeps, and the script that they belong to.
test.each([
  ['live examples', 'data-live-example', /^examples\./],
  ['Theme UI’s components', '__themeKey', /^examples\./],
  ['code blocks', 'data-copy', /^pages\./],
  ['the table of contents', 'On this page', /^pages\./],
])('%s stand in one script alone', (_name, text, script) => {
  expect(holding(text)).toEqual([expect.stringMatching(script)]);
});

test('no page asks for a style sheet', () => {
  expect(readdirSync(path.join(buildDir, 'assets'))).toEqual(['js']);
});
