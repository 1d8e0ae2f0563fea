import { plainContent } from '../../src/content/pages/plain-content';
import { searchParts } from '../../src/shell/search/search-parts';
import { contentOf } from '../support/page-content';

const source = `---
title: Box
---

A \`div\` with [sx](/sx-prop).

## Props {/* #props */}

| Name | Type |
| --- | --- |
| \`bg\` | color |

### Size {/* #size */}

- one
- two

\`\`\`jsx live
<Box />
\`\`\`

## Related {/* #related */}

End.

[Box](/box) for boxes, [Flex](/flex) for rows, and [Grid](/grid) for columns.

- [Card](/card) A box with a border.
- [Grid](/grid)

Some [links](/links) in a text, [two](/two), [three](/three).
`;

test('a page is split at its headings, with separate text, code, names, and lists of links', () => {
  expect(searchParts('A box.', plainContent(contentOf(source)))).toEqual([
    { text: 'A box. A div with sx.' },
    { id: 'props', headings: ['Props'], text: 'Name Type bg color', names: 'bg' },
    { id: 'size', headings: ['Props', 'Size'], text: 'one two', code: '<Box />' },
    {
      id: 'related',
      headings: ['Related'],
      text: 'End. Some links in a text, two, three.',
      links: 'Box for boxes, Flex for rows, and Grid for columns. Card A box with a border. Grid',
    },
  ]);
});
