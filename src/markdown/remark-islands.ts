import type { Identifier, ImportDeclaration, Node, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxjsEsm } from 'mdast-util-mdx';
import path from 'node:path';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { islandPageName, writeIslandModule } from '../islands/island-modules';
import { importDeclaration } from './import-declaration';
import type { JsxElement } from './jsx';

/** The site's own components that need React in the browser; all others are HTML. */
const ownIslands = new Set([
  'ComponentIndex',
  'Customize',
  'LiveExample',
  'Playground',
  'RandomTheme',
  'RecipeExample',
  'RecipeIndex',
  'ThemeDemo',
  'ThemeTuner',
]);

/** Imports that are no components of the author's: what Docusaurus offers for pages, partials, and raw files. */
const staticSource = /^@docusaurus\/|^@theme\/|\.mdx?$|!/;

/** A name that a page imports. */
interface Import {
  statement: string;
  /** False for what other transforms added. */
  byAuthor: boolean;
  source: string;
}

/** The names that a page imports and declares. */
interface PageScope {
  imports: Map<string, Import>;
  /** Names of what the page exports, such as components written in it. */
  declared: Set<string>;
  /** Text of these exports. */
  declarations: string[];
  folder: string;
}

const isJsx = (node: { type: string }): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** Collects the names of all variables in a program. */
function namesIn(node: unknown, names: Set<string>): void {
  if (Array.isArray(node)) node.forEach((each) => namesIn(each, names));
  else if (node && typeof node === 'object') {
    const { type, name } = node as Identifier;
    if (type === 'Identifier' || (type as string) === 'JSXIdentifier') names.add(name);
    for (const [key, value] of Object.entries(node as Node)) {
      if (key !== 'position' && key !== 'loc') namesIn(value, names);
    }
  }
}

/** Makes paths from the page absolute, since the module is in another folder. */
const fromAnywhere = (code: string, folder: string) =>
  code.replace(
    /\brequire\((['"])(\.[^'"]+)\1/g,
    (_, _quote, file: string) => `require(${JSON.stringify(path.resolve(folder, file))}`,
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

/** Reads the names that a page imports and declares. */
function scopeOf(tree: Root, file: VFile): PageScope {
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
        const written = String(statement.source.value);
        const source = written.startsWith('.') ? path.resolve(folder, written) : written;
        statement.specifiers.forEach(({ local }, index) =>
          scope.imports.set(local.name, {
            statement: importStatement(statement, index, source),
            byAuthor: Boolean(esm.position),
            source,
          }),
        );
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        const declarators =
          declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
        for (const { id } of declarators) {
          if (id?.type === 'Identifier') scope.declared.add(id.name);
        }
        const { start, end } = statement as unknown as { start: number; end: number };
        scope.declarations.push(fromAnywhere(String(file.value).slice(start, end), folder));
      }
    }
  }
  return scope;
}

/** An element as TSX, and the names that it uses; undefined when Markdown, or what Markdown becomes, is in it. */
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
      namesIn(attribute.data?.estree, names);
      return ` {${fromAnywhere(attribute.value, scope.folder)}}`;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) return ` ${name}`;
    if (typeof value === 'string') return ` ${name}={${JSON.stringify(value)}}`;
    namesIn(value.data?.estree, names);
    return ` ${name}={${fromAnywhere(value.value, scope.folder)}}`;
  });
  if (!withChildren) return `<${node.name}${attributes.join('')}>{children}</${node.name}>`;
  const children = (node.children as RootContent[]).map((child) => {
    if (isJsx(child)) return toTsx(child, scope, names);
    if (child.type === 'text') return `{${JSON.stringify(child.value)}}`;
    if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
    const program = child.data?.estree as Program | null | undefined;
    if (program?.body.length === 0) return '';
    namesIn(program, names);
    return `{${fromAnywhere(child.value, scope.folder)}}`;
  });
  if (children.includes(undefined)) return undefined;
  return `<${node.name ?? ''}${attributes.join('')}>${children.join('')}</${node.name ?? ''}>`;
}

/** Statements for the names that islands use; a declaration of the page may use any of its imports. */
function statementsFor(names: Set<string>, { imports, declared, declarations }: PageScope) {
  const usesDeclared = [...names].some((name) => declared.has(name));
  const used = [...imports].filter(
    ([name, { byAuthor }]) => names.has(name) || (usesDeclared && byAuthor),
  );
  return [...used.map(([, { statement }]) => statement), ...(usesDeclared ? declarations : [])];
}

function attribute(name: string, value: string | null): MdxJsxAttribute {
  return { type: 'mdxJsxAttribute', name, value };
}

/** An attribute whose value is an element without attributes. */
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
 * Makes islands of a page's interactive components: those of ours that are named above, and all that an author
 * imports or declares in it. They are exports of a separate module, which the browser loads without the page; in the page, `Island` renders each. Markdown inside of one stays HTML.
 * @param siteDir folder of the site
 * @param generatedFilesDir folder of the site's generated files
 */
export function remarkIslands(siteDir: string, generatedFilesDir: string) {
  return () => (tree: Root, file: VFile) => {
    const scope = scopeOf(tree, file);
    const page = islandPageName(path.relative(siteDir, file.path));
    const components: string[] = [];
    const names = new Set<string>();
    const isIsland = ({ name }: JsxElement) => {
      const root = name?.split('.')[0] ?? '';
      if (ownIslands.has(root) || scope.declared.has(root)) return true;
      const imported = scope.imports.get(root);
      return Boolean(imported?.byAuthor) && !staticSource.test(imported!.source);
    };
    visit(
      tree,
      isJsx as never,
      (node: JsxElement, index: number, parent: { children: unknown[] }) => {
        if (!isIsland(node)) return undefined;
        const name = `Island${components.length}`;
        const whole = toTsx(node, scope, names);
        const tsx = whole ?? toTsx(node, scope, names, false)!;
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
          children: whole === undefined ? node.children : [],
        };
        // Markdown inside may hold islands, too.
        return whole === undefined ? undefined : SKIP;
      },
    );
    if (components.length === 0) return;
    const text = [...statementsFor(names, scope), ...components, ''].join('\n\n');
    const source = writeIslandModule(generatedFilesDir, page, text);
    tree.children.unshift(
      importDeclaration('Island', '@island', false),
      ...components.map((_, index) => importDeclaration(`Island${index}`, source, false)),
    );
  };
}
