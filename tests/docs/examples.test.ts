import { isLive, pageCode, type CodeBlock } from '../support/page-code';
import { syntaxMistakes } from './parse-code';

const blocks = pageCode();
const live = blocks.filter(isLive);
const others = blocks.filter((block) => !isLive(block));
const place = ({ page, line }: CodeBlock) => `${page}:${line}`;

test('live examples have no absolute paths, which would break below a base path', () => {
  expect(live.length).toBeGreaterThan(0);
  expect(live.filter(({ code }) => /(href|src)="\//.test(code)).map(place)).toEqual([]);
});

test('other blocks are well-formed', () => {
  expect(others.length).toBeGreaterThan(0);
  expect(
    others.flatMap((block) =>
      syntaxMistakes(block).map((mistake) => `${place(block)}: ${mistake}`),
    ),
  ).toEqual([]);
});
