import { createHash } from 'node:crypto';

/**
 * The source expression that allows an inline script in a content security policy.
 * @param text of the element, byte for byte
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Target of the form that opens a live example as a project. */
const projectHost = 'https://stackblitz.com';

/**
 * The content security policy of a page: files of this origin, and the inline scripts with these hashes. Inline styles
 * are allowed: they can't run code, and the other directives keep them from loading anything from elsewhere. A hash for
 * each page's styles would cost bytes on every page, and refuse what editors and components add.
 * @param scripts hashes of the inline scripts
 */
export function pagePolicy(scripts: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    "style-src 'self' 'unsafe-inline'",
    // Docusaurus puts pictures of less than 10 kB into the page.
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${projectHost}`,
  ].join(';');
}
