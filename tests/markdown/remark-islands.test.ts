import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mdxToMarkdown } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { VFile } from 'vfile';
import { islandFolder } from '../../src/runtime/islands/island-modules';
import { parseMdx } from '../../src/content/markdown/parse-mdx';
import { remarkIslands } from '../../src/content/markdown/remark-islands';

const folder = mkdtempSync(path.join(tmpdir(), 'islands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Converts a page with islands. Returns the text of the page and of its island module. */
function islandsOf(text: string) {
  const file = new VFile({ path: path.join(folder, 'docs/page.mdx'), value: text });
  rmSync(path.join(folder, islandFolder), { recursive: true, force: true });
  const tree = parseMdx(text);
  remarkIslands(folder, folder, new Set(['Editor']))()(tree, file);
  const page = toMarkdown(tree, { extensions: [mdxToMarkdown()] });
  let module = '';
  try {
    module = readFileSync(path.join(folder, islandFolder, 'docs-page.tsx'), 'utf8');
  } catch {
    // A page without islands has no module.
  }
  return { page, module };
}

test('an imported component becomes an island with its props', () => {
  const { page, module } = islandsOf(
    `import Counter from './Counter';\nimport { steps } from './steps';\n\n<Counter start={steps[0]} label="It's &amp; on" />\n`,
  );
  expect(module).toContain(`import Counter from "${path.join(folder, 'docs/Counter')}";`);
  expect(module).toContain(`import { steps as steps } from "${path.join(folder, 'docs/steps')}";`);
  expect(module).toContain(`<Counter start={steps[0]} label={"It's & on"}></Counter>`);
  expect(page).toContain('<Island page="docs-page" name="Island0" component={<Island0 />} />');
});

test('a component declared in the page becomes an inline island', () => {
  const { page, module } = islandsOf(
    `export const Mark = ({ children }) => <b onClick={() => alert(1)}>{children}</b>;\n\nSay <Mark>it</Mark> aloud.\n`,
  );
  expect(module).toContain('export const Mark = ({ children })');
  expect(module).toContain('<Mark>{"it"}</Mark>');
  expect(page).toContain('name="Island0" inline component=');
});

test('Markdown inside an island stays in the page', () => {
  const { page, module } = islandsOf(
    `import Box from './Box';\n\n<Box wide>\n\nSome **text**.\n\n</Box>\n`,
  );
  expect(module).toContain('<Box wide>{children}</Box>');
  expect(page).toMatch(/<Island [^]*>\n {2}Some \*\*text\*\*\.\n<\/Island>/);
});

test.each([
  [`import Link from '@docusaurus/Link';\n\n<Link to="/a">a</Link>\n`],
  [`import Part from './_part.mdx';\n\n<Part />\n`],
  [`<div className="a">b</div>\n`],
  [`import code from '!!raw-loader!./a.js';\n\n{code}\n`],
])('%j has no island', (text) => {
  const { page, module } = islandsOf(text);
  expect([module, page.includes('<Island')]).toEqual(['', false]);
});

test("a relative path is resolved from the page's folder", () => {
  const { module } = islandsOf(
    `import Gallery from './Gallery';\n\n<Gallery picture={require('./a.png').default} />\n`,
  );
  expect(module).toContain(`require("${path.join(folder, 'docs/a.png')}").default`);
});

test("a file with a loader is resolved from the page's folder", () => {
  const { module } = islandsOf(
    `import raw from '!!raw-loader!./a.txt';\n\nexport const Raw = () => <pre>{raw}</pre>;\n\n<Raw />\n`,
  );
  expect(module).toContain(`import raw from "!!raw-loader!${path.join(folder, 'docs/a.txt')}";`);
});
