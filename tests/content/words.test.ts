import { readFileSync } from 'node:fs';
import { pageFiles } from '../support/page-code';

/** The phrases that CONTRIBUTING's table of words settles against. */
function settledAgainst(): string[] {
  const [, words] = /^## Words\n([\s\S]*?)^## /m.exec(readFileSync('CONTRIBUTING.md', 'utf8'))!;
  const rows = words!.split('\n').filter((line) => /^\| (?!-|Write)/.test(line));
  return rows.flatMap((row) =>
    row
      .split('|')[2]!
      .split(',')
      .map((phrase) => phrase.trim()),
  );
}

const phrases = settledAgainst();
const lines = pageFiles().flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => ({ at: `${file}:${index + 1}`, text })),
);

test(`${phrases.length} phrases are settled against, in ${lines.length} lines`, () => {
  expect(phrases.length).toBeGreaterThan(15);
  expect(lines.length).toBeGreaterThan(5000);
  const pattern = new RegExp(`\\b(${phrases.join('|')})\\b`, 'i');
  expect(
    lines.flatMap(({ at, text }) => {
      const found = pattern.exec(text)?.[0];
      return found ? [`${at}: "${found}"`] : [];
    }),
  ).toEqual([]);
});
