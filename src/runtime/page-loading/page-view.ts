/** Page facts that the shell's scripts need. */
export interface DocumentInfo {
  /** Hash of the build that rendered the page. */
  build: string;
  /** URLs of the scripts that its islands need. */
  scripts: string[];
}

/**
 * Id of the JSON script element with the `DocumentInfo`, in the head of each page. Written by
 * src/assembly/page-html/finish-documents.
 */
export const documentInfoId = 'page-info';

/** Layout of the 404 page. */
export const notFoundLayout = 'not-found';

/** HTML, CSS and layout of a page, for in-app navigation. */
export interface PageView extends DocumentInfo {
  /** HTML of the page-specific head elements: title, description, URLs, structured data. */
  head: string;
  /** Inner HTML of `main`. */
  main: string;
  /** CSS rules of the page. */
  css: string;
  /** Layout of the shell around it, `data-layout` of the `html` element; empty for the default. */
  layout: string;
  /** Base path of the page's version; empty for the newest. */
  version: string;
  /** Inner HTML of the version menu. */
  versions: string;
}

const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;

/**
 * Head elements rendered by pages. react-helmet-async, which Docusaurus uses, marks them with `data-rh`. That isn't
 * documented, so src/assembly/pipeline/page-data fails if a page has no title.
 */
const pageHeadElement = new RegExp(
  String.raw`<(title|script)\b(?=${attributes}\bdata-rh\b)${attributes}>.*?</\1>|` +
    String.raw`<(?:meta|link)\b(?=${attributes}\bdata-rh\b)${attributes}>`,
  'gs',
);

/** Head elements that are the same on every page. */
const sharedHeadElement = /\bname="?viewport\b|\brel="?icon\b/;

const mainStart = /<main id="?content\b[^>]*>/;

/**
 * Extracts the page from a built document of this site. Works without a DOM, because the build calls it for page data
 * and the service worker for saved documents.
 * @param html source of the document
 * @returns undefined for a document without the shell
 */
export function parsePageView(html: string): PageView | undefined {
  const main = mainStart.exec(html);
  const end = html.lastIndexOf('</main>');
  const info = new RegExp(`<script[^>]*id="?${documentInfoId}\\b[^>]*>(.*?)</script>`, 's').exec(
    html,
  );
  if (!main || end < 0 || !info) return undefined;
  const opening = /<html\b[^>]*>/.exec(html)![0];
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    ...(JSON.parse(info[1]!) as DocumentInfo),
    head: [...head.matchAll(pageHeadElement)]
      .map(([element]) => element)
      .filter((element) => !sharedHeadElement.test(element))
      .join(''),
    main: html.slice(main.index + main[0].length, end),
    css: /<style data-emotion="?css"?>(.*?)<\/style>/s.exec(head)?.[1] ?? '',
    layout: /\bdata-layout="?([\w-]+)/.exec(opening)?.[1] ?? '',
    version: /\bdata-versions="?([^" >]*)/.exec(html)?.[1] ?? '',
    versions: /<details [^>]*\bdata-versions\b[^>]*>(.*?)<\/details>/s.exec(html)?.[1] ?? '',
  };
}

/** Splits CSS into its top-level rules, in order. An at-rule with its nested rules counts as one. */
export function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: token, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (token === '{') depth += 1;
    else if (token === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(css.slice(from, index + 1));
        from = index + 1;
      }
    }
  }
  return rules;
}
