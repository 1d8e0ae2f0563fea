/**
 * Warns in the console about each load that the content security policy of the built pages would block, with the line
 * that allows it. Only for `npm start`, where the policy is report-only (src/assembly/docusaurus/development).
 */
export function reportBlockedLoads(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    const source = URL.canParse(blockedURI) ? new URL(blockedURI).origin : blockedURI;
    const directive = effectiveDirective.replace(/-(elem|attr)$/, '');
    console.warn(
      `Readers' browsers would block ${blockedURI}. To allow it, add '${directive}': ['${source}'] to ` +
        `customFields.contentPolicy in docusaurus.config.ts.`,
    );
  });
}
