import { compile } from '../../../src/live-code/frame/compile';
import { evaluate } from '../../../src/live-code/frame/evaluate';
import {
  callsRender,
  moduleText,
  readableModule,
  toExampleModule,
} from '../../../src/live-code/module';

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
