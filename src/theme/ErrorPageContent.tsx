// Replaces: theme-classic's ErrorPageContent (3.10.2).
// Why: in Theme UI.
export { ErrorContent as default } from '../shell/layout/ErrorContent';
