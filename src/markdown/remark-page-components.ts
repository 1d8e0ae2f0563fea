import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { pageComponents } from './component-names';
import { importDeclaration } from './import-declaration';

/** Imports `pageComponents` where a page uses them, so that authors write no imports. */
export function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && Object.hasOwn(pageComponents, name)) used.add(name);
    });
    tree.children.unshift(
      ...[...used].map((name) =>
        importDeclaration(name, `@site/src/${pageComponents[name]}`, false),
      ),
    );
  };
}
