/** The names that code can use without an import, by module. */
export type Scope = Record<string, readonly string[]>;

/** The parts of an example's module, in their order. */
export interface ExampleModule {
  /** Import statements for the names that the code uses without importing them. */
  imports: string[];
  /** Import statements and comments at the start of the code, without pragmas. */
  head: string;
  /** Code before the body, on the same line, that makes it a component. */
  open: string;
  /** The rest of the code. */
  body: string;
  close: string;
}

/** A comment, a directive, or an import, over any number of lines. */
const headItem =
  /\s*(?:(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|['"]use [^'"]+['"];?|import\s(?:([^'"();]*?)\sfrom\s*)?(['"])([^'"]+)\3;?)/y;

/** Packages whose link component needs a router. In examples, a stub replaces it. */
export const routerPackages = ['gatsby', 'next/link', 'react-router', 'react-router-dom'];

const jsxPragma = '/** @jsxImportSource theme-ui */';
const reactNode = "import('react').ReactNode";

interface Head {
  /** Without pragmas, and with the stub instead of routers. */
  text: string;
  /** Imported names. */
  names: string[];
  /** Index of the body in the code. */
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
    // Keeps the line breaks of a pragma.
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

/** Returns the names of top-level declarations. */
function declaredNames(body: string): string[] {
  const declarations = body.matchAll(
    /^(?:export\s+(?:default\s+)?)?(?:async\s+)?(?:function\*?|class|const|let|var)\s+([\w$]+)/gm,
  );
  return [...declarations].map(([, name]) => name!);
}

/** Returns true for elements, also after a comment in braces, but not for type parameters of a function. */
function isElements(body: string): boolean {
  return /^(?:<(?![\w$]+\s*(?:,|extends\b))|\{\s*\/\*)/.test(body);
}

/** Returns true if code calls `render(…)` at the start of a line. */
export function callsRender(code: string): boolean {
  return !isElements(code.slice(readHead(code, undefined).end)) && /^render\(/m.test(code);
}

/**
 * Splits the code of a live example into the parts of a module that exports a component. The code can be elements (one
 * or several roots), an expression for a component, statements that call `render(…)`, or a module with an
 * `export default`. Each can start with imports, comments, and JSX pragmas. Empty code renders nothing.
 * @param code text of the fence, or the reader's edit
 * @param scope names that don't need an import
 */
export function toExampleModule(code: string, scope: Scope): ExampleModule {
  const stub = Object.keys(scope).find((source) => source.endsWith('/RouterLink'));
  const head = readHead(code, stub);
  const body = code.slice(head.end).trimEnd();
  const own = new Set([...head.names, ...(isElements(body) ? [] : declaredNames(body))]);
  const words = new Set(body.match(/[A-Za-z_$][\w$]*/g));
  const imports = Object.entries(scope).flatMap(([source, names]) => {
    const used = names.filter((name) => words.has(name) && !own.has(name));
    // If two modules export a name, the first one is used.
    for (const name of used) own.add(name);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  if (words.has('React') && !own.has('React')) imports.unshift("import * as React from 'react';");
  return { imports, head: head.text, ...componentOf(body) };
}

function componentOf(body: string): Pick<ExampleModule, 'open' | 'body' | 'close'> {
  const expression = body.replace(/;$/, '');
  if (isElements(body)) {
    // A comment after the elements would be text in the fragment.
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

/** Text of a module, and where its lines come from. */
export interface ModuleText {
  text: string;
  /**
   * @param line of the module, from 1
   * @returns line of the code, from 1
   */
  origin(line: number): number;
}

/** Joins the parts of a module: a line with the pragma and imports, then as many lines as the code has. */
export function moduleText({ imports, head, open, body, close }: ExampleModule): ModuleText {
  const first = [jsxPragma, ...imports].join(' ');
  const lines = `${head}${body}`.split('\n').length;
  return {
    text: `${first}\n${head}${open}${body}${close}\n`,
    origin: (line) => Math.max(1, Math.min(line - 1, lines)),
  };
}

/** Formats a module for people, for a file in another editor. */
export function readableModule({ imports, head, open, body, close }: ExampleModule): string {
  const component = open.endsWith('<>')
    ? [
        'export default function Example() {',
        '  return (',
        '    <>',
        // In a template literal, indentation would become part of the string.
        body.includes('`') ? body : body.replace(/^(?=.)/gm, '      '),
        '    </>',
        '  );',
        '}',
      ]
    : [`${open.replace(/; (?=.)/g, ';\n')}${body}${close}`];
  const parts = [jsxPragma, ...imports, ...(head.trim() ? [head.trim()] : []), '', ...component];
  return `${parts.join('\n')}\n`;
}
