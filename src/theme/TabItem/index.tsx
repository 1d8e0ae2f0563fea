// Replaces: theme-classic's TabItem (3.10.2).
// Why: Tabs renders the panels, with their labels for readers without scripts.
export { TabItem as default } from '../../content/elements/Tabs';
