// Replaces react-router-dom (5.3.4), in the client bundle only.
// Why: its routers for the address and for the part after `#` don't know our history, and its own module is
// too large for pages without a link of @docusaurus/Link: the bundler drops it only when these are unused.
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { pageHistory } from '../../page-loading/page-history';

export * from 'react-router';
export { Link, NavLink } from 'react-router-dom';

/** Keeps the app at the browser's address, or at that of the page it shows until the next is there. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  return <Router history={pageHistory()}>{children}</Router>;
}

/** Docusaurus' entry names it; `future.experimental_router` of the configuration would use it. */
export { BrowserRouter as HashRouter };
