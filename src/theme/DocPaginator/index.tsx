// Replaces: theme-classic's DocPaginator (3.10.2).
// Why: in Theme UI, with `rel` and the same URLs as other links.
export { Pager as default } from '../../shell/sidebar/Pager';
