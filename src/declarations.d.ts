/// <reference types="@docusaurus/plugin-content-docs" />

// The pages of each section: all of them in the server bundle, none in the browser's.
declare module '@navigation-lists' {
  const lists: import('./components/shell/navigation-tree').NavigationLists;
  export default lists;
}

declare module '@theme/Playground' {
  export default function Playground(props: {
    /** The code to start with. */
    children: string;
    scope: Record<string, unknown>;
    transformCode: (code: string) => string;
    previewStyle: import('theme-ui').ThemeUIStyleObject;
    onClose: () => void;
  }): import('react').JSX.Element;
}

declare module '@docusaurus/core/lib/ssg/ssgTemplate.html' {
  const template: string;
  export default template;
}

interface Window {
  docusaurus: {
    prefetch(path: string): false | Promise<void[]>;
    preload(path: string): false | Promise<void[]>;
  };
}
