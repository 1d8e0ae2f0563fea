/** @jest-environment jsdom */
import { renderToStaticMarkup } from 'react-dom/server';
import { CodeBlock } from '../../src/content/elements/CodeBlock';
import { startCopyButtons } from '../../src/content/elements/copy-buttons';

beforeAll(startCopyButtons);

test.each([
  ['line numbers', { numbers: '1\n2\n' }],
  ['a title and tools', { title: 'theme.ts', tools: <button type="button">Edit</button> }],
])('a block with %s is copied as code only', async (_name, props) => {
  const copied: string[] = [];
  // jsdom has neither the Clipboard API nor `execCommand`.
  document.execCommand = () => {
    copied.push(document.querySelector<HTMLTextAreaElement>('body > textarea')!.value);
    return true;
  };
  document.body.innerHTML = renderToStaticMarkup(
    <CodeBlock language="ts" html={'<span class="keyword">const</span> a = 1;\nb();'} {...props} />,
  );
  document.querySelector<HTMLElement>('[aria-label="Copy code"]')!.click();
  await Promise.resolve();
  expect(copied).toEqual(['const a = 1;\nb();']);
});

test('a button outside of a code block copies the recipe of the page', async () => {
  const copied: string[] = [];
  document.execCommand = () => {
    copied.push(document.querySelector<HTMLTextAreaElement>('body > textarea')!.value);
    return true;
  };
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
  await new Promise((resolve) => setTimeout(resolve));
  expect(copied).toHaveLength(1);
  expect(document.querySelector('p [data-copy-status]')!.textContent).toBe('Copied');
});
