/// <reference types="@docusaurus/plugin-content-docs" />

// The pages of each section: all of them in the server bundle, none in the browser's.
declare module '@navigation-lists' {
  const lists: import('./navigation/sidebar').NavigationLists;
  export default lists;
}

declare module '@theme/Playground' {
  export { LiveEditor as default } from './components/live-code/LiveEditor';
}

// Names, files and versions for StackBlitz projects; written by src/plugins/live-frame.
declare module '@generated/live-frame/default/project.json' {
  const project: import('./live-code/stackblitz').ProjectData;
  export default project;
}

// All recipes, in the order of their index; written by src/plugins/recipes.
declare module '@generated/recipes/default/list' {
  const recipes: import('./content/recipes').Recipe[];
  export default recipes;
}

// The recipe that stands for all where a theme is shown; written by src/plugins/recipes.
declare module '@generated/recipes/default/sample' {
  const Recipe: import('react').ComponentType;
  export default Recipe;
}

// Its module as readers paste it.
declare module '@generated/recipes/default/sample-source.json' {
  const code: string;
  export default code;
}

declare module '@docusaurus/core/lib/client/routeContext' {
  /** Tells the components inside which plugin made the route. */
  export function RouteContextProvider(props: {
    children: import('react').ReactNode;
    value: { plugin: { name: string; id: string } };
  }): import('react').JSX.Element;
}

declare module '@docusaurus/core/lib/client/flat' {
  /** Flattens the chunk names of a route. */
  export default function flat(tree: unknown): Record<string, string>;
}

declare module '@docusaurus/core/lib/client/ClientLifecyclesDispatcher' {
  import type { Location } from 'history';
  /** Calls the client modules; returns a function that calls what they returned. */
  export function dispatchLifecycleAction(
    action: 'onRouteUpdate' | 'onRouteDidUpdate',
    locations: { previousLocation: Location | null; location: Location },
  ): () => void;
  export default function ClientLifecyclesDispatcher(props: {
    children: import('react').ReactNode;
    location: Location;
    previousLocation: Location | null;
  }): import('react').JSX.Element;
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
