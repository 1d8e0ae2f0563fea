// Replaces: theme-classic's ErrorPageContent (3.10.2).
// Why: in Theme UI, with a way on.
export { ErrorContent as default } from '../shell/ErrorContent';
