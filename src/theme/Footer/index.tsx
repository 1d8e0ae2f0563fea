// Replaces: theme-classic's Footer (3.10.2).
// Why: in Theme UI, with the documented release and a button that installs the site.
export { Footer as default } from '../../shell/Footer';
