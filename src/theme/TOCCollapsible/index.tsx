// Replaces: theme-classic's TOCCollapsible (3.10.2).
// Why: uses a <details> element, which works without JavaScript.
export { CollapsibleTableOfContents as default } from '../../shell/TableOfContents';
