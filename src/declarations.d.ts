/// <reference types="@docusaurus/plugin-content-docs" />

declare namespace React.JSX {
  interface IntrinsicElements {
    /** Defined in ./shell/sidebar/sections. */
    'restore-navigation': object;
  }
}

declare module '@theme/Playground' {
  export { LiveEditor as default } from './sandbox/live-code/LiveEditor';
}

// Names, files and versions for StackBlitz projects. Written by src/sandbox/live-code/plugin.
declare module '@generated/live-frame/default/project.json' {
  const project: import('./sandbox/live-code/stackblitz').ProjectData;
  export default project;
}

// Preview of what the playground starts with, its highlighted code, and the presets. Written by
// src/sandbox/live-code/plugin.
declare module '@generated/live-frame/default/starting-preview' {
  export const html: string;
  export const presets: import('./sandbox/live-code/messages').PresetInfo[];
  const Preview: import('react').ComponentType;
  export default Preview;
}

// All components, by group. Written by src/assembly/pipeline.
declare module '@generated/pipeline/default/components.json' {
  const groups: import('./content/pages/page-groups').PageGroup[];
  export default groups;
}

// All recipes, by group. Written by src/assembly/pipeline.
declare module '@generated/pipeline/default/recipes.json' {
  const groups: import('./content/pages/page-groups').PageGroup[];
  export default groups;
}

// Live examples of all recipes, by the paths of their pages. Written by src/site/recipes/write-recipes.
declare module '@generated/recipes/list' {
  const examples: Record<string, import('react').ComponentType>;
  export default examples;
}

// The recipe that previews of themes show. Written by src/site/recipes/write-recipes.
declare module '@generated/recipes/sample' {
  const Recipe: import('react').ComponentType;
  export default Recipe;
}

// Source code of that recipe's module.
declare module '@generated/recipes/sample-source.json' {
  const code: string;
  export default code;
}

// Text of a file. The loader is in src/assembly/docusaurus.
declare module '!!raw-loader!*' {
  const text: string;
  export default text;
}

// Renders an island: as a separate root in the build, as an ordinary component in `npm start`. Provided by
// src/runtime/islands/plugin.
declare module '@island' {
  export function Island(
    props: import('./runtime/islands/island-props').IslandProps,
  ): import('react').JSX.Element;
}

// Islands of a page. Provided by src/runtime/islands/plugin.
declare module '@island-pages/*' {
  const islands: Record<
    string,
    import('react').ComponentType<{ children?: import('react').ReactNode }>
  >;
  export = islands;
}

interface Document {
  /** True while the page is prerendered and not yet shown. Only in Chromium. */
  readonly prerendering?: boolean;
}

declare module '*.woff2' {
  /** URL. */
  const url: string;
  export default url;
}
