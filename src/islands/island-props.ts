import type { ReactElement, ReactNode } from 'react';

/** Props of an island, set by src/markdown/remark-islands and by plugins that make pages. */
export interface IslandProps {
  /** Names the module with all islands of the page, in the folder of generated islands. */
  page: string;
  /** Name of this island's component among the module's exports. */
  name: string;
  /** True in a line of text. */
  inline?: boolean;
  component: ReactElement;
  /** The Markdown inside it: HTML that React leaves as it is. */
  children?: ReactNode;
}
