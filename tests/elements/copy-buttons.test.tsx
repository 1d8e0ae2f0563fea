/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from '../../src/content/elements/CodeBlock';
import { startCopyButtons } from '../../src/content/elements/copy-buttons';

/** Texts that were copied. jsdom doesn't have the Clipboard API. */
let copied: string[];

beforeAll(startCopyButtons);
beforeEach(() => {
  copied = [];
  Object.assign(globalThis, {
    ClipboardItem: class {
      constructor(readonly data: object) {}
    },
  });
  const write = async ([{ data }]: [{ data: Record<string, Promise<Blob>> }]) => {
    const reader = new FileReader();
    reader.readAsText(await data['text/plain']!);
    await new Promise((resolve) => (reader.onload = resolve));
    copied.push(reader.result as string);
  };
  Object.assign(navigator, { clipboard: { write } });
});

/** Waits for the status that says how the copy went. */
async function settled(): Promise<void> {
  while (!document.querySelector('[data-copy-status]')!.textContent) {
    await new Promise((resolve) => setTimeout(resolve));
  }
}

test.each([
  ['line numbers', { numbers: '1\n2\n' }],
  ['a title and tools', { title: 'theme.ts', tools: <button type="button">Edit</button> }],
])('a block with %s is copied as code only', async (_name, props) => {
  document.body.innerHTML = renderToStaticMarkup(
    <CodeBlock language="ts" html={'<span class="keyword">const</span> a = 1;\nb();'} {...props} />,
  );
  document.querySelector<HTMLElement>('[data-copy]')!.click();
  await settled();
  expect(copied).toEqual(['const a = 1;\nb();']);
});

test('of changes to code, the code after them is copied', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <CodeBlock
      language="diff ts"
      html={'  a();\n<del>- b();</del>\n<ins>+ <span class="name">c</span>();</ins>'}
    />,
  );
  document.querySelector<HTMLElement>('[data-copy]')!.click();
  await settled();
  expect(copied).toEqual(['a();\nc();']);
});

test('a button outside of a code block copies the recipe of the page', async () => {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <p>
        <button data-copy="" />
        <span data-copy-status="" />
      </p>
      <div data-recipe="">
        <CodeBlock language="tsx" html="<a />" />
      </div>
    </>,
  );
  document.querySelector<HTMLElement>('p [data-copy]')!.click();
  await settled();
  expect(copied).toHaveLength(1);
  expect(document.querySelector('p [data-copy-status]')!.textContent).toBe('Copied');
});
