import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { LiveExample } from '../../src/sandbox/live-code/LiveExample';
import { Admonition } from '../../src/content/elements/Admonition';
import { CodeBlock } from '../../src/content/elements/CodeBlock';
import { elements } from '../../src/content/elements/elements';
import { Install } from '../../src/content/elements/Install';
import { TabItem, Tabs } from '../../src/content/elements/Tabs';
import { readRenderedContent } from '../../src/content/pages/rendered-content';

const { h2: H2, p: P, a: A, code: Code, table: Table, img: Img } = elements;

const htmlOf = (content: ReactNode) =>
  renderToStaticMarkup(
    <main>
      <nav>Breadcrumbs</nav>
      <h1>Title</h1>
      <div data-content="">{content}</div>
      <footer>Edit</footer>
    </main>,
  );
const copyOf = (content: ReactNode) =>
  toMarkdown(readRenderedContent(htmlOf(content), 'docs/a.mdx'), {
    extensions: [gfmToMarkdown()],
  }).trim();

const code = '<Box>\n  <b>a</b>\n</Box>';
const highlighted = '&lt;<i>Box</i>>\n<mark>  &lt;b>a&lt;/b></mark>\n&lt;/Box>';

test.each<[name: string, content: ReactNode, copy: string]>([
  ['a heading with an id', <H2 id="use-it">Use it</H2>, '## Use it'],
  [
    'a heading with a link',
    <H2 id="b">
      See <A href="/a">it</A>
    </H2>,
    '## See [it](/a)',
  ],
  ['lines of a paragraph', <P>{'One\ntwo.'}</P>, 'One\ntwo.'],
  [
    'code',
    <CodeBlock language="jsx" html={highlighted} numbers={'1\n2\n3'} />,
    `\`\`\`jsx\n${code}\n\`\`\``,
  ],
  [
    'code with a title',
    <CodeBlock language="tsx" title="Box.tsx" html={highlighted} />,
    `\`\`\`tsx title="Box.tsx"\n${code}\n\`\`\``,
  ],
  [
    'a live example',
    <LiveExample id="a" language="jsx" html={highlighted} responsive>
      <figure>Preview</figure>
    </LiveExample>,
    `\`\`\`jsx\n${code}\n\`\`\``,
  ],
  [
    'a preview without code',
    <LiveExample id="a" language="jsx" html={highlighted} previewOnly>
      <p>Preview</p>
    </LiveExample>,
    '',
  ],
  ['an install command', <Install packages="a b" />, '```bash\nnpm install a b\n```'],
  [
    'a development dependency',
    <Install packages="a" dev />,
    '```bash\nnpm install --save-dev a\n```',
  ],
  [
    'an admonition',
    <Admonition type="note">
      <P>Mind the gap.</P>
    </Admonition>,
    '> **Note**\n>\n> Mind the gap.',
  ],
  [
    'tabs',
    <Tabs>
      <TabItem value="a" label="A">
        <P>One</P>
      </TabItem>
      <TabItem value="b">
        <P>Two</P>
      </TabItem>
    </Tabs>,
    '**A**\n\nOne\n\n**b**\n\nTwo',
  ],
  [
    'details',
    <details>
      <summary>More</summary>
      <P>Text</P>
    </details>,
    '**More**\n\nText',
  ],
  [
    'a table',
    <Table>
      <thead>
        <tr>
          <th>Prop</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            <Code>aVeryLongNameThatWraps</Code>
          </td>
        </tr>
      </tbody>
    </Table>,
    '| Prop                     |\n| ------------------------ |\n| `aVeryLongNameThatWraps` |',
  ],
  ['an image', <Img src="/img/a.png" alt="A tree" />, '![A tree](/img/a.png)'],
  ['an inlined image', <Img src="data:image/png;base64,AA" alt="A tree" />, 'A tree'],
  [
    'task lists',
    <ul>
      <li>
        <input type="checkbox" disabled defaultChecked /> one
      </li>
    </ul>,
    '* [x] one',
  ],
  [
    'controls, specimens, and hidden text',
    <>
      <button>Filter</button>
      <label>Filter</label>
      <p data-with-scripts="">Filter</p>
      <p role="status">3 found</p>
      <p hidden>Hidden</p>
      <p aria-hidden="true">Hidden</p>
      <p inert>Specimen</p>
      <p data-specimens="">Specimen</p>
      <p data-no-copy="">Specimen</p>
      <p>Text</p>
    </>,
    'Text',
  ],
])('the copy of %s', (_name, content, copy) => expect(copyOf(content)).toBe(copy));

test('a page without marked content causes an error with its name', () =>
  expect(() => readRenderedContent('<main></main>', 'docs/a.mdx')).toThrow(
    "docs/a.mdx doesn't have a Markdown copy",
  ));
