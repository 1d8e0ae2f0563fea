// Replaces: core's Error (3.10.2), the last resort when the shell itself crashed.
// Why: Theme UI's notice, without a layout around it.
export { ErrorContent as default } from '../components/shell/ErrorContent';
