// Replaces: theme-classic's SiteMetadata (3.10.2).
// Why: one language needs no alternates, and no search service reads metadata of its own here.
export { SiteMetadata as default } from '../shell/Metadata';
