/** The names that code may use without an import, by the module they come from. */
export type Scope = Record<string, readonly string[]>;

/** The parts of an example's module, in the order in which they stand. */
export interface ExampleModule {
  /** Import statements for the names that the code uses without importing them. */
  imports: string[];
  /** Import statements and comments at the head of the code, as written, without pragmas. */
  head: string;
  /** What makes a component of the body; on the line on which the body begins. */
  open: string;
  /** The code behind its head. */
  body: string;
  close: string;
}

/** The head of code: comments and import statements, over any number of lines. */
const headItem =
  /\s*(?:\/\/[^\n]*|\/\*[\s\S]*?\*\/|import\s(?:[^'"();]*?\sfrom\s*)?['"][^'"]+['"];?)/y;
/** Packages with a link component that needs a router; in examples a stub stands in for it. */
export const routerPackages = ['gatsby', 'next/link', 'react-router', 'react-router-dom'];

const jsxPragma = '/** @jsxImportSource theme-ui */';
const reactNode = "import('react').ReactNode";
const pragma = /\/\*+\s*@jsx(?:ImportSource|Runtime|Frag)?\s[\s\S]*?\*\/|\/\/\s*@jsx[^\n]*/g;
const importStatement = /import\s(?:([^'"();]*?)\sfrom\s*)?['"]([^'"]+)['"]/g;

function splitHead(code: string): [head: string, body: string] {
  headItem.lastIndex = 0;
  let end = 0;
  while (headItem.test(code)) end = headItem.lastIndex;
  const start = end + code.slice(end).search(/\S|$/);
  return [code.slice(0, start), code.slice(start)];
}

/** A pragma becomes as many empty lines as it had, and routers become their stub. */
function cleanHead(head: string, scope: Scope): string {
  const stub = Object.keys(scope).find((source) => source.endsWith('/RouterLink'));
  return head
    .replace(pragma, (text) => text.replace(/[^\n]/g, ''))
    .replace(importStatement, (statement, _clause, source: string) =>
      stub && routerPackages.includes(source)
        ? statement.replace(/(['"])[^'"]+\1$/, `'${stub}'`)
        : statement,
    );
}

/** The names that import statements and top-level declarations of the code bring. */
function ownNames(head: string, body: string): Set<string> {
  const clauses = [...head.matchAll(importStatement)].flatMap(([, clause]) => clause ?? []);
  const imported = clauses.flatMap((clause) =>
    clause
      .replace(/[{}]/g, ',')
      .split(',')
      .map((part) => part.trim().split(/\s+/).at(-1)!)
      .filter(Boolean),
  );
  const declared = [
    ...body.matchAll(
      /^(?:export\s+(?:default\s+)?)?(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)/gm,
    ),
  ];
  return new Set([...imported, ...declared.map(([, name]) => name!)]);
}

/** Modules that code imports, in order of appearance. */
export function importedModules(code: string): string[] {
  const [head] = splitHead(code);
  return [...head.matchAll(importStatement)].map(([, , source]) => source!);
}

/** Whether code draws by itself, with `render(…)` at the start of a line. */
export function callsRender(code: string): boolean {
  return /^render\(/m.test(code);
}

/**
 * Takes the code of a live example apart into a module with one component as its default export. Four
 * forms are understood: elements (one or several roots), one expression for a component, statements
 * that call `render(…)`, and a module with an `export default` of its own. Imports and JSX pragmas may
 * stand at the head of each.
 * @param code text of the fence, or what a reader made of it
 * @param scope names that need no import
 */
export function toExampleModule(code: string, scope: Scope): ExampleModule {
  const [head, rest] = splitHead(code);
  const body = rest.trimEnd().replace(/;$/, '');
  const own = ownNames(head, body.startsWith('<') ? '' : rest);
  const words = new Set(body.match(/[A-Za-z_$][\w$]*/g));
  const imports = Object.entries(scope).flatMap(([source, names]) => {
    const used = names.filter((name) => words.has(name) && !own.has(name));
    // Where two modules have a name, the first of them gives it.
    for (const name of used) own.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  if (words.has('React') && !own.has('React')) imports.unshift("import * as React from 'react';");
  return { imports, head: cleanHead(head, scope), ...componentOf(body, rest.trimEnd()) };
}

function componentOf(
  body: string,
  statements: string,
): Pick<ExampleModule, 'open' | 'body' | 'close'> {
  if (/^export\s+default\b/m.test(statements)) return { open: '', body: statements, close: '' };
  if (callsRender(statements)) {
    return {
      open: `let rendered: ${reactNode}; const render = (node: ${reactNode}) => { rendered = node; }; `,
      body: statements,
      close: '\nexport default function Example() { return rendered; }',
    };
  }
  if (body.startsWith('<')) {
    return {
      open: 'export default function Example() { return (<>',
      body,
      close: '</>); }',
    };
  }
  return { open: 'const Example = ', body, close: ';\nexport default Example;' };
}

/** Text of the module, and how to find the place in the code that a place in the module came from. */
export interface ModuleText {
  text: string;
  /**
   * @param line in the module, from 1
   * @param column in the module, from 1
   * @returns line and column in the code, both from 1
   */
  origin(line: number, column: number): { line: number; column: number };
}

/** The module in as many lines as its code, after one line of pragma and imports. */
export function moduleText({ imports, head, open, body, close }: ExampleModule): ModuleText {
  const first = [jsxPragma, ...imports].join(' ');
  const bodyLine = 1 + head.split('\n').length;
  const lastLine = bodyLine + body.split('\n').length - 1;
  return {
    text: `${first}\n${head}${open}${body}${close}\n`,
    origin(line, column) {
      const shift = line === bodyLine ? open.length : 0;
      return {
        line: Math.max(1, Math.min(line, lastLine) - 1),
        column: Math.max(1, column - shift),
      };
    },
  };
}

/** The module as a person would lay it out, for a file in another editor. */
export function readableModule({ imports, head, open, body, close }: ExampleModule): string {
  const component = open.endsWith('<>')
    ? [
        'export default function Example() {',
        '  return (',
        '    <>',
        body.replace(/^(?=.)/gm, '      '),
        '    </>',
        '  );',
        '}',
      ]
    : [`${open.replace(/; (?=.)/g, ';\n')}${body}${close}`];
  const parts = [jsxPragma, ...imports, ...(head.trim() ? [head.trim()] : []), '', ...component];
  return `${parts.join('\n')}\n`;
}
