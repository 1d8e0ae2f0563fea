import type { ReactElement, ReactNode } from 'react';

/** Props of an island, set by src/content/markdown/remark-islands and by plugins that generate pages. */
export interface IslandProps {
  /** Name of the page's module in the folder of generated island modules. */
  page: string;
  /** Export name of this island's component. */
  name: string;
  /** True within a line of text: renders `span` instead of `div`. */
  inline?: boolean;
  component: ReactElement;
  /** Markdown content, rendered to static HTML that React doesn't manage. */
  children?: ReactNode;
}
