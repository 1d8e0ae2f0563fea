import { readFileSync } from 'node:fs';

const read = (page: string) => readFileSync(`docs/${page}.mdx`, 'utf8');

test('the home page compares libraries with the numbers of the comparison', () => {
  const rows = [...read('index').matchAll(/\['([^']+)', ([\d.]+), ([\d.]+), (\d+)\]/g)];
  expect(rows).not.toEqual([]);
  const size = (value: string) => (value === '0' ? 'none' : `${Number(value).toFixed(1)} kB`);
  const table = read('guides/comparison').replace('Chakra UI 3.37.0 |', 'Chakra UI |');
  for (const [, library, javascript, css, render] of rows) {
    expect(table).toContain(`| ${library} | ${size(javascript!)} | ${size(css!)} | ${render} ms |`);
  }
});
