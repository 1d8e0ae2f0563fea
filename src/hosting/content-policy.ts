import { createHash } from 'node:crypto';

/** Additional sources that pages may load from, by directive: `{ 'img-src': ['https://images.example.com'] }`. */
export type AllowedSources = Partial<Record<FetchDirective, string[]>>;

/** Directives that `customFields.contentPolicy` can extend. */
export const fetchDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
] as const;

export type FetchDirective = (typeof fetchDirectives)[number];

/**
 * Reads the sources that `customFields.contentPolicy` allows.
 * @throws if it's not lists of sources by directive
 */
export function readAllowedSources(
  customFields: Record<string, unknown> | undefined,
): AllowedSources {
  const value = customFields?.contentPolicy ?? {};
  const entries = Object.entries(value);
  for (const [directive, sources] of entries) {
    const isKnown = fetchDirectives.includes(directive as FetchDirective);
    const isList = Array.isArray(sources) && sources.every((source) => /^[^\s;,]+$/.test(source));
    if (isKnown && isList) continue;
    throw new Error(
      `customFields.contentPolicy in docusaurus.config.ts: "${directive}" ` +
        (isKnown
          ? `must be a list of sources: ['https://example.com']`
          : `isn't one of ${fetchDirectives.join(', ')}`) +
        '.',
    );
  }
  return value;
}

/** Stands for the hashes of a page's inline scripts until its document is complete. */
const hashesPlaceholder = "'sha256-inline'";

/** Returns the source expression that allows an inline script with this exact text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** Target of the form that opens a live example as a project. */
const projectHost = 'https://stackblitz.com';

/** Sources of each directive, without those of the configuration. Other directives allow `'self'`. */
const ownSources: Partial<Record<FetchDirective, string[]>> = {
  // Docusaurus inlines images of less than 10 kB.
  'img-src': ["'self'", 'data:'],
  'script-src': ["'self'"],
  // Inline styles can't run code, and the other directives keep them from loading from elsewhere. A hash of each page's
  // styles would cost bytes on every page, and block the styles that editors and components add.
  'style-src': ["'self'", "'unsafe-inline'"],
};

/**
 * Creates the content security policy of a page: files of this origin, its inline scripts, and what the configuration
 * allows. `allowInlineScripts` adds the hashes of the scripts.
 * @param scripts source expressions for inline scripts
 */
export function pagePolicy(
  allowed: AllowedSources = {},
  scripts: string[] = [hashesPlaceholder],
): string {
  const directives = fetchDirectives.flatMap((directive) => {
    const own = ownSources[directive];
    const added = [...(directive === 'script-src' ? scripts : []), ...(allowed[directive] ?? [])];
    if (!own && added.length === 0) return [];
    return [[directive, ...(own ?? ["'self'"]), ...added].join(' ')];
  });
  return [
    "default-src 'self'",
    ...directives,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${projectHost}`,
  ].join(';');
}

/** Adds the hashes of a document's inline scripts to its policy. */
export function allowInlineScripts(html: string): string {
  const scripts = [...html.matchAll(/<script((?![^>]*\ssrc=)[^>]*)>(.*?)<\/script>/gs)];
  const hashes = scripts.flatMap(([, attributes = '', text = '']) =>
    // Data isn't run.
    /\btype="?application/.test(attributes) ? [] : [hashSource(text)],
  );
  return html.replace(hashesPlaceholder, [...new Set(hashes)].join(' '));
}

/** Elements that load something, and the directive that applies. */
const loadingElements: Record<string, { attribute: string; directive: FetchDirective }> = {
  audio: { attribute: 'src', directive: 'media-src' },
  iframe: { attribute: 'src', directive: 'frame-src' },
  img: { attribute: 'src', directive: 'img-src' },
  link: { attribute: 'href', directive: 'style-src' },
  script: { attribute: 'src', directive: 'script-src' },
  source: { attribute: 'src', directive: 'media-src' },
  track: { attribute: 'src', directive: 'media-src' },
  video: { attribute: 'src', directive: 'media-src' },
};

const attributeIn = (tag: string, name: string) =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(tag)?.slice(1).find(Boolean);

/** True if a source expression, such as `https://*.example.com` or `https:`, matches an origin. */
function matchesSource(source: string, { origin, protocol, host }: URL): boolean {
  if (source === origin || source.startsWith(`${origin}/`) || source === protocol) return true;
  if (source === host || source === '*') return true;
  const [, scheme = protocol, domain] = /^(?:([a-z]+:)\/\/)?\*(\.[^/]+)/.exec(source) ?? [];
  return domain !== undefined && scheme === protocol && host.endsWith(domain);
}

/**
 * Finds elements of a page that its content security policy blocks.
 * @param html the whole document
 * @returns messages, each with the line to add to the configuration
 */
export function findBlockedLoads(html: string, allowed: AllowedSources): string[] {
  const tags = [...html.matchAll(/<(audio|iframe|img|link|script|source|track|video)\b[^>]*>/g)];
  const blocked = tags.flatMap(([tag, name = '']) => {
    const { attribute, directive } = /\srel="?(icon|apple-touch-icon)\b/.test(tag)
      ? { attribute: 'href', directive: 'img-src' as const }
      : loadingElements[name]!;
    if (name === 'link' && directive !== 'img-src' && !/\brel="?stylesheet\b/.test(tag)) return [];
    const url = attributeIn(tag, attribute)?.replace(/^\/\//, 'https://');
    if (!url || !/^https?:\/\//.test(url) || !URL.canParse(url)) return [];
    const target = new URL(url);
    if (allowed[directive]?.some((source) => matchesSource(source, target))) return [];
    return [
      `<${name}> loads ${url}, which the content security policy blocks. To allow it, add ` +
        `'${directive}': ['${target.origin}'] to customFields.contentPolicy in docusaurus.config.ts.` +
        (name === 'script'
          ? " If the script sends or requests data, as analytics do, also add 'connect-src' with the sites it uses."
          : ''),
    ];
  });
  return [...new Set(blocked)];
}
