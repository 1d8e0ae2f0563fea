import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkEach } from '../support/check-each';

/** Pages that explain how to use a tool. Names of its buttons, fields, and options are bold. */
const pages = ['customize', 'guides/customize', 'demo', 'playground', 'random'].map(
  (name) => `docs/${name}.mdx`,
);

const sources = ['sandbox', 'studio'].flatMap((name) => {
  const folder = path.join('src', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
});

/** Texts of the interface: strings, and text between tags or line breaks. */
const texts = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/(['"`])((?:(?!\1)[^\n])+)\1/g)].map(([, , text]) => text!),
    ...[...source.matchAll(/(?<=>|^)([^<>{}\n]+)(?=<|$)/gm)].map(([text]) => text.trim()),
  ]),
);

const names = pages.flatMap((page) => {
  const prose = readFileSync(page, 'utf8')
    .replace(/^---[\s\S]*?^---/, '')
    .replace(/^```[\s\S]*?^```/gm, '')
    .replace(/`[^`]*`|<[^>]*>/g, '')
    .replace(/\s+/g, ' ');
  const bold = [...prose.matchAll(/\*\*([^*]+)\*\*/g)].map(([, name]) => name!);
  // Bold sentences aren't labels.
  return bold.filter((name) => !name.endsWith('.')).map((name) => ({ page, name }));
});

test('bold names on tool pages are labels of the interface', () => {
  checkEach(names, ({ page, name }) => [
    !texts.has(name) &&
      `${page}: "${name}" isn't in the interface. If it's no name, don't make it bold.`,
  ]);
});
