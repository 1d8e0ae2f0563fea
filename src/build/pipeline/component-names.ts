import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as ThemeUI from 'theme-ui';
import type { PageComponents } from '../../content/pages/page-content';
import { referenceTableNames } from '../../content/reference/remark-reference-tables';

/** Components of the Docusaurus theme that pages can import, as in `@theme/Tabs`. */
export const themeComponents = ['Tabs', 'TabItem'] as const;

/**
 * Modules of components that few pages use, by name, relative to `src`. src/content/markdown/remark-page-components.ts
 * imports them only where they're used.
 */
export const pageComponents: Record<string, string> = {
  Cards: 'content/elements/Cards',
  Comparison: 'site/home/Comparison',
  Customize: 'studio/tools/customize/Customize',
  Diagram: 'site/diagrams/Diagram',
  ComponentIndex: 'site/component-index/ComponentIndex',
  Facts: 'site/home/Facts',
  FeedLink: 'site/changes/FeedLink',
  Hero: 'site/home/Hero',
  HeroActions: 'site/home/HeroActions',
  HeroDemo: 'site/home/HeroDemo',
  HeroText: 'site/home/HeroText',
  HeroTheme: 'site/home/HeroTheme',
  HomeColumns: 'site/home/HomeColumns',
  HomeSection: 'site/home/HomeSection',
  LiveExample: 'sandbox/live-code/LiveExample',
  OfflineCopy: 'shell/offline/OfflineCopy',
  Playground: 'sandbox/playground/Playground',
  PresetCover: 'site/presets/PresetCover',
  PresetGallery: 'site/presets/PresetGallery',
  PresetLook: 'site/presets/PresetLook',
  PresetPictures: 'site/home/PresetPictures',
  RandomTheme: 'studio/tools/RandomTheme',
  RecipeExample: 'site/recipes/RecipeExample',
  RecipeIndex: 'site/recipes/RecipeIndex',
  RecipeTable: 'site/recipes/RecipeTable',
  SearchPage: 'shell/search/SearchPage',
  SingleKeySwitch: 'shell/shortcuts/SingleKeySwitch',
  StyleGuide: 'site/style-guide/StyleGuide',
  ThemeDemo: 'studio/tools/ThemeDemo',
  TilePattern: 'shell/layout/TilePattern',
  ToolPage: 'studio/tools/ToolPage',
  ToolPictures: 'site/home/ToolPictures',
};

/** Finds the components that src/theme/MDXComponents provides to all pages. */
function readProvided(siteDir: string): string[] {
  const text = readFileSync(path.join(siteDir, 'src/theme/MDXComponents.tsx'), 'utf8');
  return [...text.matchAll(/^\s+([A-Z]\w*)(?=[,:(])/gm)].map(([, name]) => name!);
}

/** Reads the names of components that pages can use, and imports of those that need one. */
export function readComponentNames(siteDir: string): PageComponents {
  const names = [...Object.keys(pageComponents), ...referenceTableNames, ...readProvided(siteDir)];
  const components = Object.keys(ThemeUI).filter((name) => /^[A-Z]/.test(name));
  return {
    names: new Set(names),
    imports: Object.fromEntries([
      ...components.map((name) => [name, `import { ${name} } from 'theme-ui';`]),
      ...themeComponents.map((name) => [name, `import ${name} from '@theme/${name}';`]),
    ]),
  };
}
