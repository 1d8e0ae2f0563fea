import type { Text } from 'mdast';
import { visit } from 'unist-util-visit';
import { parseMdx } from '../../src/content/markdown/parse-mdx';
import { straighten, typeset, typesetProse } from '../../src/content/markdown/typography';

function textsOf(markdown: string): string {
  const tree = parseMdx(markdown);
  typesetProse(tree);
  const texts: string[] = [];
  visit(tree, 'text', ({ value }: Text) => void texts.push(value));
  return texts.join('|');
}

test.each([
  [`It's "quoted", isn't it?`, 'It’s “quoted”, isn’t it?'],
  [`("It's 'in' it")`, '(“It’s ‘in’ it”)'],
  [`The readers' '90s "'sx' prop"`, 'The readers’ ’90s “‘sx’ prop”'],
  ['One - two, well-known, - no item', 'One – two, well-known, – no item'],
  ['- and 5 -', '- and 5 -'],
])('%s', (text, expected) => {
  expect(typeset(text)).toBe(expected);
  expect(straighten(expected)).toBe(text);
});

test.each([
  ['quotes around code and links', '"`a`" and "[b](/c)"', '“|” and “|b|”'],
  ['text after code', '`sx`\'s "**bold**" - `a - b`', '’s “|bold|” – '],
  ['a dash at the end of a line', '[a](/b) -\nc', 'a| –\nc'],
  ['cells, headings, and elements', `# "A" {/* #a */}\n\n<Card>don't</Card>`, '“A” |don’t'],
  ['after an expression', `{' '}"a" {/* b */}"c"`, '“a” |“c”'],
  ['literal elements', `<kbd>'</kbd> <code>"x"</code> it's`, `'| |"x"| it’s`],
])('%s', (_, markdown, expected) => {
  expect(textsOf(markdown)).toBe(expected);
});
