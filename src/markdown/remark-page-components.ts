import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { importDeclaration } from './import-declaration';

/** Components that not every page uses, by the name in a page. They are loaded with those pages only. */
const pageComponents: Record<string, string> = {
  Customize: 'theme-tools/customize/Customize',
  ComponentIndex: 'component-index/ComponentIndex',
  Facts: 'home/Facts',
  FeatureGrid: 'home/FeatureGrid',
  FeedLink: 'changes/FeedLink',
  Hero: 'home/Hero',
  HomeColumns: 'home/HomeColumns',
  HomeSection: 'home/HomeSection',
  LiveExample: 'mdx/LiveExample',
  ModeShowcase: 'home/ModeShowcase',
  OpenSearchLink: 'search/OpenSearchLink',
  Playground: 'playground/Playground',
  PresetGallery: 'presets/PresetGallery',
  RandomTheme: 'theme-tools/RandomTheme',
  RecipeExample: 'recipes/RecipeExample',
  RecipeIndex: 'recipes/RecipeIndex',
  RecipeTable: 'recipes/RecipeTable',
  Since: 'mdx/Since',
  StyleGuide: 'style-guide/StyleGuide',
  ThemeDemo: 'theme-tools/ThemeDemo',
  ThemeTuner: 'home/ThemeTuner',
  ToolPage: 'theme-tools/ToolPage',
};

/** Imports the components above where a page uses them, so that authors write no imports. */
export function remarkPageComponents() {
  return (tree: Root) => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const { name } = node as MdxJsxFlowElement | MdxJsxTextElement;
      if (name && Object.hasOwn(pageComponents, name)) used.add(name);
    });
    tree.children.unshift(
      ...[...used].map((name) =>
        importDeclaration(name, `@site/src/components/${pageComponents[name]}`, false),
      ),
    );
  };
}
