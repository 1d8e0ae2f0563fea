import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseFenceMeta } from '../../src/content/code/fence';
import { olderVersions } from '../../src/content/versions/list';

/** Fenced code block of a page. */
export interface CodeBlock {
  /** File of the page, relative to the root of the repository. */
  page: string;
  /** Line of the page on which the code starts. */
  line: number;
  language: string;
  title?: string;
  /** Flags of the info string, such as `live`. */
  flags: string[];
  code: string;
}

/** First line of a block: indentation, backticks, language and the rest of the info string. */
const OPENING_FENCE = /^( *)(`{3,})([^\s`]*) *([^`]*)$/;

/** Reads a page without the byte order mark and carriage returns that some editors add. The build ignores them, too. */
export const readSource = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n');

/**
 * Reads the code blocks of a page line by line, which is a hundred times faster than parsing the pages.
 * @throws if a block isn't closed, or is in a blockquote, which isn't supported
 */
function blocksOf(page: string): CodeBlock[] {
  const lines = readSource(page).split('\n');
  const blocks: CodeBlock[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    if (/^ *>.*```/.test(lines[index]!))
      throw new Error(
        `${page}:${index + 1}: code in a blockquote isn't checked; move it out of the blockquote`,
      );
    const [, indent = '', fence = '', language, meta] = OPENING_FENCE.exec(lines[index]!) ?? [];
    if (!fence) continue;
    const closing = new RegExp(`^ *${fence}\`*\\s*$`);
    const end = lines.findIndex((line, at) => at > index && closing.test(line));
    if (end < 0)
      throw new Error(`${page}:${index + 1}: this code block isn't closed; add ${fence}`);
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
    .filter(
      (file) => file.endsWith('.mdx') && !file.split(path.sep).some((part) => part[0] === '_'),
    )
    .map((file) => path.posix.join(folder, file))
    .sort();
}

/** Files of all pages, relative to the root of the repository, without partials (`_….mdx`, `_shared/….mdx`). */
export function pageFiles(): string[] {
  return filesIn('docs');
}

/** Files of the pages of older versions. */
export function olderPageFiles(): string[] {
  return olderVersions.flatMap(({ name }) => filesIn(`versioned_docs/version-${name}`));
}

/**
 * Code blocks of all pages, including older versions, in the order of the files.
 * @throws if there are no pages or blocks, so that no check passes without checking anything
 */
export function pageCode(): CodeBlock[] {
  const pages = pageFiles();
  const blocks = [...pages, ...olderPageFiles()].flatMap(blocksOf);
  if (pages.length === 0) throw new Error('There are no pages in docs.');
  if (blocks.length === 0) throw new Error('No page in docs has a fenced code block.');
  return blocks;
}

/** True if the block is a live example. */
export function isLive({ flags }: CodeBlock): boolean {
  return flags.includes('live');
}
