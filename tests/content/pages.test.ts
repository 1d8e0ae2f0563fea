import { readFileSync } from 'node:fs';
import { pageFiles } from '../support/page-code';

const pages = pageFiles().map((file) => ({ file, source: readFileSync(file, 'utf8') }));

test('there are pages', () => {
  expect(pages.length).toBeGreaterThan(10);
});

describe.each(pages)('$file', ({ source }) => {
  test('imports and exports nothing', () => {
    const prose = source.replace(/^ *(```+)[\s\S]*?^ *\1$/gm, '');
    expect(prose).not.toMatch(/^(import|export)\s/m);
  });

  test('uses none of the words that the house style avoids', () => {
    const prose = source.replace(/^ *(```+)[\s\S]*?^ *\1$/gm, '').replace(/`[^`]*`/g, '');
    expect(prose).not.toMatch(/\b(simply|easily|colour|behaviour|blazing|powerful|seamless)/i);
  });
});
