// Replaces @docusaurus/core/lib/client/PendingNavigation (3.10.2).
// Why: it reloads the page at the first failed chunk, and loops or stays dead when that fails again.
export { PageNavigation as default } from '../../page-loading/PageNavigation';
