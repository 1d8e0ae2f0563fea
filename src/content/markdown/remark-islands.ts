import type { Identifier, ImportDeclaration, Node, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { islandPageName, writeIslandModule } from '../../runtime/islands/island-modules';
import { createImport } from './import-declaration';
import type { JsxElement } from './jsx';

/** Matches sources of imports that aren't islands: Docusaurus' components, partials, and files with a loader. */
const nonIslandSource = /^@docusaurus\/|^@theme\/|\.mdx?$|!/;

interface Import {
  /** Code that imports only this name. */
  statement: string;
  /** False for imports that other transforms added. */
  byAuthor: boolean;
  source: string;
}

/** The names that a page imports and declares. */
interface PageScope {
  imports: Map<string, Import>;
  /** Names that the page exports, such as inline components. */
  declared: Set<string>;
  /** Code of these exports. */
  declarations: string[];
  /** Folder of the page. */
  folder: string;
}

const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Collects all identifiers in a program. */
function collectNames(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) node.forEach((child) => collectNames(child, names));
  else if (node && typeof node === 'object') {
    const { type, name } = node as Identifier;
    if (type === 'Identifier' || (type as string) === 'JSXIdentifier') names.add(name);
    for (const [key, value] of Object.entries(node as Node)) {
      if (key !== 'position' && key !== 'loc') collectNames(value, names);
    }
  }
}

/** Makes a relative path absolute, also after loaders, since the islands' module is in another folder. */
const resolveSource = (source: string, folder: string) =>
  source.replace(/(?<=^|!)\.[^!]+$/, (file) => path.resolve(folder, file));

/** Makes relative paths in `require()` absolute. */
const resolveRequires = (code: string, folder: string) =>
  code.replace(
    /\brequire\((['"])([^'"]+)\1/g,
    (_, _quote, source: string) => `require(${JSON.stringify(resolveSource(source, folder))}`,
  );

function importStatement(declaration: ImportDeclaration, index: number, source: string): string {
  const specifier = declaration.specifiers[index]!;
  const { name } = specifier.local;
  const from = JSON.stringify(source);
  if (specifier.type === 'ImportDefaultSpecifier') return `import ${name} from ${from};`;
  if (specifier.type === 'ImportNamespaceSpecifier') return `import * as ${name} from ${from};`;
  const imported = specifier.imported as Identifier;
  return `import { ${imported.name} as ${name} } from ${from};`;
}

function readScope(tree: Root, file: VFile): PageScope {
  const folder = path.dirname(file.path);
  const scope: PageScope = {
    imports: new Map(),
    declared: new Set(),
    declarations: [],
    folder,
  };
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    const esm = node as MdxjsEsm;
    for (const statement of esm.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        const source = resolveSource(String(statement.source.value), folder);
        statement.specifiers.forEach(({ local }, index) =>
          scope.imports.set(local.name, {
            statement: importStatement(statement, index, source),
            byAuthor: Boolean(esm.position),
            source,
          }),
        );
      } else if (
        // Exports that other transforms added, such as Docusaurus' `toc`, aren't in the page's text.
        esm.position &&
        statement.type === 'ExportNamedDeclaration' &&
        statement.declaration
      ) {
        const { declaration } = statement;
        const declarators =
          declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
        for (const { id } of declarators) {
          if (id?.type === 'Identifier') scope.declared.add(id.name);
        }
        const { start, end } = statement as unknown as { start: number; end: number };
        scope.declarations.push(resolveRequires(String(file.value).slice(start, end), folder));
      }
    }
  }
  return scope;
}

/**
 * Prints an element as TSX.
 * @param names receives the names that the element uses
 * @param withChildren false to print a `{children}` placeholder instead of the children
 * @returns undefined if the element contains Markdown, or components that transforms created from it
 */
function toTsx(
  node: JsxElement,
  scope: PageScope,
  names: Set<string>,
  withChildren = true,
): string | undefined {
  const root = node.name?.split('.')[0];
  if (root && /^[A-Z]/.test(root)) {
    if (!scope.imports.has(root) && !scope.declared.has(root)) return undefined;
    names.add(root);
  }
  const attributes = node.attributes.map((attribute) => {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      collectNames(attribute.data?.estree, names);
      return ` {${resolveRequires(attribute.value, scope.folder)}}`;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) return ` ${name}`;
    if (typeof value === 'string') return ` ${name}={${JSON.stringify(value)}}`;
    collectNames(value.data?.estree, names);
    return ` ${name}={${resolveRequires(value.value, scope.folder)}}`;
  });
  if (!withChildren) return `<${node.name}${attributes.join('')}>{children}</${node.name}>`;
  const children = (node.children as RootContent[]).map((child) => {
    if (isJsx(child)) return toTsx(child, scope, names);
    if (child.type === 'text') return `{${JSON.stringify(child.value)}}`;
    if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
    const program = child.data?.estree as Program | null | undefined;
    if (program?.body.length === 0) return '';
    collectNames(program, names);
    return `{${resolveRequires(child.value, scope.folder)}}`;
  });
  if (children.includes(undefined)) return undefined;
  return `<${node.name ?? ''}${attributes.join('')}>${children.join('')}</${node.name ?? ''}>`;
}

/** Prints the imports and declarations that islands use. Declarations may use any import of the page. */
function printStatements(names: Set<string>, { imports, declared, declarations }: PageScope) {
  const usesDeclared = [...names].some((name) => declared.has(name));
  const used = [...imports].filter(
    ([name, { byAuthor }]) => names.has(name) || (usesDeclared && byAuthor),
  );
  return [...used.map(([, { statement }]) => statement), ...(usesDeclared ? declarations : [])];
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** Creates an attribute whose value is an element without attributes. */
function elementAttribute(name: string, component: string): MdxJsxAttribute {
  const identifier = { type: 'JSXIdentifier', name: component };
  const opening = {
    type: 'JSXOpeningElement',
    name: identifier,
    attributes: [],
    selfClosing: true,
  };
  const expression = {
    type: 'JSXElement',
    openingElement: opening,
    closingElement: null,
    children: [],
  };
  const program = {
    type: 'Program',
    sourceType: 'module',
    body: [{ type: 'ExpressionStatement', expression }],
  } as unknown as Program;
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: `<${component} />`,
      data: { estree: program },
    },
  };
}

/**
 * Turns a page's interactive components into islands: those in `siteIslands`, and all that the author imports or
 * declares. Islands are exports of a separate module, which the browser can load without the page's module. In the
 * page, `Island` renders each of them. Markdown inside an island stays static HTML.
 * @param siteDir folder of the site
 * @param generatedFilesDir folder of Docusaurus' generated files
 * @param siteIslands names of this site's own components that hydrate in the browser
 */
export function remarkIslands(
  siteDir: string,
  generatedFilesDir: string,
  siteIslands: ReadonlySet<string>,
) {
  return () => (tree: Root, file: VFile) => {
    const scope = readScope(tree, file);
    const page = islandPageName(path.relative(siteDir, file.path));
    const components: string[] = [];
    const names = new Set<string>();
    const isIsland = ({ name }: JsxElement) => {
      const root = name?.split('.')[0] ?? '';
      if (siteIslands.has(root) || scope.declared.has(root)) return true;
      const imported = scope.imports.get(root);
      return Boolean(imported?.byAuthor) && !nonIslandSource.test(imported!.source);
    };
    visit(
      tree,
      isJsx as never,
      (node: JsxElement, index: number, parent: { children: unknown[] }) => {
        if (!isIsland(node)) return undefined;
        const name = `Island${components.length}`;
        const completeTsx = toTsx(node, scope, names);
        const tsx = completeTsx ?? toTsx(node, scope, names, false)!;
        components.push(`export const ${name} = ({ children }) => (\n  ${tsx}\n);`);
        const isInline = node.type === 'mdxJsxTextElement';
        parent.children[index] = {
          type: node.type,
          name: 'Island',
          attributes: [
            attribute('page', page),
            attribute('name', name),
            ...(isInline ? [attribute('inline', null)] : []),
            elementAttribute('component', name),
          ],
          children: completeTsx === undefined ? node.children : [],
        };
        // Markdown inside may contain other islands.
        return completeTsx === undefined ? undefined : SKIP;
      },
    );
    if (components.length === 0) return;
    // Gives plain elements the `sx` prop. Only where they use it, because other pages don't need this JSX.
    const usesSx = scope.declarations.some((code) => /\ssx=/.test(code));
    const pragma = usesSx ? ['/** @jsxImportSource theme-ui */'] : [];
    const text = [...pragma, ...printStatements(names, scope), ...components, ''].join('\n\n');
    const source = writeIslandModule(generatedFilesDir, page, text);
    tree.children.unshift(
      createImport('Island', '@island', false),
      ...components.map((_, index) => createImport(`Island${index}`, source, false)),
    );
  };
}
