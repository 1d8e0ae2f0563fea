// Internal steps of how Docusaurus reads sidebars.ts, which it doesn't export types for.
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
