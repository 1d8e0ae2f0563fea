import type { Root } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { DocumentedVersion } from '../versions/list';
import { checkCode } from './checks/code';
import { checkDirectives } from './checks/directives';
import { checkElements, type PageComponents } from './checks/elements';
import { checkHeadings } from './checks/headings';
import { describeSyntaxError } from './checks/syntax';
import { checkText } from './checks/text';
import { readAnchors, readHeadings, type PageHeading } from '../markdown/headings';
import { attributeText, readDefaultImports, type JsxElement } from '../markdown/jsx';
import { resolveFile, stripPathnameScheme } from '../markdown/links';
import type { Mistake } from '../markdown/mistake';
import { normalizeText, parseMdx } from '../markdown/parse-mdx';
import { typesetProse } from '../markdown/typography';
import { expandReferenceTables } from '../reference/remark-reference-tables';

export type { PageComponents };

/** A link in a page. */
interface PageLinkReference {
  url: string;
  /** File that contains it: the page, or one of its partials. */
  file: string;
  line: number;
  /** `file` for that of an element, such as the `src` of a video; `image` for an image in Markdown. */
  kind?: 'file' | 'image';
}

/**
 * A parsed and checked Markdown file, shared by all build steps. Docusaurus parses the file again to compile it, and
 * runs the plugins of src/assembly/pipeline/markdown-plugins; checks and search need all pages before that.
 */
export interface ParsedPage {
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** Reference tables are expanded, and the prose is typeset. */
  tree: Root;
  headings: PageHeading[];
  /** Ids that links can target, including those of partials. */
  anchors: string[];
  /** True if the file couldn't be parsed: it has a mistake, and everything else is empty. */
  hasSyntaxError?: boolean;
  links: PageLinkReference[];
  /** Partials by their import name. */
  partials: Map<string, ParsedPage>;
  /** Excludes broken links: checking them requires all other pages. */
  mistakes: Mistake[];
}

export interface PageFile {
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  text: string;
  version: DocumentedVersion;
  /** True if the page writes its own `<h1>`. */
  hasOwnTitle?: boolean;
  /** Site folder, for resolving partials; undefined for text that isn't in a file. */
  siteDir?: string;
  /** Components that the page can use; undefined to accept all. */
  components?: PageComponents | undefined;
}

const createEmptyRoot = (): Root => ({ type: 'root', children: [] });

const isPlainElement = ({ name }: JsxElement) => /^[a-z]/.test(name ?? '');

/** Collects the URLs of all links in a tree: Markdown, definitions, and attributes of elements. */
function readLinks(tree: Root, file: string): PageLinkReference[] {
  const links: PageLinkReference[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition') {
      links.push({ url: stripPathnameScheme(node.url), file, line });
    } else if (node.type === 'image') {
      links.push({ url: stripPathnameScheme(node.url), file, line, kind: 'image' });
    } else if (/^mdxJsx(Flow|Text)Element$/.test(node.type)) {
      const element = node as JsxElement;
      const url = attributeText(element, 'href') ?? attributeText(element, 'to');
      if (url !== undefined) links.push({ url: stripPathnameScheme(url), file, line });
      for (const name of isPlainElement(element) ? ['src', 'poster'] : []) {
        const source = attributeText(element, name);
        if (source !== undefined) links.push({ url: source, file, line, kind: 'file' });
      }
    }
  });
  return links;
}

/**
 * Reads the partials that a page imports.
 * @param ancestors files that import this one, to detect circular imports
 */
function readPartials(
  tree: Root,
  { version, siteDir, file, components }: PageFile,
  report: (mistake: Mistake) => void,
  ancestors: string[],
): Map<string, ParsedPage> {
  const partials = new Map<string, ParsedPage>();
  if (siteDir === undefined) return partials;
  for (const { name, source, line } of readDefaultImports(tree)) {
    if (!/\.mdx?$/.test(source)) continue;
    const partialFile = resolveFile(source, file);
    if (!existsSync(path.join(siteDir, partialFile))) {
      report({
        file,
        line,
        text: `The imported file "${source}" doesn't exist. Correct its path.`,
      });
    } else if (ancestors.includes(partialFile)) {
      report({
        file,
        line,
        text: `Circular import: "${source}" also imports this file. Remove one of the imports.`,
      });
    } else {
      const text = readFileSync(path.join(siteDir, partialFile), 'utf8');
      partials.set(
        name,
        readContent({ file: partialFile, text, version, siteDir, components }, [
          ...ancestors,
          partialFile,
        ]),
      );
    }
  }
  return partials;
}

function readContent(page: PageFile, ancestors: string[]): ParsedPage {
  const { file, version, hasOwnTitle = false } = page;
  const text = normalizeText(page.text);
  const mistakes: Mistake[] = [];
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (error) {
    const mistake = { file, ...describeSyntaxError(error as VFileMessage, text) };
    return {
      file,
      tree: createEmptyRoot(),
      headings: [],
      anchors: [],
      hasSyntaxError: true,
      links: [],
      partials: new Map(),
      mistakes: [mistake],
    };
  }
  const messages = new VFile({ value: text, path: file });
  const headings = readHeadings(tree);
  const partials = readPartials(tree, page, (mistake) => mistakes.push(mistake), ancestors);
  const partialContents = [...partials.values()];
  const anchors = [...readAnchors(tree), ...partialContents.flatMap((partial) => partial.anchors)];
  checkCode(tree, messages, version);
  checkDirectives(tree, messages);
  checkText(tree, messages);
  checkElements(tree, messages, page.components);
  checkHeadings(tree, headings, anchors, hasOwnTitle, messages);
  const links = readLinks(tree, file);
  expandReferenceTables(tree, messages, version);
  typesetProse(tree);
  mistakes.push(
    ...messages.messages.map(({ line, reason }) => ({ file, line, text: reason })),
    ...partialContents.flatMap((partial) => partial.mistakes),
  );
  return {
    file,
    tree,
    headings,
    anchors,
    links: [...links, ...partialContents.flatMap((partial) => partial.links)],
    partials,
    mistakes,
  };
}

/** Parses and checks a Markdown file. Collects mistakes instead of throwing, so that a build can report all of them. */
export function parsePage(page: PageFile): ParsedPage {
  return readContent(page, [page.file]);
}
