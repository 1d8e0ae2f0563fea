// Replaces: theme-classic's Navbar (3.10.2).
// Why: in Theme UI, with a menu that works without React and without scripts.
export { Header as default } from '../../shell/layout/Header';
