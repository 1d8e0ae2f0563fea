import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readFrontMatterLines, normalizeText } from '../markdown/parse-mdx';
import type { Mistake } from '../markdown/mistake';

/** Front matter that pages support. */
export interface PageFrontMatter {
  /** The page's heading and title. */
  title: string;
  /** One sentence for search results and social cards, up to 160 characters. */
  description: string;
  /** URL path, if it differs from the file's path. */
  slug?: string;
  /** Shorter name for the side navigation. */
  sidebar_label?: string;
  /** Uses the full width and hides the side navigation. */
  fullwidth?: boolean;
  /** Set to false for a page outside the side navigation. */
  navigation?: boolean;
  /** Up to five search terms that the page doesn't contain, such as another library's name for its subject. */
  keywords?: string[];
  /** Kind of the recipe on the page; a key of `recipeKinds`. */
  kind?: string;
}

const schema: Record<
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

/** Alternatives to keys that Docusaurus supports and this site doesn't. */
const alternatives: Record<string, string> = {
  id: `A page's id is its path without the extension; rename the file instead`,
  draft: 'Keep the page on a branch, or start its file name with "_", until it is ready',
  unlisted: 'Write "navigation: false" to keep the page out of the side navigation',
  sidebar_position: 'Move its line in sidebars.ts instead',
  hide_title: 'Write "fullwidth: true" for a page that has its own <h1>',
  image: 'The social card is made from the title and description',
  tags: 'Write "keywords" for additional search terms',
  last_update: 'The date of the last commit is used',
  pagination_next: 'The order of pages is in sidebars.ts',
  pagination_prev: 'The order of pages is in sidebars.ts',
};

const MAX_DESCRIPTION_LENGTH = 160;
const MAX_KEYWORDS = 5;

const isWordList = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= MAX_KEYWORDS &&
  value.every((item) => item && typeof item === 'string');

/** Describes the problem with a supported key's value. */
function checkValue(key: keyof PageFrontMatter, value: unknown): string | undefined {
  const { type, required } = schema[key];
  if (value === undefined) return required ? `add a line "${key}: …"` : undefined;
  if (type === 'list') {
    return isWordList(value)
      ? undefined
      : `"${key}" must be a list of up to ${MAX_KEYWORDS} words: ${key}: [one, two]`;
  }
  if (typeof value !== type || value === '') {
    const needsQuotes =
      type === 'string' && value !== '' && value !== null && typeof value !== 'object';
    return needsQuotes
      ? `"${key}" must be text. Put the value in quotes: ${key}: "${String(value)}"`
      : `"${key}" must be ${type === 'string' ? 'some text' : 'true or false'}`;
  }
  if (key !== 'description' || String(value).length <= MAX_DESCRIPTION_LENGTH) return undefined;
  return `"description" has ${String(value).length} characters; cut it to ${MAX_DESCRIPTION_LENGTH} or fewer`;
}

const isSupported = (key: string): key is keyof PageFrontMatter => Object.hasOwn(schema, key);

/** Matches a line whose unquoted value has a ` #`, which YAML reads as the start of a comment. */
const unquotedHash = /^(\w+):\s+(?!["'|>[{#&*!])(.*?\S\s+#.*)$/;

/** Matches a line whose unquoted value has a colon, which YAML reads as another key. */
const unquotedColon = /^(\w+):\s+(?!["'])(.*:(?:\s.*)?)$/;

const quote = (value: string) => `"${value.trim().replace(/(["\\])/g, '\\$1')}"`;

/** Subset of js-yaml's exception. */
interface YamlError {
  reason?: string;
  mark?: { line: number };
}

function describeYamlError(error: YamlError, lines: string[]): { line: number; text: string } {
  const index = Math.min(error.mark?.line ?? 0, lines.length - 1);
  // js-yaml may report the line after the one with the colon.
  const colonLine = [index, index - 1].find((each) => unquotedColon.test(lines[each] ?? ''));
  const [, key, value] = unquotedColon.exec(lines[colonLine ?? -1] ?? '') ?? [];
  return key
    ? {
        line: colonLine! + 2,
        text: `The value of "${key}" has a colon. Put it in quotes: ${key}: ${quote(value!)}`,
      }
    : {
        line: index + 2,
        text: `The front matter isn't valid YAML: ${error.reason ?? 'unknown error'}.`,
      };
}

export interface FrontMatterResult {
  /** Contains only keys with valid values. */
  frontMatter: Partial<PageFrontMatter>;
  /** Text after the front matter. */
  content: string;
  mistakes: Mistake[];
}

/**
 * Reads and validates a page's front matter.
 * @param fileContent text of the file
 * @param file path relative to the site folder, for messages
 */
export async function readFrontMatter(
  fileContent: string,
  file: string,
): Promise<FrontMatterResult> {
  const text = normalizeText(fileContent);
  const lines = readFrontMatterLines(text) ?? [];
  let parsed: { frontMatter: Record<string, unknown>; content: string };
  try {
    parsed = await DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: text } as never);
  } catch (error) {
    const mistake = { file, ...describeYamlError(error as YamlError, lines) };
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
  for (const key of Object.keys(values).filter((name) => !isSupported(name))) {
    const alternative = Object.hasOwn(alternatives, key) ? ` ${alternatives[key]}.` : '';
    report(
      key,
      `This site doesn't support "${key}" in front matter.${alternative} Supported: ${Object.keys(schema).join(', ')}`,
    );
  }
  const valid: Record<string, unknown> = {};
  for (const key of Object.keys(schema) as (keyof PageFrontMatter)[]) {
    const problem = checkValue(key, values[key]);
    if (problem) report(key, `Front matter: ${problem}`);
    else if (values[key] !== undefined) valid[key] = values[key];
  }
  for (const line of lines) {
    const [, key, value] = unquotedHash.exec(line) ?? [];
    if (key) {
      report(
        key,
        `YAML drops the text after " #". Put the value in quotes: ${key}: ${quote(value!)}`,
      );
    }
  }
  return { frontMatter: valid, content: parsed.content, mistakes };
}
