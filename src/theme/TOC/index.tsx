// Replaces: theme-classic's TOC (3.10.2).
// Why: in Theme UI; src/shell/browser/toc-tracking marks the current entry without React.
export { TableOfContents as default } from '../../shell/TableOfContents';
