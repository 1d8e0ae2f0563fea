// Replaces: theme-classic's Tabs (3.10.2).
// Why: static HTML in Theme UI; src/content/elements/tab-selection handles the tabs without React.
export { Tabs as default } from '../../content/elements/Tabs';
