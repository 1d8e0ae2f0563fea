import { createHash } from 'node:crypto';

/**
 * How a content policy names a script or a style that stands in a page.
 * @param text of the element, to the letter
 */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Where a live example's project goes: a form that opens it there. */
const projectHost = 'https://stackblitz.com';

/**
 * What a page may load and run: files of this origin, and the scripts and styles that stand in it.
 * `style` attributes are allowed, since components write them (a ratio, a width of a reader's own); none
 * can run anything, and none can load from elsewhere.
 * @param scripts hashes of the scripts in the page, or of those that its scripts add to it
 * @param styles the same of its styles
 */
export function pagePolicy(scripts: string[], styles: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts].join(' '),
    ['style-src', ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    // Docusaurus puts pictures of less than 10 kB into the page.
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${projectHost}`,
  ].join(';');
}
