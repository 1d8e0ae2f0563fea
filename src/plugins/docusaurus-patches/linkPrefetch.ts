// Replaces @docusaurus/core/lib/client/docusaurus (3.10.2).
// Why: Docusaurus' own links, which nothing here uses, ask it to prefetch pages; src/page-loading does
// that. It is the only reader of the names of all chunks.

/** What `window.docusaurus` offers, without effect. */
export default Object.freeze({ prefetch: () => false, preload: () => false });
