import type { Code, Root } from 'mdast';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { parseFenceMeta } from '../../src/markdown/fence';
import { parseMdx } from '../../src/markdown/parse-mdx';
import { olderVersions } from '../../src/versions/list';

/** A block of fenced code in a page. */
export interface CodeBlock {
  /** File of the page, from the root of the repository. */
  page: string;
  /** Line of the page on which the code begins. */
  line: number;
  language: string;
  title?: string;
  /** Words such as `live`. */
  flags: string[];
  code: string;
}

function parsePage(page: string): Root {
  try {
    return parseMdx(readFileSync(page, 'utf8'));
  } catch (error) {
    throw new Error(`${page}: ${(error as Error).message}`, { cause: error });
  }
}

function blocksOf(page: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  visit(parsePage(page), 'code', ({ lang, meta, value, position }: Code) => {
    const { title, flags } = parseFenceMeta(meta);
    blocks.push({
      page,
      line: position!.start.line + 1,
      language: lang ?? 'text',
      ...(title ? { title } : {}),
      flags,
      code: value,
    });
  });
  return blocks;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .map((file) => path.posix.join(folder, file))
    .sort();
}

/** Files of all pages, from the root of the repository; one that begins with `_` is none. */
export function pageFiles(): string[] {
  return filesIn('docs');
}

/** Files of the pages of older versions. */
export function olderPageFiles(): string[] {
  return olderVersions.flatMap(({ name }) => filesIn(`versioned_docs/version-${name}`));
}

/**
 * All blocks of fenced code of all pages, of older versions too, in the order of the files.
 * @throws when there is no page or no block, so that no check passes by looking at nothing
 */
export function pageCode(): CodeBlock[] {
  const pages = pageFiles();
  const blocks = [...pages, ...olderPageFiles()].flatMap(blocksOf);
  if (pages.length === 0) throw new Error('There is no page in docs.');
  if (blocks.length === 0) throw new Error('No page in docs has fenced code.');
  return blocks;
}

/** Whether the block is a live example. */
export function isLive({ flags }: CodeBlock): boolean {
  return flags.includes('live');
}
