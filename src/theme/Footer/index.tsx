// Replaces: theme-classic's Footer (3.10.2).
// Why: in Theme UI, with the documented release and buttons for offline reading and keyboard shortcuts.
export { Footer as default } from '../../shell/Footer';
