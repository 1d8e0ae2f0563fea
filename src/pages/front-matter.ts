import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { readFrontMatterLines, normalizeText } from '../markdown/parse-mdx';
import type { Mistake } from '../markdown/mistake';

/** Front matter that pages support. */
export interface PageFrontMatter {
  /** The page's heading and title. */
  title: string;
  /** One sentence for search results and social cards, up to 160 characters. */
  description: string;
  /** Description in a few words, for an index of pages. */
  summary?: string;
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
  /** True for a page of a recipe. */
  recipe?: boolean;
  /** True to leave the page out of production builds. */
  draft?: boolean;
  /** True to publish the page without links to it: not in the side navigation, search, sitemap, or copies. */
  unlisted?: boolean;
  /** True for a page with its own `<h1>`. */
  hide_title?: boolean;
  hide_table_of_contents?: boolean;
  /** First and last heading level in the table of contents. */
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  /** Id of the previous page; null for none. */
  pagination_prev?: string | null;
  pagination_next?: string | null;
  /** Title of the page in Previous and Next. */
  pagination_label?: string;
  /** Date of the last change, if it isn't that of the last commit. */
  last_update?: { date: Date | string };
  /** Image for links on other sites, instead of the drawn social card. */
  image?: string;
}

type ValueType = 'text' | 'flag' | 'words' | 'level' | 'page' | 'update';

const schema: Record<keyof PageFrontMatter, { type: ValueType; required?: true }> = {
  title: { type: 'text', required: true },
  description: { type: 'text', required: true },
  summary: { type: 'text' },
  slug: { type: 'text' },
  sidebar_label: { type: 'text' },
  fullwidth: { type: 'flag' },
  navigation: { type: 'flag' },
  keywords: { type: 'words' },
  recipe: { type: 'flag' },
  draft: { type: 'flag' },
  unlisted: { type: 'flag' },
  hide_title: { type: 'flag' },
  hide_table_of_contents: { type: 'flag' },
  toc_min_heading_level: { type: 'level' },
  toc_max_heading_level: { type: 'level' },
  pagination_prev: { type: 'page' },
  pagination_next: { type: 'page' },
  pagination_label: { type: 'text' },
  last_update: { type: 'update' },
  image: { type: 'text' },
};

/** Alternatives to keys that Docusaurus supports and this site doesn't. */
const alternatives: Record<string, string> = {
  id: "A page's id is its path without the extension; rename the file instead",
  sidebar_position: 'Pages have the order of their lines in sidebars.ts',
  sidebar_class_name: 'All entries of the side navigation look the same',
  sidebar_custom_props: 'Nothing reads them',
  displayed_sidebar: 'There is only one sidebar',
  tags: 'Write "keywords" for additional search terms',
  title_meta: 'The title is used everywhere',
  custom_edit_url: 'The edit link opens the file of the page',
  toc_collapsible: 'The table of contents is always collapsible on narrow screens',
};

const MAX_DESCRIPTION_LENGTH = 160;
const MAX_KEYWORDS = 5;

const isText = (value: unknown) => typeof value === 'string' && value !== '';

const isWordList = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.length <= MAX_KEYWORDS && value.every(isText);

/** True for `{ date }` with a valid date and nothing else. */
function isUpdate(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Object.keys(value).join() !== 'date') {
    return false;
  }
  const { date } = value as { date: Date | string };
  return !Number.isNaN(new Date(date).getTime());
}

/** For each type: how to recognize its values, and what to write. */
const valueTypes: Record<ValueType, { isValid(value: unknown): boolean; remedy: string }> = {
  text: { isValid: isText, remedy: 'must be some text' },
  flag: { isValid: (value) => typeof value === 'boolean', remedy: 'must be true or false' },
  words: {
    isValid: isWordList,
    remedy: `must be a list of up to ${MAX_KEYWORDS} words: [one, two]`,
  },
  level: { isValid: (value) => [2, 3, 4, 5, 6].includes(Number(value)), remedy: 'must be 2 to 6' },
  page: {
    isValid: (value) => value === null || isText(value),
    remedy: "must be a page's id, or null for none",
  },
  update: { isValid: isUpdate, remedy: 'must only have a date: { date: 2026-11-27 }' },
};

/** Describes the problem with a supported key's value. */
function checkValue(key: keyof PageFrontMatter, value: unknown): string | undefined {
  const { type, required } = schema[key];
  if (value === undefined) return required ? `add a line "${key}: …"` : undefined;
  const { isValid, remedy } = valueTypes[type];
  if (!isValid(value)) {
    const needsQuotes =
      type === 'text' && value !== '' && value !== null && typeof value !== 'object';
    return needsQuotes
      ? `"${key}" must be text. Put the value in quotes: ${key}: "${String(value)}"`
      : `"${key}" ${remedy}`;
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
