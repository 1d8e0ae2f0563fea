import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { pageComponents } from '../../build/pipeline/component-names';
import { createImport } from './import-declaration';

/** Adds imports for the `pageComponents` that a page uses. */
export function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && Object.hasOwn(pageComponents, name)) used.add(name);
    });
    tree.children.unshift(
      ...[...used].map((name) => createImport(name, `@site/src/${pageComponents[name]}`, false)),
    );
  };
}
