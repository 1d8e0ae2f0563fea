/// <reference types="@docusaurus/plugin-content-docs" />

// The pages of each section: all of them in the server bundle, none in the browser's.
declare module '@navigation-lists' {
  const lists: import('./sidebar/sidebar').NavigationLists;
  export default lists;
}

declare module '@theme/Playground' {
  export { LiveEditor as default } from './live-code/LiveEditor';
}

// Names, files and versions for StackBlitz projects; written by src/live-code/plugin.
declare module '@generated/live-frame/default/project.json' {
  const project: import('./live-code/stackblitz').ProjectData;
  export default project;
}

// All recipes, in the order of their index; written by src/recipes/plugin.
declare module '@generated/recipes/default/list' {
  const recipes: import('./recipes/recipes').Recipe[];
  export default recipes;
}

// The recipe that stands for all where a theme is shown; written by src/recipes/plugin.
declare module '@generated/recipes/default/sample' {
  const Recipe: import('react').ComponentType;
  export default Recipe;
}

// Its module as readers paste it.
declare module '@generated/recipes/default/sample-source.json' {
  const code: string;
  export default code;
}

// An island of a page: of its HTML in the build, an ordinary part in `npm start`; src/islands/plugin.
declare module '@island' {
  export function Island(
    props: import('./islands/island-props').IslandProps,
  ): import('react').JSX.Element;
}

// The scripts of islands, in the server bundle; src/islands/plugin.
declare module '@island-files' {
  const files: import('./islands/island-files').IslandFiles;
  export default files;
}

// The islands of a page; src/islands/plugin.
declare module '@island-pages/*' {
  const islands: Record<
    string,
    import('react').ComponentType<{ children?: import('react').ReactNode }>
  >;
  export = islands;
}

declare module '@docusaurus/plugin-content-docs/lib/props.js' {
  /** The sidebars of a version as Docusaurus gives them to its theme. */
  export function toSidebarsProp(
    version: import('@docusaurus/plugin-content-docs').LoadedVersion,
  ): import('@docusaurus/plugin-content-docs').PropSidebars;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

declare module '@shuding/opentype.js' {
  /** A parsed font. */
  export interface Font {
    /** Width of a text, kerning included, in the unit of the font size. */
    getAdvanceWidth(text: string, fontSize: number): number;
    /** Number of a character's picture; 0 is the one of those that the font does not have. */
    charToGlyphIndex(character: string): number;
  }
}

interface Document {
  /** Whether the page is prerendered and not yet shown; only Chromium has it. */
  readonly prerendering?: boolean;
}
