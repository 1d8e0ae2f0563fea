import { spawnSync } from 'node:child_process';
import { patterns } from '../../../src/prose/patterns.mjs';

/**
 * Checks text as `npx textlint` checks a file.
 * @returns the messages of each line; the first one is empty, because lines are counted from 1
 */
function lintLines(text: string, file = 'page.mdx'): string[][] {
  const command = ['node_modules/textlint/bin/textlint.js', '--format', 'json', '--stdin'];
  const { stdout, stderr } = spawnSync(process.execPath, [...command, '--stdin-filename', file], {
    input: text,
    encoding: 'utf8',
  });
  if (!stdout) throw new Error(stderr);
  const [{ messages }]: [{ messages: { line: number; message: string }[] }] = JSON.parse(stdout);
  return ['', ...text.split('\n')].map((_, index) =>
    messages.filter(({ line }) => line === index).map(({ message }) => message),
  );
}

describe('each pattern reports its first example, but not its second one', () => {
  const lines = lintLines(
    patterns.map(({ reported, allowed }) => `${reported}\n\n${allowed}`).join('\n\n'),
  );

  test.each(patterns.map((pattern, index) => ({ ...pattern, line: 4 * index + 1 })))(
    '$reported $allowed',
    ({ message, line }) => {
      expect(lines[line]!.filter((found) => found.endsWith(message))).not.toEqual([]);
      expect(lines[line + 2]).toEqual([]);
    },
  );
});

/** Each line has the reported word "beside". Lines with "REPORTED" must be reported. */
const page = `---
title: Layouts
description: REPORTED, the label is beside the field.
keywords: [beside]
---

import { Label } from './beside';

export const text = 'beside';

# REPORTED, beside a heading {/* #beside-a-heading */}

REPORTED, beside **strong** text.

Code: \`beside\`. A [link](/beside). A comment: {/* beside */}

\`\`\`jsx
<Label>beside</Label>
\`\`\`

<Label beside text="REPORTED, beside" />

<Cards>

- REPORTED, beside a card

</Cards>

:::note[REPORTED, beside a note]

| REPORTED, beside a cell | \`beside\` |
| ----------------------- | ---------- |

:::

![REPORTED, beside an image](/tree.png)

{/* textlint-disable -- quoted */}

It says "beside".

{/* textlint-enable */}

REPORTED, beside it again.
`;

test('text, titles, descriptions, and attributes are checked; code and disabled parts are not', () => {
  const expected = page
    .split('\n')
    .flatMap((text, index) => (text.includes('REPORTED') ? [index + 1] : []));
  expect(expected.length).toBeGreaterThan(8);
  const lines = lintLines(page);
  expect(lines.flatMap((messages, line) => (messages.length > 0 ? [line] : []))).toEqual(expected);
});

test('a phrase is found across two lines, and in Markdown files', () => {
  const markdown =
    'Each part has a title of\nits own.\n\n<!-- textlint-disable -->\n\nof its own\n';
  expect(lintLines(markdown, 'README.md').flat()).toEqual([
    expect.stringContaining('"of its own"'),
  ]);
});
