// Replaces: theme-classic's DocBreadcrumbs (3.10.2).
// Why: it searches the whole sidebar, which isn't sent to the browser. Ours reads the page's own metadata.
export { Breadcrumbs as default } from '../../sidebar/Breadcrumbs';
