import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { firstExamples } from '../../src/bench/live-examples.mjs';
import { plainCopyOf } from '../../src/bench/plain-copy.mjs';
import { pageRow, toTable } from '../../src/bench/rows.mjs';
import { median, pairedRatios, quantile } from '../../src/bench/statistics.mjs';

describe('statistics', () => {
  test('the median is the value in the middle, or between the two there', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
    expect(median([NaN, 7])).toBe(7);
  });

  test('quantiles lie between the least and the greatest value', () => {
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(quantile([3, 1, 2], 1)).toBe(3);
    expect(quantile([10, 20], 0.1)).toBe(11);
  });

  test('ratios compare the two of each run', () => {
    expect(pairedRatios([2, 9], [1, 3])).toEqual([2, 3]);
    expect(() => pairedRatios([1], [])).toThrow('baseline');
  });
});

describe('rows', () => {
  const pages = { live: ['/a', '/b'], plain: ['/c'], playground: ['/d'] };
  const row = (values: Record<string, number>) =>
    pageRow({
      line: 'Size',
      limit: 2,
      unit: 'KiB',
      digits: 1,
      pages,
      valueOf: (page) => values[page],
    });

  test('the limit holds for every page, the playground aside', () => {
    const passing = row({ '/a': 1, '/b': 2, '/d': 9 });
    expect(passing).toEqual({
      line: 'Size, KiB',
      limit: '2',
      cells: { live: '1.0 · 2.0', plain: '', playground: '9.0' },
      passes: true,
    });
    expect(row({ '/a': 1, '/b': 2, '/c': 2.1 }).passes).toBe(false);
  });

  test('what could not be measured fails', () => {
    expect(row({}).passes).toBe(false);
    expect(row({ '/a': 1, '/b': NaN }).passes).toBe(false);
    expect(row({ '/a': NaN }).cells.live).toBe('–');
  });

  test('the table is Markdown', () => {
    const lines = toTable([row({ '/a': 1 }), { line: 'Other', limit: '', cells: {} }]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\| What +\| Limit \| With examples \|.*\| Result \|$/);
    expect(lines[2]).toMatch(/^\| Size, KiB \| 2 +\| 1\.0 +\|.*\| pass +\|$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});

describe('plain copy', () => {
  const styles =
    'html{--a:#000;--b:#fff;color:red}.one{color:var(--a)}.two{color:blue}' +
    '.hide{clip-path:inset(50%)}@media (min-width:40em){.one,.two{margin:0}.two{padding:0}}';
  const html = `<!doctype html><html data-layout=full data-x=1><head><title>T</title>
    <link rel=stylesheet href=/s.css><link rel=icon href=/i.svg><script src=/a.js defer></script>
    <style>${styles}</style></head><body><script>boot()</script><header class=two>Name
    <button data-with-scripts class=two>Menu</button><a data-without-scripts href=#n>Menu</a></header>
    <main><p class=two>Text<!-- --> <span class=hide>for ears</span></p>
    <p data-without-scripts>Needs scripts</p><pre class=two><code><span class=keyword>if</span></code></pre>
    <div role=group aria-label=Preview><button class=one data-y>Save</button></div></main></body></html>`;
  let dir: string;
  let copy: string;

  beforeAll(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
    writeFileSync(path.join(dir, 's.css'), '.one{border:0}.three{border:0}');
    copy = plainCopyOf(html, dir);
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  test('has no scripts, and nothing that only they give a use', () => {
    expect(copy).not.toMatch(/<script|boot\(\)|stylesheet|<button>Menu/);
    // What serves without scripts stays.
    expect(copy).toContain('<a href="#n">Menu</a>');
    expect(copy).toContain('<link rel="icon" href="/i.svg">');
    expect(copy).toContain('<p>Needs scripts</p>');
  });

  test('keeps previews and highlighted code, and drops other classes', () => {
    expect(copy).toContain('<html data-layout="full">');
    expect(copy).toContain('<button class="one" data-y="">Save</button>');
    expect(copy).toContain('<pre><code><span class="keyword">if</span></code></pre>');
    expect(copy).toContain('<p>Text <span class="hidden">for ears</span></p>');
  });

  test('keeps the rules of previews alone, beside a small stylesheet', () => {
    const [, sheet] = /<style>([^]*)<\/style>/.exec(copy)!;
    const kept =
      '.one{border:0}html{--a:#000}.one{color:var(--a)}@media (min-width:40em){.one{margin:0}}';
    expect(sheet!.slice(-kept.length)).toBe(kept);
    expect(sheet!.length - kept.length).toBeLessThan(5500);
  });

  test('says so when it does not understand a page', () => {
    expect(() => plainCopyOf('<p>Text</p>', dir)).toThrow('plain-copy.mjs');
  });
});

test('examples for measurements come from pages, not from the template of a page', () => {
  const examples = firstExamples(process.cwd(), 10);
  expect(examples).toHaveLength(10);
  expect(examples.filter((example) => example.includes('<Component'))).toEqual([]);
});
