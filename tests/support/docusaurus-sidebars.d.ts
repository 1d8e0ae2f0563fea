// The steps by which Docusaurus reads sidebars.ts; it has no types for them.
declare module '@docusaurus/plugin-content-docs/lib/sidebars/normalization' {
  export function normalizeSidebars(sidebars: object): object;
}
declare module '@docusaurus/plugin-content-docs/lib/sidebars/processor' {
  export function processSidebars(
    sidebars: object,
    metadata: object,
    params: object,
  ): Promise<object>;
}
declare module '@docusaurus/plugin-content-docs/lib/sidebars/postProcessor' {
  export function postProcessSidebars(sidebars: object, params: object): object;
}
