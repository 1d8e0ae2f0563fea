import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as ThemeUI from 'theme-ui';
import type { PageComponents } from '../../content/pages/page-content';
import { referenceTableNames } from '../../content/reference/remark-reference-tables';

/** Components of the Docusaurus theme that pages can import, as in `@theme/Tabs`. */
export const themeComponents = ['Tabs', 'TabItem'] as const;

/** Modules of components that hydrate in the browser, by name, relative to `src`. */
const islands: Record<string, string> = {
  ComponentIndex: 'site/component-index/ComponentIndex',
  Customize: 'studio/tools/customize/Customize',
  HeroTheme: 'site/home/HeroTheme',
  LiveExample: 'sandbox/live-code/LiveExample',
  Playground: 'sandbox/playground/Playground',
  PresetLook: 'site/presets/PresetLook',
  RandomTheme: 'studio/tools/RandomTheme',
  RecipeIndex: 'site/recipes/RecipeIndex',
  ThemeDemo: 'studio/tools/ThemeDemo',
};

/** Names of the components of this site that hydrate in the browser. All others are static HTML. */
export const islandNames: ReadonlySet<string> = new Set(Object.keys(islands));

/**
 * Modules of components that few pages use, by name, relative to `src`. src/content/markdown/remark-page-components.ts
 * imports them only where they're used.
 */
export const pageComponents: Record<string, string> = {
  ...islands,
  Cards: 'content/elements/Cards',
  Comparison: 'site/home/Comparison',
  Diagram: 'site/diagrams/Diagram',
  Facts: 'site/home/Facts',
  FeedLink: 'site/changes/FeedLink',
  Hero: 'site/home/Hero',
  HeroActions: 'site/home/HeroActions',
  HeroDemo: 'site/home/HeroDemo',
  HeroText: 'site/home/HeroText',
  HomeColumns: 'site/home/HomeColumns',
  HomeSection: 'site/home/HomeSection',
  OfflineCopy: 'shell/offline/OfflineCopy',
  PresetCover: 'site/presets/PresetCover',
  PresetGallery: 'site/presets/PresetGallery',
  PresetPictures: 'site/home/PresetPictures',
  RecipeExample: 'site/recipes/RecipeExample',
  RecipeTable: 'site/recipes/RecipeTable',
  SearchPage: 'shell/search/SearchPage',
  SingleKeySwitch: 'shell/shortcuts/SingleKeySwitch',
  StyleGuide: 'site/style-guide/StyleGuide',
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
