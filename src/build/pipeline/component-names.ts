/** Components of the Docusaurus theme that pages can import, as in `@theme/Tabs`. */
export const themeComponents = ['Tabs', 'TabItem'] as const;

/**
 * Modules of components that few pages use, by name, relative to `src`. src/content/markdown/remark-page-components.ts
 * imports them only where they're used.
 */
export const pageComponents: Record<string, string> = {
  Cards: 'content/elements/Cards',
  Customize: 'studio/tools/customize/Customize',
  Diagram: 'site/diagrams/Diagram',
  ComponentIndex: 'site/component-index/ComponentIndex',
  Facts: 'site/home/Facts',
  FeatureGrid: 'site/home/FeatureGrid',
  FeedLink: 'site/changes/FeedLink',
  Hero: 'site/home/Hero',
  HomeColumns: 'site/home/HomeColumns',
  HomeSection: 'site/home/HomeSection',
  LiveExample: 'sandbox/live-code/LiveExample',
  OfflineCopy: 'shell/offline/OfflineCopy',
  ModeShowcase: 'site/home/ModeShowcase',
  Playground: 'sandbox/playground/Playground',
  PresetGallery: 'site/presets/PresetGallery',
  PresetLook: 'site/presets/PresetLook',
  RandomTheme: 'studio/tools/RandomTheme',
  RecipeExample: 'site/recipes/RecipeExample',
  RecipeIndex: 'site/recipes/RecipeIndex',
  RecipeTable: 'site/recipes/RecipeTable',
  SearchForm: 'shell/search/SearchForm',
  SingleKeySwitch: 'shell/shortcuts/SingleKeySwitch',
  StyleGuide: 'site/style-guide/StyleGuide',
  ThemeDemo: 'studio/tools/ThemeDemo',
  ThemeTuner: 'site/home/ThemeTuner',
  ToolPage: 'studio/tools/ToolPage',
};
