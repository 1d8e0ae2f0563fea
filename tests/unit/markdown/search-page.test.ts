import { plainTree } from '../../../src/markdown/plain-markdown';
import { toSearchPage } from '../../../src/markdown/search-page';

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
`;

test('a page is cut at its headings, with text, code and names apart', () => {
  const page = { path: '/box', title: 'Box', description: 'A box.' };
  expect(toSearchPage(page, plainTree(source))).toEqual({
    path: '/box',
    title: 'Box',
    parts: [
      { text: 'A box. A div with sx.' },
      { id: 'props', headings: ['Props'], text: 'Name Type bg color', names: 'bg' },
      { id: 'size', headings: ['Props', 'Size'], text: 'one two', code: '<Box />' },
      { id: 'related', headings: ['Related'], text: 'End.' },
    ],
  });
});
