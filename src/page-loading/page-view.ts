/** Facts that a page has for the scripts of the shell. */
export interface PageInfo {
  /** Hash of the build that the page is from. */
  build: string;
  /** Addresses of the scripts that its islands need. */
  scripts: string[];
}

/** Id of the element that holds it, in the head of each page; src/page-html/plugin writes it. */
export const pageInfoId = 'page-info';

/** In place of the build's hash until all documents are there, from which it follows. */
export const buildMark = '%build%';

/** A page as it takes the place of another one in the same document. */
export interface PageView extends PageInfo {
  /** HTML of the elements in its head that are about this page: title, description, addresses, structured data. */
  head: string;
  /** HTML of its main part. */
  main: string;
  /** Rules of its styles. */
  css: string;
  /** Layout of the shell around it; empty for the ordinary one. */
  layout: string;
  /** Path of its version; empty for the newest. */
  version: string;
}

const attributes = String.raw`(?:[^>"']|"[^"]*"|'[^']*')*`;

/** Elements of the head that pages bring; all have this attribute. */
const pageElement = new RegExp(
  String.raw`<(title|script)\b(?=${attributes}\bdata-rh\b)${attributes}>.*?</\1>|` +
    String.raw`<(?:meta|link)\b(?=${attributes}\bdata-rh\b)${attributes}>`,
  'gs',
);

/** The same on every page. */
const shared = /\bname="?viewport\b|\brel="?icon\b/;

const start = /<main id="?content\b[^>]*>/;

/**
 * Reads what a document of this site, as the build leaves it, has of its page.
 * Pure: the build calls it for page data, and the service worker for saved documents.
 * @param html text of the document
 * @returns undefined for a document without the shell
 */
export function viewOf(html: string): PageView | undefined {
  const main = start.exec(html);
  const end = html.lastIndexOf('</main>');
  const info = new RegExp(`<script[^>]*id="?${pageInfoId}\\b[^>]*>(.*?)</script>`, 's').exec(html);
  if (!main || end < 0 || !info) return undefined;
  const opening = /<html\b[^>]*>/.exec(html)![0];
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    ...(JSON.parse(info[1]!) as PageInfo),
    head: [...head.matchAll(pageElement)]
      .map(([element]) => element)
      .filter((element) => !shared.test(element))
      .join(''),
    main: html.slice(main.index + main[0].length, end),
    css: /<style data-emotion="?css"?>(.*?)<\/style>/s.exec(head)?.[1] ?? '',
    layout: /\bdata-layout="?([\w-]+)/.exec(opening)?.[1] ?? '',
    version: /\bdata-versions="?([^" >]*)/.exec(html)?.[1] ?? '',
  };
}

/** The rules of a style sheet, in order; those within a condition are one. */
export function rulesOf(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: part, index } of css.matchAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[{}]/g)) {
    if (part === '{') depth += 1;
    else if (part === '}') {
      depth -= 1;
      if (depth === 0) {
        rules.push(css.slice(from, index + 1));
        from = index + 1;
      }
    }
  }
  return rules;
}
