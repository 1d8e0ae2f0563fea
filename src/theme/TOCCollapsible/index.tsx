// Replaces: theme-classic's TOCCollapsible (3.10.2).
// Why: a <details> element, which works without scripts.
export { CollapsibleTableOfContents as default } from '../../shell/TableOfContents';
