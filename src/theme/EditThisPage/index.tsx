// Replaces: theme-classic's EditThisPage (3.10.2).
// Why: in Theme UI.
export { EditLink as default } from '../../shell/EditLink';
