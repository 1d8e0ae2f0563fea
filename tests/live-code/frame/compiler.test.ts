import { parse } from '@babel/parser';
import {
  compile,
  compileTheme,
  type CodeError,
} from '../../../src/sandbox/live-code/frame/compile';
import { Edits } from '../../../src/sandbox/live-code/frame/compiler/edits';
import { guardCode } from '../../../src/sandbox/live-code/frame/compiler/guards';
import { walk, type SourceNode } from '../../../src/sandbox/live-code/frame/compiler/walk';
import { evaluate } from '../../../src/sandbox/live-code/frame/evaluate';

const valueOf = (module: string) => evaluate(compile(module)).default;

describe('TypeScript is removed', () => {
  test.each<[title: string, module: string, expected: unknown]>([
    ['annotations', 'const a: number = 1, b: any = (2); export default [a, b]', [1, 2]],
    [
      'optional parameters',
      'const f = (a?: number, b?: string): any => [a, b]; export default f(1)',
      [1, undefined],
    ],
    [
      'types of patterns',
      'const f = ({ a }: { a: 1 }, [b]: [2], ...c: 3[]) => [a, b, c]; export default f({ a: 1 }, [2], 3)',
      [1, 2, [3]],
    ],
    [
      'the parameter this',
      'function f(this: void, a: number) { return a } function g(this: void) { return 2 } export default [f(1), g()]',
      [1, 2],
    ],
    [
      'as, satisfies and !',
      'const a = (1 as any)!; const b = ((2) as const); export default [a, b, (3 satisfies number)!, ({ as: 4 }).as as number]',
      [1, 2, 3, 4],
    ],
    [
      'as before a line that starts with a bracket',
      'const f = (x: any) => x\nconst a = f as any\n;[1].map(f)\nconst b = a as any\n(1 as any)\nexport default typeof b',
      'function',
    ],
    [
      'a type before a line that starts with a bracket',
      'const f = (x: any) => x\nlet a = f\ntype B = any\n(a)\nexport default typeof a',
      'function',
    ],
    [
      'line breaks before an arrow',
      'const f = <\nT,\n>(a: T):\nA<\nT> => a; type A<T> = T; const g = async <\nT,>(a: T) => a; export default [f(1), typeof g]',
      [1, 'function'],
    ],
    [
      'generics',
      'function f<T>(a: T): T { return a } const s = new Set<number>([1]); const g = f<string>; export default [f<number>(1), s.size, g("a")]',
      [1, 1, 'a'],
    ],
    [
      'interfaces, types and declarations',
      'interface A { a: 1 } type B = A; declare const c: B; declare function d(): void; declare class E {} declare module "x" {}; export default 1',
      1,
    ],
    [
      'overloads',
      'function f(a: string): void; function f(a: number): void; function f(a: any) { return a } export default f(1)',
      1,
    ],
    [
      'classes',
      'interface I {} abstract class A<T> implements I, Iterable<T> { private static readonly a: number = 1; declare b: string; c?: 2; d!: 3; [key: string]: any; abstract e(): void; protected f?(): void; public get g(): number { return A.a } [Symbol.iterator](): any {} } class B extends A<string> { protected override f() {} } export default [new (B as any)().g, Object.keys(new (B as any)())]',
      [1, ['c', 'd']],
    ],
    [
      'a method with the name of a modifier',
      'class A { readonly() { return 1 } declare = 2; abstract = 3 } const a = new A(); export default [a.readonly(), a.declare, a.abstract]',
      [1, 2, 3],
    ],
    [
      'types of catch and variables without a value',
      'let a!: number; try { throw 1 } catch (e: unknown) { a = e as number } export default a',
      1,
    ],
    [
      'types of parts',
      'function isString(a: unknown): a is string { return typeof a === "string" } export default isString("")',
      true,
    ],
  ])('%s', (_, module, expected) => {
    expect(valueOf(module)).toEqual(expected);
  });

  test.each([
    'enum A { B }',
    'namespace A { export const b = 1 }',
    'class A { constructor(private b: 1) {} }',
    'import a = require("theme-ui");',
  ])('%s is rejected with its line', (code) => {
    const act = () => compile(`\n${code}\nexport default 1`);
    expect(act).toThrow('Only erasable TypeScript syntax runs here (no enums or namespaces).');
    try {
      act();
    } catch (error) {
      expect((error as CodeError).detail.line).toBe(2);
    }
  });
});

interface Created {
  type: unknown;
  props: Record<string, unknown> & { children?: unknown };
  key: string | null;
}

/** Compiles elements with React's own function, which keeps props as they are. */
function elementOf(jsx: string): Created {
  const { text, runtimeName } = compile(
    `const rest = { d: 4 }; const Part = { Of: "part" };\nexport default ${jsx}`,
  );
  const exports: { default?: Created } = {};
  const { createElement, Fragment } = jest.requireActual<typeof import('react')>('react');
  new Function(runtimeName, text)({ jsx: createElement, Fragment, exports, guard() {} });
  return exports.default!;
}

describe('directives', () => {
  const directives = ['"use strict"', "'use memo'", "'use no memo'"];
  const ends = ['\n', ';\n', ' // note\n', ' /* note */;', '\n/* note */\n', '\ntype A = 1\n(1)\n'];
  const places = ['// note\n', '', '/* note */ '];
  const cases = directives.flatMap((directive) =>
    ends.flatMap((end) => places.map((place) => `${place}${directive}${end}`)),
  );

  test.each(cases)('%j can start a function', (start) => {
    const value = valueOf(
      `class A { b() { ${start}return 1 } }\n` +
        `function f() { ${start}return 2 }\n` +
        `const g = { h() { ${start}return 3 } };\n` +
        ` export default [new A().b(), f(), g.h(), (() => { ${start}return 4 })()]`,
    );
    expect(value).toEqual([1, 2, 3, 4]);
  });
  test.each(cases)('%j can start a module', (start) => {
    expect(valueOf(`${start}const a = 1\n export default a`)).toBe(1);
    expect(valueOf(`${start}import { useState } from 'react'\n export default 1`)).toBe(1);
  });
  test('two can start a function', () => {
    expect(valueOf('() => { "use strict"\n"use memo"\nreturn this }')).toEqual(
      expect.any(Function),
    );
  });
});

describe('JSX is compiled', () => {
  test.each<[jsx: string, props: object]>([
    ['<a />', {}],
    ['<a></a>', {}],
    ['<a b c="1" d-e={2} {...rest} f:g=\'"\' / >', { b: true, c: '1', 'd-e': 2, d: 4, 'f:g': '"' }],
    ['<a b="&amp;&nbsp;\n2" c={/* one */ (1) /* two */} // three\n/>', { b: '&\u00a0\n2', c: 1 }],
    ['<a>one  two</a>', { children: 'one  two' }],
    [
      '<a>\n  one\n\n  two {"three"}{" "}\n\t{/* four */}\n  &nbsp;five\n</a>',
      { children: ['one two ', 'three', ' ', '\u00a0five'] },
    ],
    ['<a>{1}{...[2, 3]}</a>', { children: [1, 2, 3] }],
    ['<a>{1 // one\n}</a>', { children: 1 }],
    ['<a b={() => ({ c: 1 }).c} />', { b: expect.any(Function) }],
  ])('%j', (jsx, props) => {
    expect(elementOf(jsx).props).toEqual(props);
  });

  test('names and keys', () => {
    expect(elementOf('<Part.Of key="k" />')).toMatchObject({ type: 'part', key: 'k', props: {} });
    expect(elementOf('<my-part />').type).toBe('my-part');
    expect(elementOf('<svg:a />').type).toBe('svg:a');
    const inner = elementOf('<><a b=<b>1</b> /></>').props.children as Created;
    expect((inner.props.b as Created).props.children).toBe('1');
  });
});

describe('modules', () => {
  test.each<[module: string, expected: unknown]>([
    [
      "import React, { useState as s, type FC } from 'react'; import * as all from 'react';\nexport default React.useState === s && all.useState === s",
      true,
    ],
    ["import type { A } from 'none'; import { B } from 'none';\nlet b: B; export default 1", 1],
    ['export default function () { return 1 }', expect.any(Function)],
    ['export default function A() { return 1 }\n(1)', expect.any(Function)],
    ['export default class {}', expect.any(Function)],
    ['export default async () => 1\n', expect.any(Function)],
    ['const a = 1; export { a as default } // the end', 1],
    ["export { useState as default } from 'react'", expect.any(Function)],
  ])('%s', (module, expected) => {
    expect(
      evaluate(compileTheme(module.startsWith('export') ? module : `\nexport {};${module}`))
        .default,
    ).toEqual(expected);
  });

  test('export names, and all of another module', () => {
    const exports = evaluate(
      compileTheme(
        "export const theme = { a: 1 }, b = 2;\nexport function f() {}\nexport * from 'react';\nexport const { c, d: [e = 5, ...g] } = { c: 3, d: [] };",
      ),
    );
    expect(exports).toMatchObject({ theme: { a: 1 }, b: 2, f: expect.any(Function) });
    expect(exports).toMatchObject({ c: 3, e: 5, g: [] });
    expect(exports.useState).toBeDefined();
  });

  test('are imported on demand', async () => {
    const load = valueOf("() => import('react')") as () => Promise<object>;
    expect(await load()).toHaveProperty('useState');
  });
});

test('line numbers stay the same', () => {
  const line = (code: string) => code.split('\n').findIndex((text) => text.includes('here'));
  const code =
    'import {\n  Box,\n  Text as T,\n} from "theme-ui";\ninterface A {\n  a: 1;\n}\nconst f = (a:\n  A) => (\n  <Box\n    b="1\n2"\n  >\n    text\n\n    {/*\n    */}\n    <T>{here}</T>\n  </Box>\n);\nconst here = 1;\nexport default f';
  const { text, origin } = compile(code);
  expect(origin(line(text) + 1)).toBe(line(code) + 1);
});

describe('work is proportional to the length of the code', () => {
  const kinds: Record<string, (size: number) => string> = {
    'functions in a list': (size) => `[${'a => 0,'.repeat(size)}]`,
    'functions in functions': (size) => `${'a => '.repeat(size)}0`,
    'functions in calls': (size) => `${'f(() => '.repeat(size)}0${')'.repeat(size)}`,
    'functions as default values': (size) => `${'(a = '.repeat(size)}0${') => 0'.repeat(size)}`,
    loops: (size) => `() => { ${'for (;;) '.repeat(size)}; }`,
    elements: (size) => `<>${'<a b={1}>c</a>'.repeat(size)}</>`,
    'elements in attributes': (size) => `${'<a b={'.repeat(size)}0${'} />'.repeat(size)}`,
  };

  /** Counts nodes that are visited, and characters that are copied. */
  function workOf(code: string): { visited: number; copied: number } {
    const edits = new Edits(code);
    const { program } = parse(code, { plugins: ['typescript', 'jsx'] });
    let visited = 0;
    walk(program as SourceNode, [() => void (visited += 1), guardCode(edits, 'guard')]);
    let copied = 0;
    const slice = jest.spyOn(String.prototype, 'slice').mockImplementation(function (
      this: string,
      from = 0,
      to = this.length,
    ) {
      const text = this.substring(from, to);
      copied += text.length;
      return text;
    });
    edits.apply();
    slice.mockRestore();
    return { visited, copied };
  }

  test.each(Object.keys(kinds))('%s', (kind) => {
    const [small, large] = [25, 100].map((size) => workOf(`x = ${kinds[kind]!(size)}`));
    expect(small!.visited).toBeGreaterThan(25);
    expect(large!.visited).toBeLessThanOrEqual(small!.visited * 4);
    expect(large!.copied).toBeLessThanOrEqual(small!.copied * 4);
  });

  test.each(Object.keys(kinds))('%s, when the source is parsed', (kind) => {
    const tokensOf = (size: number) => {
      // The parser takes each token from this function of its prototype, also those of a second attempt.
      const reads = jest.spyOn(String.prototype, 'charCodeAt');
      compile(`export default ${kinds[kind]!(size)}`);
      const count = reads.mock.calls.length;
      reads.mockRestore();
      return count;
    };
    const small = tokensOf(8);
    expect(small).toBeGreaterThan(8);
    expect(tokensOf(32)).toBeLessThanOrEqual(small * 6);
  });
});
