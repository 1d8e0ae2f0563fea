import type { Nodes, Paragraph, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { pageComponents, sharedComponents, themeComponents } from '../../markdown/component-names';
import { attributeText, hasAttribute, type JsxElement } from '../../markdown/jsx';
import { referenceTables } from '../../reference/remark-reference-tables';

/** Elements whose start tag makes the HTML parser close an open `<p>`. */
const blockElements = new Set(
  (
    'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr main nav ol p pre section table ul'
  ).split(' '),
);

const isJsx = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** True for elements and expressions on their own, which MDX unwraps from their paragraph. */
const isOnlyJsx = ({ children }: Paragraph) =>
  children.every(
    (child) =>
      child.type === 'mdxJsxTextElement' ||
      child.type === 'mdxTextExpression' ||
      (child.type === 'text' && child.value.trim() === ''),
  );

/**
 * Finds block elements inside a paragraph: the HTML parser would move them out, and hydration would fail.
 * @param file receives the messages
 */
export function checkParagraphs(tree: Root, file: VFile): void {
  visit(tree, (node) => {
    const isParagraph = isJsx(node)
      ? node.name === 'p'
      : node.type === 'paragraph' && !isOnlyJsx(node);
    if (!isParagraph) return undefined;
    visit(node as Root, (inner: Nodes) => {
      if ((inner as Nodes) === node || !isJsx(inner) || !blockElements.has(inner.name ?? ''))
        return;
      file.message(
        `<${inner.name}> isn't allowed inside a paragraph. Put it on its own lines, with an empty line before ` +
          'and after, or use <span>.',
        inner,
      );
    });
    return SKIP;
  });
}

/** Modules that pages can't import, by prefix. The first match applies. */
const unsupportedModules: [prefix: string, remedy: string][] = [
  ['@theme/CodeBlock', 'Write a fence: ```tsx title="file.ts"'],
  [
    '@theme/ThemedImage',
    'Use an image that works in all modes, such as an SVG file with currentColor',
  ],
  ['@theme/', `Of the Docusaurus theme, pages can only use ${themeComponents.join(' and ')}`],
];

const supportedThemeModules = themeComponents.map((name) => `@theme/${name}`);

/** Collects the names that a page imports or exports. Reports imports of unsupported modules. */
function readDeclaredNames(tree: Root, file: VFile): Set<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
    for (const statement of node.data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const { local } of statement.specifiers) names.add(local.name);
        const source = String(statement.source.value);
        const unsupported = unsupportedModules.find(([prefix]) => source.startsWith(prefix));
        if (unsupported && !supportedThemeModules.includes(source)) {
          file.message(`"${source}" can't be imported here. ${unsupported[1]}.`, node);
        }
        if (/\.(css|s[ac]ss|less|styl)$/.test(source)) {
          file.message(
            `"${source}" can't be imported here: pages don't load CSS files. Use the sx prop in a component, or add ` +
              'the file to the option theme.customCss of the preset in docusaurus.config.ts.',
            node,
          );
        } else if (statement.specifiers.length === 0) {
          file.message(
            `"${source}" has no effect in a page: name what the page imports from it, or import it in a component.`,
            node,
          );
        }
      }
      if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const { declaration } = statement;
        if ('declarations' in declaration) {
          for (const { id } of declaration.declarations) if ('name' in id) names.add(id.name);
        } else names.add(declaration.id.name);
      }
    }
  });
  return names;
}

/**
 * Finds unknown components, `sx` on plain elements, and `<Install>` without packages.
 * @param file receives the messages
 */
export function checkComponents(tree: Root, file: VFile): void {
  const known = new Set<string>([
    ...sharedComponents,
    ...Object.keys(pageComponents),
    ...Object.keys(referenceTables),
    ...readDeclaredNames(tree, file),
  ]);
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
    const node = visited as JsxElement;
    const { name } = node;
    if (name && /^[A-Z][\w$]*$/.test(name) && !known.has(name)) {
      file.message(
        `There's no component <${name}>. Import it, correct its name, or write \\<${name}> for text.`,
        node,
      );
    }
    if (name && /^[a-z]/.test(name) && hasAttribute(node, 'sx')) {
      file.message(
        `<${name}> can't have an sx prop in a page. Use it in a component, in a file that begins with ` +
          '/** @jsxImportSource theme-ui */.',
        node,
      );
    }
    if (name === 'Install' && !(attributeText(node, 'packages') ?? '').trim()) {
      const remedy = hasAttribute(node, 'packages') ? 'Name' : 'Add';
      file.message(
        `<Install> needs packages. ${remedy} them: <Install packages="theme-ui" />`,
        node,
      );
    }
  });
}
