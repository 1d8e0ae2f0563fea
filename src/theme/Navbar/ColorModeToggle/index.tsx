// Replaces: theme-classic's Navbar/ColorModeToggle (3.10.2).
// Why: four modes instead of two, and it works before React.
export { ColorModeButton as default } from '../../../runtime/color-mode/ColorModeButton';
