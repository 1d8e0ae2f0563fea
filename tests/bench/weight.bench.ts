import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../src/base/facts/base-url';
import { kinds } from '../design/kinds';
import { buildDir, fileAt } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { fetchedBeforeIntent } from '../support/page-weight';
import { test } from './bench';

/** Folder of another build, such as that of `main`, to compare with. */
const otherBuild = process.env.OTHER_BUILD;

/** What a page makes the browser fetch before the reader does anything. Sizes are compressed, in KiB. */
function weigh(address: string, dir: string) {
  const file = fileAt(addressOf(address), dir) ?? path.join(dir, '404.html');
  const html = readFileSync(file, 'utf8');
  const fetched = [...fetchedBeforeIntent(html, dir)];
  const size = (bodies: (string | Buffer)[]) =>
    bodies.reduce((sum, body) => sum + compressedSize(body), 0) / kibibyte;
  return {
    'HTML, KiB': size([html]),
    'scripts, KiB': size(fetched.filter(([url]) => url.endsWith('.js')).map(([, body]) => body)),
    'all, KiB': size([html, ...fetched.map(([, body]) => body)]),
    requests: 1 + fetched.length,
  };
}

/** A table in Markdown. */
function toMarkdown(rows: [name: string, values: Record<string, string>][]): string {
  const columns = Object.keys(rows[0]![1]);
  return [
    ['Page', ...columns],
    ['---', ...columns.map(() => '--:')],
    ...rows.map(([name, values]) => [`\`${name}\``, ...columns.map((column) => values[column])]),
  ]
    .map((cells) => `| ${cells.join(' | ')} |\n`)
    .join('');
}

test('Weight of a page of every kind', async ({ addRow }) => {
  const rows: [string, Record<string, string>][] = [];
  for (const address of kinds) {
    const here = await addRow(address, async () => weigh(address, buildDir));
    const other = otherBuild ? weigh(address, otherBuild) : here;
    const cells = Object.entries(here).map(([name, value]) => {
      const change = value - other[name as keyof typeof other]!;
      const digits = name === 'requests' ? 0 : 2;
      const sign = change > 0 ? '+' : '−';
      const difference = Math.abs(change).toFixed(digits);
      const isSame = Number(difference) === 0;
      return [name, value.toFixed(digits) + (isSame ? '' : ` (${sign}${difference})`)];
    });
    rows.push([address, Object.fromEntries(cells) as Record<string, string>]);
  }
  const summary = process.env.GITHUB_STEP_SUMMARY;
  if (summary) appendFileSync(summary, `${toMarkdown(rows)}\n`);
});
