import { compile } from '../../src/sandbox/live-code/frame/compile';
import { evaluate } from '../../src/sandbox/live-code/frame/evaluate';
import {
  callsRender,
  moduleText,
  readableModule,
  toExampleModule,
} from '../../src/content/code/example-module';

const scope = {
  'theme-ui': ['Button', 'Text', 'Link', 'css'],
  react: ['useState', 'Fragment'],
  '@/demo': ['posts', 'images'],
  '@/RouterLink': ['RouterLink'],
};
const textOf = (code: string) => moduleText(toExampleModule(code, scope)).text;
const pragma = '/** @jsxImportSource theme-ui */';

describe("an example's module", () => {
  test('imports the names it uses and wraps several roots', () => {
    expect(textOf('<Button>A</Button>\n<Text>B</Text>;')).toBe(
      `${pragma} import { Button, Text } from 'theme-ui';\n` +
        'export default function Example() { return (<><Button>A</Button>\n<Text>B</Text></>); }\n',
    );
  });
  test('treats an expression as a component and imports demo data', () => {
    expect(textOf('() => <p>{posts.length} {useState(0)[0]}</p>;')).toBe(
      `${pragma} import { useState } from 'react'; import { posts } from '@/demo';\n` +
        'const Example = () => <p>{posts.length} {useState(0)[0]}</p>;\nexport default Example;\n',
    );
  });
  test("keeps the example's imports and doesn't import their names twice", () => {
    const text = textOf(
      "import { Button as B, css } from 'theme-ui';\nimport type { Theme } from 'theme-ui';\n\n<B>{css}</B>",
    );
    expect(text.split('\n')[0]).toBe(pragma);
    expect(text).toContain("import { Button as B, css } from 'theme-ui';\nimport type { Theme }");
    expect(text).toContain('(<><B>{css}</B></>)');
  });
  test('drops both pragmas and keeps line numbers', () => {
    for (const comment of ['/** @jsxImportSource theme-ui */', '/** @jsx jsx */']) {
      const module = moduleText(toExampleModule(`${comment}\n// Two\n<p>Three</p>`, scope));
      expect(module.text.match(/@jsx/g)).toHaveLength(1);
      expect(module.text.split('\n')[3]).toContain('<p>Three</p>');
      expect(module.origin(4)).toBe(3);
    }
  });
  test('lets statements call render', () => {
    const code = 'const Button = () => <p>Mine</p>;\nrender(<Button />)';
    expect(callsRender(code)).toBe(true);
    expect(callsRender('<p onClick={() => render()} />')).toBe(false);
    const text = textOf(code);
    expect(text.split('\n')[0]).toBe(pragma);
    expect(text).toContain('=> renderedNode;');
  });
  test.each([
    ["// import { Button } from 'theme-ui'\n<Button />", "import { Button } from 'theme-ui'; "],
    ["'use client';\nimport { css } from 'theme-ui';\n<Text>{css}</Text>", 'import { Text }'],
  ])('reads leading imports and ignores comments: %j', (code, expected) => {
    expect(`${textOf(code)} `.replace('\n', ' ')).toContain(expected);
    expect(() => compile(code)).not.toThrow();
  });
  test.each([
    'const renderedNodes = 1;\nfunction Example() { return <p>{renderedNodes}</p>; }\nrender(<Example />)',
    '<pre>{`\nrender(<App />)\nexport default 1\n`}</pre>',
    '<T,>(props: { a?: T }) => <p>{String(props.a)}</p>',
    '<T extends string>(props: { a?: T }) => <p>{props.a}</p>',
    '{/* a note */}\n<p>After</p>',
    '<p>Before</p>\n// a note',
    '<p>Before</p>; // a note\n// and another',
    '',
    '// nothing but a note',
  ])('compiles %j', (code) => {
    const exports = evaluate(compile(code));
    expect(typeof exports.default).toBe('function');
  });
  test.each([
    'const { Text } = parts;',
    'const { Title: Text } = parts;',
    'const { Title: Text = 1 } = parts;',
    'const { nested: { Text } } = parts;',
    'const { nested: [, { Text }] } = parts;',
    'const { Title, ...Text } = parts;',
    'const [Text] = list;',
    'const [, Text = 1, ...rest] = list;',
    'const [...Text] = list;',
    'const a = 1, Text = a;',
    'let a = (1, 2), b = [a, 3],\n  Text = b;',
    'var Text;',
    'function Text() {}',
    'async function Text() {}',
    'function* Text() {}',
    'class Text {}',
    '  const Text = 1;',
    'export const { Text } = parts;',
    'export function Text() {}',
    "import { Button } from 'theme-ui'; const { Text } = parts;",
    "import { /* comment, */ Button as Text } from 'theme-ui';",
    "import Text, { Button } from 'theme-ui';",
    "import * as Text from 'theme-ui';",
  ])('names that the code declares aren’t imported: %s', (declaration) => {
    const used = 'const used = typeof Text;\nconst parts = { nested: [] }, list = [];\n';
    const code = `${used}${declaration}\nexport default () => <Text />`;
    for (const each of [code, code.replace('export default () =>', 'render(').concat(')')]) {
      const { imports } = toExampleModule(each, scope);
      expect(imports.join()).not.toContain('Text');
      expect(() => compile(each)).not.toThrow();
    }
  });
  test.each([
    'const f = ({ Text: a }) => a;\nexport default () => <Text />',
    'const f = (Text) => { const [Button] = Text };\nexport default () => <Text />',
    'export default function A() { const b = 1; return <Text /> }',
    'export default { Text }',
  ])('other names are imported: %s', (code) => {
    expect(toExampleModule(code, scope).imports.join()).toContain('Text');
  });
  test.each([
    '  render(<p>One</p>)',
    '\tconst a = 1;\n\trender(<p>{a}</p>)',
    'const a = 1; render(<p>{a}</p>)',
    '"use client"\nrender(<p>One</p>)',
  ])('recognizes a call of render wherever its line starts: %j', (code) => {
    expect(callsRender(code)).toBe(true);
    expect(evaluate(compile(code)).default).toEqual(expect.any(Function));
  });
  test.each([
    'class Example extends React.Component {\n  render() {\n    return <p>One</p>;\n  }\n}',
    'class extends React.Component {\nrender() { return <p>One</p>; }\n}',
    'function () {\n  return <p>One</p>;\n}',
    '() => {\n  const render = (node) => node;\n  render(1);\n  return <p>One</p>;\n};',
  ])("isn't confused by the word render in a component: %j", (code) => {
    expect(callsRender(code)).toBe(false);
    expect(evaluate(compile(code)).default).toEqual(expect.any(Function));
  });
  test.each([
    ['export function App() { return 1; }', 'App'],
    ["import { Button } from 'theme-ui';\n\nexport const App = () => <Button />;", 'App'],
    [
      'export const Part = () => 1;\nexport const App = () => <Part />;\nconst Other = () => 2;',
      'App',
    ],
    ['function Part() {}\nfunction App() { return <Part />; }', 'App'],
    ['const App = () => 1;', 'App'],
    [
      'interface Props { a: 1 }\n\nclass App extends React.Component<Props> {}\n\ntype B = 1;',
      'App',
    ],
    ['const App = () => 1;\nexport { App as default };', 'App'],
  ])('shows the component that statements export or declare: %j', (code, name) => {
    expect(evaluate(compile(code)).default).toHaveProperty('name', name);
  });
  test.each([
    'const a = 1;\n<p>{a}</p>',
    'function A() { return 1; }\n\n<A />;',
    "import { css } from 'theme-ui';\n\nconst a = css;\n(<>{a}</>)",
  ])('shows the elements that statements end with: %j', (code) => {
    expect(evaluate(compile(code)).default).toHaveProperty('props');
  });
  test('drops comments after elements', () => {
    expect(textOf('<p>A</p>\n// a note')).not.toContain('note');
  });
  test("doesn't change a module with a default export", () => {
    expect(textOf('const a = 1;\nexport default () => <p>{a}</p>;')).toBe(
      `${pragma}\nconst a = 1;\nexport default () => <p>{a}</p>;\n`,
    );
  });
  test('replaces a router with a stub', () => {
    expect(textOf('import { Link } from \'gatsby\';\n\n<Link to="/">A</Link>')).toContain(
      "import { Link } from '@/RouterLink'",
    );
    expect(textOf('import Link from \'next/link\';\n\n<Link href="/">A</Link>')).toContain(
      "import Link from '@/RouterLink'",
    );
  });
  test('imports a name from the first of two modules that have it', () => {
    const twice = { 'theme-ui': ['createElement'], react: ['createElement', 'use'] };
    const { imports } = toExampleModule('() => createElement(use)', twice);
    expect(imports).toEqual([
      "import { createElement } from 'theme-ui';",
      "import { use } from 'react';",
    ]);
  });
  test('imports React if it is referenced', () => {
    expect(textOf('() => <p>{React.useState(1)[0]}</p>')).toContain(
      "import * as React from 'react'",
    );
  });
  test('can be formatted for readers', () => {
    expect(readableModule(toExampleModule('<Text>\n  A\n</Text>', scope))).toBe(
      [
        pragma,
        "import { Text } from 'theme-ui';",
        '',
        'export default function Example() {',
        '  return (',
        '    <>',
        '      <Text>',
        '        A',
        '      </Text>',
        '    </>',
        '  );',
        '}',
        '',
      ].join('\n'),
    );
  });
});
