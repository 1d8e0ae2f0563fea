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
`;

test('a page is split at its headings, with separate text, code and names', () => {
  expect(searchParts('A box.', plainContent(contentOf(source)))).toEqual([
    { text: 'A box. A div with sx.' },
    { id: 'props', headings: ['Props'], text: 'Name Type bg color', names: 'bg' },
    { id: 'size', headings: ['Props', 'Size'], text: 'one two', code: '<Box />' },
    { id: 'related', headings: ['Related'], text: 'End.' },
  ]);
});
