// Replaces: theme-classic's NotFound (3.10.2).
// Why: our 404 page, in Theme UI.
export { NotFoundPage as default } from '../../shell/layout/NotFoundPage';
