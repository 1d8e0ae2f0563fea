import { createHash } from 'node:crypto';

/** Additional sources that pages may load from, by directive: `{ 'img-src': ['https://images.example.com'] }`. */
export type AllowedSources = Partial<Record<FetchDirective, string[]>>;

/** Directives that `customFields.contentPolicy` can extend. */
const fetchDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
] as const;

type FetchDirective = (typeof fetchDirectives)[number];

/**
 * Reads the sources that `customFields.contentPolicy` allows.
 * @throws if it's not lists of sources by directive
 */
export function readAllowedSources(
  customFields: Record<string, unknown> | undefined,
): AllowedSources {
  const value = customFields?.contentPolicy ?? {};
  for (const [directive, sources] of Object.entries(value)) {
    const isKnown = fetchDirectives.includes(directive as FetchDirective);
    const isList = Array.isArray(sources) && sources.every((source) => /^[^\s;,]+$/.test(source));
    if (isKnown && isList) continue;
    throw new Error(
      `customFields.contentPolicy in docusaurus.config.ts can't contain "${directive}": ${JSON.stringify(sources)}. ` +
        `Use lists of sources, such as { 'img-src': ['https://images.example.com'] }, for ${fetchDirectives.join(', ')}.`,
    );
  }
  return value;
}

/** Placeholder for the hashes of inline scripts, until a page is complete. */
const hashesPlaceholder = "'sha256-inline'";

/** Returns the source expression that allows an inline script with this exact text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Target of the form that opens a live example as a project. */
const projectHost = 'https://stackblitz.com';

/** Sources of each directive, without those of the configuration. Other directives allow `'self'`. */
const defaultSources: Partial<Record<FetchDirective, string[]>> = {
  // Docusaurus inlines images of less than 10 kB.
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  // Inline styles can't run code, and the other directives keep them from loading from elsewhere. A hash of each page's
  // styles would cost bytes on every page, and block the styles that editors and components add.
  'style-src': ["'self'", "'unsafe-inline'"],
};

/**
 * Creates the content security policy of a page: files of this origin, inline scripts, and what the configuration
 * allows. `allowScripts` adds the hashes of the scripts.
 * @param scripts source expressions for inline scripts
 */
export function pagePolicy(
  allowed: AllowedSources = {},
  scripts: string[] = [hashesPlaceholder],
): string {
  const directives = fetchDirectives.flatMap((directive) => {
    const sources = defaultSources[directive];
    const added = [...(directive === 'script-src' ? scripts : []), ...(allowed[directive] ?? [])];
    if (!sources && added.length === 0) return [];
    return [[directive, ...(sources ?? ["'self'"]), ...added].join(' ')];
  });
  return [
    "default-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${projectHost}`,
  ].join(';');
}

/** Returns source expressions for the inline scripts of a document. Data isn't run. */
function inlineScripts(html: string): Map<string, string> {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="?application))[^>]*>(.*?)<\/script>/gs,
  );
  return new Map([...scripts].map(([, text = '']) => [hashSource(text), text]));
}

/**
 * Returns source expressions for the inline scripts that all pages have, from the head of a finished page: the
 * first-paint script and those of `headTags`. Docusaurus minifies scripts in pages, so their text is only known then.
 */
export const sharedScripts = (html: string): string[] => [
  ...inlineScripts(html.slice(0, html.indexOf('</head>'))).keys(),
];

/** Adds the inline scripts that all pages have to the policy of a page. */
export const allowScripts = (html: string, scripts: string[]): string =>
  html.replace(hashesPlaceholder, scripts.join(' '));

/** Starts of elements that load something with `src` or `href`, by the directive that applies. */
const loadingElements: Partial<Record<FetchDirective, string>> = {
  'frame-src': 'iframe\\b',
  'img-src': '(?:img\\b|link\\b(?=[^>]*\\srel="?(?:icon|apple-touch-icon)\\b))',
  'media-src': '(?:audio|source|track|video)\\b',
  'script-src': 'script\\b',
  'style-src': 'link\\b(?=[^>]*\\srel="?stylesheet\\b)',
};

/** True if a source expression, such as `https://*.example.com` or `https:`, matches a URL. */
function matchesSource(source: string, url: string): boolean {
  const pattern = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*');
  return new RegExp(`^(https?://)?${pattern}((?<=/)|[/:]|$)`).test(url);
}

/**
 * Finds what the content security policy of a document blocks: files of other sites, and inline scripts that only some
 * pages have.
 * @param html the whole document
 * @param scripts source expressions for the inline scripts that all pages have
 * @returns messages, each with a remedy
 */
export function findBlocked(html: string, allowed: AllowedSources, scripts: string[]): string[] {
  const problems: string[] = [];
  for (const [name, start] of Object.entries(loadingElements)) {
    const directive = name as FetchDirective;
    const urls = new RegExp(`<${start}[^>]*\\s(?:src|href)="?((?:https?:)?//[^"\\s>]+)`, 'g');
    for (const [, address = ''] of html.matchAll(urls)) {
      const url = address.replace(/^\/\//, 'https://');
      if (!URL.canParse(url)) continue;
      if (allowed[directive]?.some((source) => matchesSource(source, url))) continue;
      problems.push(
        `The content security policy blocks ${url}. To allow it, add '${directive}': ['${new URL(url).origin}'] to ` +
          'customFields.contentPolicy in docusaurus.config.ts.' +
          (directive === 'script-src'
            ? " If the script sends or requests data, as analytics scripts do, also add 'connect-src' with the sites it uses."
            : ''),
      );
    }
  }
  // Other documents, such as redirect pages, have no policy or a different one.
  const pageScripts = html.includes(hashesPlaceholder) ? inlineScripts(html) : [];
  for (const [hash, text] of pageScripts) {
    if (scripts.includes(hash)) continue;
    problems.push(
      `The content security policy blocks the inline script "${text.slice(0, 40)}". Add it to headTags in ` +
        'docusaurus.config.ts, or put it in a file in static/, and add that file to "scripts".',
    );
  }
  return [...new Set(problems)];
}
