import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Pages that tell how to use a tool, and so name its buttons, fields and options in quotes. */
const pages = ['customize', 'demo', 'playground', 'random'].map((name) => `docs/${name}.mdx`);

const sources = ['theme-tools', 'live-code', 'playground'].flatMap((name) => {
  const folder = path.join('src', name);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
});

/** The texts of the interface: strings, and texts of elements that begin and end with a tag or a line. */
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
  return [...prose.matchAll(/"([^"]+)"/g)].map(([, name]) => ({ page, name: name! }));
});

test(`the ${names.length} names in quotes on pages of tools are those of the interface`, () => {
  expect(names.length).toBeGreaterThan(10);
  expect(sources.length).toBeGreaterThan(30);
  expect(names.filter(({ name }) => !texts.has(name))).toEqual([]);
});
