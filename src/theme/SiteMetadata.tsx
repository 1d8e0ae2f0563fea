// Replaces: theme-classic's SiteMetadata (3.10.2).
// Why: a single language needs no alternate links, and the site uses no external search service.
export { SiteMetadata as default } from '../shell/layout/Metadata';
