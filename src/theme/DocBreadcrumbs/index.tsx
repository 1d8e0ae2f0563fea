// Replaces: theme-classic's DocBreadcrumbs (3.10.2).
// Why: it finds the page in the whole sidebar, which is not sent to the browser; ours is part of the page.
export { Breadcrumbs as default } from '../../sidebar/Breadcrumbs';
