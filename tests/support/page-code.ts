import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFenceMeta } from '../../src/code/fence';
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

/** The first line of a block: its indentation, its backticks, its language and what is behind it. */
const opening = /^( *)(`{3,})([^\s`]*) *([^`]*)$/;

/**
 * Reads the blocks of a page by its lines: a whole parse of all pages takes a hundred times as long.
 * @throws for a block without an end, and for one in a blockquote, which isn't read
 */
function blocksOf(page: string): CodeBlock[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (/^ *>.*```/.test(lines[index]!))
      throw new Error(`${page}:${index + 1}: move the code out of the blockquote`);
    const [, indent = '', fence = '', language, meta] = opening.exec(lines[index]!) ?? [];
    if (!fence) continue;
    const closing = new RegExp(`^ *${fence}\`*\\s*$`);
    const end = lines.findIndex((line, at) => at > index && closing.test(line));
    if (end < 0) throw new Error(`${page}:${index + 1}: close this block of code`);
    const { title, flags } = parseFenceMeta(meta);
    const inner = lines.slice(index + 1, end);
    blocks.push({
      page,
      line: index + 2,
      language: language || 'text',
      ...(title ? { title } : {}),
      flags,
      code: inner.map((line) => line.replace(new RegExp(`^ {0,${indent.length}}`), '')).join('\n'),
    });
    index = end;
  }
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
