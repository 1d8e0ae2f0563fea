import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { createImport } from './import-declaration';

/**
 * Returns a plugin that adds imports for the components that a page uses.
 * @param modules of components, by name, relative to `src`
 */
export function remarkPageComponents(modules: Record<string, string>) {
  return () => (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && Object.hasOwn(modules, name)) used.add(name);
    });
    tree.children.unshift(
      ...[...used].map((name) => createImport(name, `@site/src/${modules[name]}`, false)),
    );
  };
}
