/** Components of the Docusaurus theme that pages can import, as in `@theme/Tabs`. */
export const themeComponents = ['Tabs', 'TabItem'] as const;

/**
 * Modules of components that few pages use, by name, relative to `src`. src/markdown/remark-page-components.ts imports
 * them only where they're used.
 */
export const pageComponents: Record<string, string> = {
  Cards: 'mdx/Cards',
  Customize: 'theme-tools/customize/Customize',
  ComponentIndex: 'component-index/ComponentIndex',
  Facts: 'home/Facts',
  FeatureGrid: 'home/FeatureGrid',
  FeedLink: 'changes/FeedLink',
  Hero: 'home/Hero',
  HomeColumns: 'home/HomeColumns',
  HomeSection: 'home/HomeSection',
  LiveExample: 'live-code/LiveExample',
  OfflineCopy: 'offline/OfflineCopy',
  ModeShowcase: 'home/ModeShowcase',
  Playground: 'playground/Playground',
  PresetGallery: 'presets/PresetGallery',
  PresetLook: 'presets/PresetLook',
  RandomTheme: 'theme-tools/RandomTheme',
  RecipeExample: 'recipes/RecipeExample',
  RecipeIndex: 'recipes/RecipeIndex',
  RecipeTable: 'recipes/RecipeTable',
  SearchForm: 'search/SearchForm',
  SingleKeySwitch: 'shortcuts/SingleKeySwitch',
  StyleGuide: 'style-guide/StyleGuide',
  ThemeDemo: 'theme-tools/ThemeDemo',
  ThemeTuner: 'home/ThemeTuner',
  ToolPage: 'theme-tools/ToolPage',
};
