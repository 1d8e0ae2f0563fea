import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { frontMatterLines, normalizeText } from '../markdown/parse-mdx';
import type { Mistake } from '../markdown/mistake';

/** The front matter that a page may have. */
export interface PageFrontMatter {
  /** The page's heading and title. */
  title: string;
  /** One sentence for search results and social cards, up to 160 characters. */
  description: string;
  /** Address, if it isn't the file's path. */
  slug?: string;
  /** Shorter name for the side navigation. */
  sidebar_label?: string;
  /** Uses the full width and hides the side navigation. */
  fullwidth?: boolean;
  /** Set to false for a page outside the side navigation. */
  navigation?: boolean;
  /** Up to five words that readers search for and the page doesn't use, such as a rival's name for it. */
  keywords?: string[];
  /** The kind of recipe on the page; a key of `recipeKinds`. */
  kind?: string;
}

const keys: Record<
  keyof PageFrontMatter,
  { type: 'string' | 'boolean' | 'list'; required: boolean }
> = {
  title: { type: 'string', required: true },
  description: { type: 'string', required: true },
  slug: { type: 'string', required: false },
  sidebar_label: { type: 'string', required: false },
  fullwidth: { type: 'boolean', required: false },
  navigation: { type: 'boolean', required: false },
  keywords: { type: 'list', required: false },
  kind: { type: 'string', required: false },
};

/** Alternatives to keys that Docusaurus documents and this site doesn't support. */
const alternatives: Record<string, string> = {
  id: `A page's id is its path without the extension; rename the file instead`,
  draft: 'Keep the page on a branch, or start its file name with "_", until it is ready',
  unlisted: 'Write "navigation: false" to keep the page out of the side navigation',
  sidebar_position: 'Move its line in sidebars.ts instead',
  hide_title: 'Write "fullwidth: true" for a page that has its own <h1>',
  image: 'Each page gets a social card from its title and description',
  tags: 'Write "keywords" for words that the search should find',
  last_update: 'The date is that of the last commit',
  pagination_next: 'The order of pages is in sidebars.ts',
  pagination_prev: 'The order of pages is in sidebars.ts',
};

const MAX_DESCRIPTION = 160;
const MAX_KEYWORDS = 5;

const isWordList = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_KEYWORDS &&
  value.every((item) => item && typeof item === 'string');

/** The problem with a known key's value; undefined if there is none. */
function valueMistake(key: keyof PageFrontMatter, value: unknown): string | undefined {
  const { type, required } = keys[key];
  if (value === undefined) return required ? `add a line "${key}: …"` : undefined;
  if (type === 'list') {
    return isWordList(value)
      ? undefined
      : `"${key}" must be a list of up to ${MAX_KEYWORDS} words: ${key}: [one, two]`;
  }
  if (typeof value !== type || value === '') {
    const isOther = type === 'string' && value !== '' && value !== null;
    return isOther && typeof value !== 'object'
      ? `"${key}" must be text. Put the value in quotes: ${key}: "${String(value)}"`
      : `"${key}" must be ${type === 'string' ? 'some text' : 'true or false'}`;
  }
  if (key !== 'description' || String(value).length <= MAX_DESCRIPTION) return undefined;
  return `"description" has ${String(value).length} characters; cut it to ${MAX_DESCRIPTION} or fewer`;
}

const isKnown = (key: string): key is keyof PageFrontMatter => Object.hasOwn(keys, key);

/** Matches a line whose unquoted value has a ` #`, which YAML reads as the start of a comment. */
const cutOff = /^(\w+):\s+(?!["'|>[{#&*!])(.*?\S\s+#.*)$/;

/** Matches a line whose unquoted value has a colon, which YAML reads as another key. */
const innerColon = /^(\w+):\s+(?!["'])(.*:(?:\s.*)?)$/;

const quote = (value: string) => `"${value.trim().replace(/(["\\])/g, '\\$1')}"`;

/** The position that js-yaml reports. */
interface YamlError {
  reason?: string;
  mark?: { line: number };
}

function yamlMistake(error: YamlError, lines: string[]): { line: number; text: string } {
  const index = Math.min(error.mark?.line ?? 0, lines.length - 1);
  // js-yaml names the line after a value that it took for a key.
  const at = [index, index - 1].find((each) => innerColon.test(lines[each] ?? ''));
  const [, key, value] = innerColon.exec(lines[at ?? -1] ?? '') ?? [];
  return key
    ? {
        line: at! + 2,
        text: `The value of "${key}" has a colon. Put it in quotes: ${key}: ${quote(value!)}`,
      }
    : {
        line: index + 2,
        text: `The front matter isn't valid YAML: ${error.reason ?? 'unknown error'}.`,
      };
}

/** A page's front matter, and what is wrong with it. */
export interface FrontMatterResult {
  /** Only keys whose values have the right type. */
  frontMatter: Partial<PageFrontMatter>;
  /** Text after the front matter. */
  content: string;
  mistakes: Mistake[];
}

/**
 * Reads a page's front matter and checks it against `PageFrontMatter`.
 * @param fileContent text of the file
 * @param file its path from the site's folder, for messages
 */
export async function readFrontMatter(
  fileContent: string,
  file: string,
): Promise<FrontMatterResult> {
  const text = normalizeText(fileContent);
  const lines = frontMatterLines(text) ?? [];
  let parsed: { frontMatter: Record<string, unknown>; content: string };
  try {
    parsed = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text } as never);
  } catch (error) {
    const mistake = { file, ...yamlMistake(error as YamlError, lines) };
    return { frontMatter: {}, content: text, mistakes: [mistake] };
  }
  const lineOf = (key: string) => {
    const index = lines.findIndex((line) => line.startsWith(`${key}:`));
    return index < 0 ? 1 : index + 2;
  };
  const mistakes: Mistake[] = [];
  const report = (key: string, problem: string) =>
    mistakes.push({ file, line: lineOf(key), text: `${problem}.` });
  const values = parsed.frontMatter;
  for (const key of Object.keys(values).filter((name) => !isKnown(name))) {
    const alternative = Object.hasOwn(alternatives, key) ? ` ${alternatives[key]}.` : '';
    report(
      key,
      `This site doesn't support "${key}" in front matter.${alternative} Supported: ${Object.keys(keys).join(', ')}`,
    );
  }
  const valid: Record<string, unknown> = {};
  for (const key of Object.keys(keys) as (keyof PageFrontMatter)[]) {
    const problem = valueMistake(key, values[key]);
    if (problem) report(key, `Front matter: ${problem}`);
    else if (values[key] !== undefined) valid[key] = values[key];
  }
  for (const line of lines) {
    const [, key, value] = cutOff.exec(line) ?? [];
    if (key) {
      report(
        key,
        `YAML drops the text after " #". Put the value in quotes: ${key}: ${quote(value!)}`,
      );
    }
  }
  return { frontMatter: valid, content: parsed.content, mistakes };
}
