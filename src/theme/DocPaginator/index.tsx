// Replaces: theme-classic's DocPaginator (3.10.2).
// Why: in Theme UI, with `rel` and addresses as pages are linked by.
export { Pager as default } from '../../sidebar/Pager';
