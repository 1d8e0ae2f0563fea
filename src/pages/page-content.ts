import type { Program } from 'estree';
import type { Definition, Image, Link, Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { DocumentedVersion } from '../versions/list';
import { checkCode } from './checks/code';
import { checkDirectives } from './checks/directives';
import { checkComponents, checkParagraphs } from './checks/elements';
import { checkHeadings } from './checks/headings';
import { syntaxMistake } from './checks/syntax';
import { readAnchors, readHeadings, type PageHeading } from '../markdown/headings';
import { attributeText, type JsxElement } from '../markdown/jsx';
import { resolveFile, withoutScheme } from '../markdown/links';
import type { Mistake } from '../markdown/mistake';
import { normalizeText, parseMdx } from '../markdown/parse-mdx';
import { placeReferenceTables } from '../reference/remark-reference-tables';
import { placeSinceMarks } from '../markdown/remark-since';

/** An address that a page names, of a link or a picture. */
export interface PageAddress {
  url: string;
  /** The file that names it: the page, or a partial of it. */
  file: string;
  line: number;
}

/** A Markdown file, read once: what all parts of the build need of it. */
export interface PageContent {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  /** With reference tables in place; empty when the syntax is wrong. */
  tree: Root;
  headings: PageHeading[];
  /** Ids that a link can name, partials included. */
  anchors: string[];
  links: PageAddress[];
  images: PageAddress[];
  /** Partials by the names under which the page imports them. */
  partials: Map<string, PageContent>;
  /** Without those of links and pictures, which need the other pages. */
  mistakes: Mistake[];
}

/** A file to read. */
export interface PageFile {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  text: string;
  version: DocumentedVersion;
  /** True for a page that writes its `<h1>` itself. */
  hasOwnTitle?: boolean;
  /** Folder of the site, to find partials in; undefined for text that isn't in a file. */
  siteDir?: string;
}

const empty = (): Root => ({ type: 'root', children: [] });

const isElement = (node: Nodes): node is JsxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

/** The address that a node names, and whether it's that of a picture. */
function addressOf(node: Nodes): { url: string; isImage: boolean } | undefined {
  if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
    return { url: (node as Link | Definition | Image).url, isImage: node.type === 'image' };
  }
  if (!isElement(node)) return undefined;
  const isImage = node.name === 'img';
  const url = isImage
    ? attributeText(node, 'src')
    : (attributeText(node, 'href') ?? attributeText(node, 'to'));
  return url === undefined ? undefined : { url, isImage };
}

/** All addresses in a tree. A definition is a link unless only pictures refer to it. */
function readAddresses(tree: Root, file: string): { links: PageAddress[]; images: PageAddress[] } {
  const links: PageAddress[] = [];
  const images: PageAddress[] = [];
  visit(tree, (node) => {
    const address = addressOf(node as Nodes);
    if (!address) return;
    const line = node.position?.start.line ?? 1;
    (address.isImage ? images : links).push({ url: withoutScheme(address.url), file, line });
  });
  return { links, images };
}

/** Default imports of Markdown files: their names, and the paths as written. */
function partialImports(tree: Root): { name: string; source: string; line: number }[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    const program: Program | null | undefined = (node as MdxjsEsm).data?.estree;
    return (program?.body ?? []).flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const source = String(statement.source.value);
      const local = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
      if (!local || !/\.mdx?$/.test(source)) return [];
      return [{ name: local.local.name, source, line: node.position!.start.line }];
    });
  });
}

/**
 * Reads the partials that a page imports, each with its own mistakes.
 * @param above files that are being read, so that a circle ends
 */
function readPartials(
  tree: Root,
  { file, version, siteDir }: PageFile,
  report: (mistake: Mistake) => void,
  above: string[],
): Map<string, PageContent> {
  const partials = new Map<string, PageContent>();
  if (siteDir === undefined) return partials;
  for (const { name, source, line } of partialImports(tree)) {
    const found = resolveFile(source, file);
    if (!existsSync(path.join(siteDir, found))) {
      report({
        file,
        line,
        text: `The imported file "${source}" doesn't exist. Correct its path.`,
      });
    } else if (above.includes(found)) {
      report({
        file,
        line,
        text: `"${source}" imports this file, too. Remove one of the imports.`,
      });
    } else {
      const text = readFileSync(path.join(siteDir, found), 'utf8');
      partials.set(name, readContent({ file: found, text, version, siteDir }, [...above, found]));
    }
  }
  return partials;
}

function readContent(page: PageFile, above: string[]): PageContent {
  const { file, version, hasOwnTitle = false } = page;
  const text = normalizeText(page.text);
  const mistakes: Mistake[] = [];
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (error) {
    const mistake = { file, ...syntaxMistake(error as VFileMessage, text.split('\n')) };
    return {
      file,
      tree: empty(),
      headings: [],
      anchors: [],
      links: [],
      images: [],
      partials: new Map(),
      mistakes: [mistake],
    };
  }
  const messages = new VFile({ value: text, path: file });
  const headings = readHeadings(tree);
  const partials = readPartials(tree, page, (mistake) => mistakes.push(mistake), above);
  const inner = [...partials.values()];
  const anchors = [...readAnchors(tree), ...inner.flatMap((partial) => partial.anchors)];
  checkCode(tree, messages, version);
  checkDirectives(tree, messages);
  checkHeadings(tree, headings, anchors, hasOwnTitle, messages);
  checkParagraphs(tree, messages);
  checkComponents(tree, messages);
  const { links, images } = readAddresses(tree, file);
  placeReferenceTables(tree, messages, version);
  placeSinceMarks(tree, messages, version);
  mistakes.push(
    ...messages.messages.map(({ line, reason }) => ({ file, line, text: reason })),
    ...inner.flatMap((partial) => partial.mistakes),
  );
  return {
    file,
    tree,
    headings,
    anchors,
    links: [...links, ...inner.flatMap((partial) => partial.links)],
    images: [...images, ...inner.flatMap((partial) => partial.images)],
    partials,
    mistakes,
  };
}

/** Parses and checks a Markdown file. Mistakes are collected, so that a build can name all of them at once. */
export function readPageContent(page: PageFile): PageContent {
  return readContent(page, [page.file]);
}
