import { findChangedSections } from '../../src/content/versions/page-difference';
import { contentOf } from '../support/page-content';

const page = `Text of the page, with [a link](/sx-prop).

## Props {/* #props */}

| Prop | Type |
| ---- | ---- |
| \`a\` | b |

## Variants {/* #variants */}

\`\`\`jsx
<Box />
\`\`\`

### Sizes {/* #sizes */}

One, two.
`;

const changes = (older: string, newer: string) =>
  findChangedSections(contentOf(older), contentOf(newer), '/0.16');

test('a page has no changes compared with itself', () => expect(changes(page, page)).toEqual([]));

test.each([
  ['text', 'Text of', 'Words of', ['Introduction']],
  ['a link', '/sx-prop', '/theming', ['Introduction']],
  ['a table', '| b |', '| c |', ['Props']],
  ['code', '<Box />', '<Flex />', ['Variants']],
  ['a line break in code', '<Box />', '<Box\n/>', ['Variants']],
  ['a subsection', 'two', 'three', ['Sizes']],
  ['a section heading', '## Props', '## All props', ['All props']],
  [
    'a new section',
    '### Sizes {/* #sizes */}',
    '### Dimensions {/* #dim */}',
    ['Dimensions', 'Sizes'],
  ],
])('a change in %s is reported', (_name, from, to, sections) => {
  expect(page).toContain(from);
  expect(changes(page, page.replace(from, to))).toEqual(sections);
});

test.each([
  ['the version in links', '/sx-prop', '/0.16/sx-prop'],
  ['line breaks in a paragraph', 'the page, with', 'the page,\nwith'],
  ['column widths', '| b |', '| b    |'],
])('changes in %s are ignored', (_name, from, to) => {
  expect(page).toContain(from);
  expect(changes(page.replace(from, to), page)).toEqual([]);
});

test('reference tables are compared by their content', () => {
  const [table, text] = ['<ScaleTable of="space" />', 'No table.'];
  const of = (body: string) => `## Props {/* #props */}\n\n${body}\n`;
  expect(changes(of(table), of(table))).toEqual([]);
  expect(changes(of(table), of(text))).toEqual(['Props']);
});
