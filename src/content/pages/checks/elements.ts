import type { Expression, Node, Pattern, Program } from 'estree';
import { fromParse5 } from 'hast-util-from-parse5';
import type { Root } from 'mdast';
import type {
  MdxFlowExpression,
  MdxJsxAttribute,
  MdxjsEsm,
  MdxTextExpression,
} from 'mdast-util-mdx';
import { parseFragment } from 'parse5';
import type { VFile } from 'vfile';
import type { JsxElement } from '../../markdown/jsx';

/** Components that pages can use without an import, and imports of others. */
export interface PageComponents {
  names: ReadonlySet<string>;
  /** Import statements of components that pages can import, by name. */
  imports: Readonly<Record<string, string>>;
}

type Expressions = MdxFlowExpression | MdxTextExpression;

/** Names that Docusaurus declares in each page. */
const pageNames = ['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'];

/** Adds the names that a pattern declares, such as `{ a, b: [c] }`. */
function addDeclared(pattern: Pattern, names: Set<string>): void {
  switch (pattern.type) {
    case 'Identifier':
      names.add(pattern.name);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        addDeclared(property.type === 'RestElement' ? property.argument : property.value, names);
      }
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) addDeclared(element, names);
      break;
    case 'AssignmentPattern':
      addDeclared(pattern.left, names);
      break;
    case 'RestElement':
      addDeclared(pattern.argument, names);
  }
}

/** Collects the names that a page imports and declares. Reports a default export. */
function readDeclared(tree: Root, file: VFile): Set<string> {
  const names = new Set(pageNames);
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const statement of (node as MdxjsEsm).data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) names.add(local.name);
      } else if (statement.type === 'ExportDefaultDeclaration') {
        file.message(
          'A page can\'t have an "export default", because it would replace the page. Write "export const" and a name.',
          node,
        );
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        const patterns =
          declaration.type === 'VariableDeclaration'
            ? declaration.declarations.map(({ id }) => id)
            : [declaration.id];
        for (const pattern of patterns) addDeclared(pattern, names);
      }
    }
  }
  return names;
}

/** Collects the names that an expression reads when it's rendered: not those in functions. */
function addReferences(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) {
    for (const child of node) addReferences(child, names);
    return;
  }
  const { type } = (node ?? {}) as Partial<Node>;
  if (
    typeof type !== 'string' ||
    /Function|^Class|^JSX(Opening|Closing)?(Element|Fragment)/.test(type)
  )
    return;
  if (type === 'Identifier') names.add((node as { name: string }).name);
  for (const [key, child] of Object.entries(node as Record<string, unknown>)) {
    const isName =
      (key === 'property' || key === 'key') && !(node as { computed?: boolean }).computed;
    if (!isName && typeof child === 'object') addReferences(child, names);
  }
}

const readReferences = (program: Program | null | undefined): string[] => {
  const names = new Set<string>();
  addReferences(program?.body, names);
  return [...names];
};

const firstExpression = (program: Program | null | undefined): Expression | undefined => {
  const [statement] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
};

/** Writes CSS declarations as an object. */
function toStyleObject(css: string): string {
  const entries = css.split(';').flatMap((declaration) => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*?)\s*$/.exec(declaration) ?? [];
    if (!name) return [];
    const key = name.startsWith('--')
      ? `'${name}'`
      : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return [`${key}: '${value!.replaceAll("'", '"')}'`];
  });
  return `{{ ${entries.join(', ')} }}`;
}

/** Name of an attribute in React, if it has no value in HTML and another name there. */
function findReactName(element: string, attribute: string): string | undefined {
  const [node] = parseFragment(`<${element} ${attribute}>`).childNodes;
  const hast = node && fromParse5(node);
  const properties = hast?.type === 'element' ? Object.entries(hast.properties) : [];
  return properties.find(([name, value]) => value === true && name !== attribute)?.[0];
}

/** Finds an attribute of a plain element that has no effect, or that stops rendering. */
function findAttributeMistake(
  element: string,
  { name, value }: MdxJsxAttribute,
  isHydrated: boolean,
) {
  if (name === 'style' && typeof value === 'string') {
    return `The style of <${element}> must be an object. Write: style=${toStyleObject(value)}`;
  }
  if (name === 'sx') {
    return (
      `<${element}> can't have the sx prop in a page. Use a component: import { Box } from 'theme-ui'; then ` +
      `<Box as="${element}" sx={{ … }}>`
    );
  }
  if (/^on[a-z]/i.test(name) && !isHydrated) {
    return (
      `"${name}" has no effect on <${element}>: pages are HTML without React. Put the element into a component in ` +
      'src/components, and import that (see "Add an interactive component" in CONTRIBUTING.md).'
    );
  }
  const reactName =
    value === null || value === undefined ? findReactName(element, name) : undefined;
  return reactName && `"${name}" would be dropped. Write: ${reactName}`;
}

function describeUnknown(name: string, { names, imports }: PageComponents): string {
  const statement = imports[name];
  if (statement)
    return `<${name}> needs an import. Write this below the front matter: ${statement}`;
  const start = name.slice(0, 3).toLowerCase();
  const similar = [...names, ...Object.keys(imports)].filter((other) =>
    other.toLowerCase().startsWith(start),
  );
  const hint =
    similar.length > 0
      ? ` Did you mean ${similar
          .slice(0, 3)
          .map((other) => `<${other}>`)
          .join(' or ')}?`
      : '';
  return `<${name}> isn't defined.${hint} Import it below the front matter. If it's code, put it in backticks: \`<${name}>\``;
}

/**
 * Finds what would stop rendering, or have no effect: components and variables that aren't defined, expressions that
 * can't be shown, and attributes of plain elements that React doesn't accept.
 * @param components undefined to accept all components
 */
export function checkElements(tree: Root, file: VFile, components?: PageComponents): void {
  const declared = readDeclared(tree, file);
  const isDefined = (name: string) => declared.has(name) || name in globalThis;

  function checkContent(node: Expressions): void {
    const remedy = `Write "\\{" for a brace in text, or put the code in backticks: \`{${node.value.trim()}}\``;
    const unknown = readReferences(node.data?.estree).find((name) => !isDefined(name));
    const { type = '' } = firstExpression(node.data?.estree) ?? {};
    if (unknown !== undefined) {
      file.message(`Braces contain JavaScript, and "${unknown}" isn't defined. ${remedy}`, node);
    } else if (/^Object|Function/.test(type)) {
      const kind = type.startsWith('Object') ? 'an object' : 'a function';
      file.message(`Braces contain JavaScript, and ${kind} can't be shown. ${remedy}`, node);
    }
  }

  function checkElement(node: JsxElement, isHydrated: boolean): void {
    const { name } = node;
    if (name === null) return;
    const root = name.split('.')[0]!;
    const isComponent = /^[A-Z]/.test(root);
    if (isComponent && components && !declared.has(root) && !components.names.has(root)) {
      file.message(describeUnknown(root, components), node);
    }
    for (const attribute of node.attributes) {
      const program =
        attribute.type === 'mdxJsxExpressionAttribute'
          ? attribute.data?.estree
          : typeof attribute.value === 'object'
            ? attribute.value?.data?.estree
            : undefined;
      const unknown = readReferences(program).find((reference) => !isDefined(reference));
      if (unknown !== undefined) {
        file.message(
          `"${unknown}" isn't defined. Import it, or write text in quotes instead of braces.`,
          node,
        );
      } else if (!isComponent && attribute.type === 'mdxJsxAttribute') {
        const text = findAttributeMistake(name, attribute, isHydrated);
        if (text) file.message(text, node);
      }
    }
  }

  function check(node: Root | Root['children'][number], isHydrated: boolean): void {
    let isInside = isHydrated;
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      checkElement(node, isHydrated);
      isInside ||= declared.has(node.name?.split('.')[0] ?? '');
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      checkContent(node);
    }
    if ('children' in node) {
      for (const child of node.children) check(child as Root['children'][number], isInside);
    }
  }
  check(tree, false);
}
