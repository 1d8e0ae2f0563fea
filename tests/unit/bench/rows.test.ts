import { pageRow, toTable } from '../../../src/bench/rows.mjs';
import { median, quantile } from '../../../src/bench/statistics.mjs';

describe('statistics', () => {
  test('the median is the middle value or the mean of the two middle values', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 3])).toBe(2.5);
    expect(median([])).toBeNaN();
    expect(median([NaN, 7])).toBe(7);
  });

  test('quantiles are between the lowest and the highest value', () => {
    expect(quantile([3, 1, 2], 0)).toBe(1);
    expect(quantile([3, 1, 2], 1)).toBe(3);
    expect(quantile([10, 20], 0.1)).toBe(11);
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

  test('the limit applies to every page except the playground', () => {
    const passing = row({ '/a': 1, '/b': 2, '/d': 9 });
    expect(passing).toEqual({
      line: 'Size, KiB',
      limit: '2',
      cells: { live: '1.0 · 2.0', plain: '', playground: '9.0' },
      passes: true,
    });
    expect(row({ '/a': 1, '/b': 2, '/c': 2.1 }).passes).toBe(false);
  });

  test('a missing measurement fails', () => {
    expect(row({}).passes).toBe(false);
    expect(row({ '/a': 1, '/b': NaN }).passes).toBe(false);
    expect(row({ '/a': NaN }).cells.live).toBe('–');
  });

  test('the table is Markdown', () => {
    const lines = toTable([row({ '/a': 1 }), { line: 'Other', limit: '', cells: {} }]).split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toMatch(/^\| Measurement +\| Limit \| With examples \|.*\| Result \|$/);
    expect(lines[2]).toMatch(/^\| Size, KiB +\| 2 +\| 1\.0 +\|.*\| pass +\|$/);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
  });
});
