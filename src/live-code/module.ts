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

/** What may stand at the head of code, over any number of lines: a comment, a directive, an import. */
const headItem =
  /\s*(?:(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|['"]use [^'"]+['"];?|import\s(?:([^'"();]*?)\sfrom\s*)?(['"])([^'"]+)\3;?)/y;

/** Packages with a link component that needs a router; in examples a stub stands in for it. */
export const routerPackages = ['gatsby', 'next/link', 'react-router', 'react-router-dom'];

const jsxPragma = '/** @jsxImportSource theme-ui */';
const reactNode = "import('react').ReactNode";

interface Head {
  /** Without pragmas, and with the stub of routers. */
  text: string;
  /** Names that its imports bring. */
  names: string[];
  /** Where the body begins in the code. */
  end: number;
}

function readHead(code: string, stub: string | undefined): Head {
  headItem.lastIndex = 0;
  const names: string[] = [];
  let text = '';
  let end = 0;
  for (let match = headItem.exec(code); match; match = headItem.exec(code)) {
    const [item, comment, clause = '', , source] = match;
    end = headItem.lastIndex;
    // A pragma becomes as many empty lines as it had.
    if (comment && /@jsx/.test(comment)) text += item.replace(/[^\n]/g, '');
    else if (stub && source && routerPackages.includes(source)) {
      text += item.replace(/(['"])[^'"]+\1;?$/, `'${stub}';`);
    } else text += item;
    names.push(
      ...clause
        .replace(/[{}]/g, ',')
        .split(',')
        .map((part) => part.trim().split(/\s+/).at(-1)!)
        .filter(Boolean),
    );
  }
  const start = end + code.slice(end).search(/\S|$/);
  return { text: text + code.slice(end, start), names, end: start };
}

/** The names that top-level declarations of the code bring. */
function declaredNames(body: string): string[] {
  const declarations = body.matchAll(
    /^(?:export\s+(?:default\s+)?)?(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)/gm,
  );
  return [...declarations].map(([, name]) => name!);
}

/** Elements: also behind a comment in braces, and no type parameters of a function. */
function isElements(body: string): boolean {
  return /^(?:<(?![\w$]+\s*(?:,|extends\b))|\{\s*\/\*)/.test(body);
}

/** Whether code draws by itself, with `render(…)` at the start of a line. */
export function callsRender(code: string): boolean {
  return !isElements(code.slice(readHead(code, undefined).end)) && /^render\(/m.test(code);
}

/**
 * Takes the code of a live example apart into a module with one component as its default export. Four
 * forms are understood: elements (one or several roots), one expression for a component, statements
 * that call `render(…)`, and a module with an `export default` of its own. Imports, comments and JSX
 * pragmas may stand at the head of each. No code at all shows nothing.
 * @param code text of the fence, or what a reader made of it
 * @param scope names that need no import
 */
export function toExampleModule(code: string, scope: Scope): ExampleModule {
  const stub = Object.keys(scope).find((source) => source.endsWith('/RouterLink'));
  const head = readHead(code, stub);
  const body = code.slice(head.end).trimEnd();
  const own = new Set([...head.names, ...(isElements(body) ? [] : declaredNames(body))]);
  const words = new Set(body.match(/[A-Za-z_$][\w$]*/g));
  const imports = Object.entries(scope).flatMap(([source, names]) => {
    const used = names.filter((name) => words.has(name) && !own.has(name));
    // Where two modules have a name, the first of them gives it.
    for (const name of used) own.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  if (words.has('React') && !own.has('React')) imports.unshift("import * as React from 'react';");
  return { imports, head: head.text, ...componentOf(body) };
}

function componentOf(body: string): Pick<ExampleModule, 'open' | 'body' | 'close'> {
  const expression = body.replace(/;$/, '');
  if (isElements(body)) {
    // A comment behind the elements would be text between them.
    const elements = expression.replace(/(?:\n\s*\/\/[^\n]*)+$/, '').replace(/;$/, '');
    return {
      open: 'export default function Example() { return (<>',
      body: elements,
      close: '</>); }',
    };
  }
  if (body === '') return { open: '\nexport default () => null;', body, close: '' };
  if (/^export\s+default\b/m.test(body)) return { open: '', body, close: '' };
  if (/^render\(/m.test(body)) {
    return {
      open: `let renderedNode: ${reactNode}; const render = (node: ${reactNode}) => { renderedNode = node; }; `,
      body,
      close: '\nexport default () => renderedNode;',
    };
  }
  return { open: 'const Example = ', body: expression, close: ';\nexport default Example;' };
}

/** Text of the module, and where its lines come from. */
export interface ModuleText {
  text: string;
  /**
   * @param line of the module, from 1
   * @returns line of the code, from 1
   */
  origin(line: number): number;
}

/** The module in as many lines as its code, after one line of pragma and imports. */
export function moduleText({ imports, head, open, body, close }: ExampleModule): ModuleText {
  const first = [jsxPragma, ...imports].join(' ');
  const lines = `${head}${body}`.split('\n').length;
  return {
    text: `${first}\n${head}${open}${body}${close}\n`,
    origin: (line) => Math.max(1, Math.min(line - 1, lines)),
  };
}

/** The module as a person would lay it out, for a file in another editor. */
export function readableModule({ imports, head, open, body, close }: ExampleModule): string {
  const component = open.endsWith('<>')
    ? [
        'export default function Example() {',
        '  return (',
        '    <>',
        // Spaces inside a template literal would be part of it.
        body.includes('`') ? body : body.replace(/^(?=.)/gm, '      '),
        '    </>',
        '  );',
        '}',
      ]
    : [`${open.replace(/; (?=.)/g, ';\n')}${body}${close}`];
  const parts = [jsxPragma, ...imports, ...(head.trim() ? [head.trim()] : []), '', ...component];
  return `${parts.join('\n')}\n`;
}
