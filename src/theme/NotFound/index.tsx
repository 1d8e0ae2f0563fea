// Replaces: theme-classic's NotFound (3.10.2).
// Why: our 404 page, which also follows redirects inside the app.
export { NotFoundPage as default } from '../../components/shell/NotFoundPage';
