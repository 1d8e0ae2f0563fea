// Replaces react-router-dom (5.3.4), in the client bundle only.
// Why: its routers for the address and for the part after `#` don't know our history. Everything else is
// exported as it is: @docusaurus/Link needs its links.
import type { ReactNode } from 'react';
import { Router } from 'react-router';
import { pageHistory } from '../../page-loading/page-history';

export * from 'react-router-dom';

/** Keeps the app at the browser's address, or at that of the page it shows until the next is there. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  return <Router history={pageHistory()}>{children}</Router>;
}

/** Docusaurus' entry names it; `future.experimental_router` of the configuration would use it. */
export { BrowserRouter as HashRouter };
