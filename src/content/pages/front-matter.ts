import type { DocFrontMatter } from '@docusaurus/plugin-content-docs';
import { Joi } from '@docusaurus/utils-validation';
import { findFrontMatter } from '../markdown/front-matter-block';
import { normalizeText } from '../markdown/parse-mdx';
import type { Mistake } from '../markdown/mistake';
import { typeset } from '../markdown/typography';
import { readValues, type Keys, type Values } from './front-matter-values';

/** Front matter that pages support: keys of Docusaurus, and those of this site. */
export interface PageFrontMatter extends DocFrontMatter {
  /** Uses the full width and hides the side navigation. */
  fullwidth?: boolean;
  /** Set to false for a page outside the side navigation. */
  navigation?: boolean;
  /** Description in a few words, for an index of pages. */
  summary?: string;
  /** Uses the space of the table of contents, too. */
  wide?: boolean;
  /** True for a page of a recipe. Recipes are wide. */
  recipe?: boolean;
}

const MAX_DESCRIPTION_LENGTH = 160;
const MAX_KEYWORDS = 5;

// A key without a value, which YAML reads as null, counts as missing.
const text = Joi.string().empty(null).messages({
  'any.required': 'is missing. Add the line: {#key}: …',
  'string.base': 'must be text',
  'string.empty': 'must not be empty',
  'string.max': 'has {length(#value)} characters; shorten it to {#limit} or fewer',
});
const flag = Joi.boolean().strict().messages({ '*': 'must be true or false' });
const level = Joi.valid(2, 3, 4, 5, 6).messages({ '*': 'must be a number from 2 to 6' });
const pageId = Joi.string().allow(null).messages({ '*': "must be a page's id, or null for none" });
const refused = (remedy: string) => Joi.forbidden().messages({ '*': `isn't supported. ${remedy}` });

const supported = {
  title: text.required(),
  /** Sentence for search results and social cards. */
  description: text.max(MAX_DESCRIPTION_LENGTH).required(),
  summary: text,
  slug: text,
  sidebar_label: text,
  fullwidth: flag,
  navigation: flag,
  /** What readers type to find the page, if it isn't the title. */
  keywords: Joi.array()
    .items(Joi.string())
    .min(1)
    .max(MAX_KEYWORDS)
    .messages({ '*': `must be a list of up to ${MAX_KEYWORDS} words, such as [one, two]` }),
  wide: flag,
  recipe: flag,
  draft: flag,
  unlisted: flag,
  hide_title: flag,
  hide_table_of_contents: flag,
  toc_min_heading_level: level,
  toc_max_heading_level: level,
  pagination_prev: pageId,
  pagination_next: pageId,
  pagination_label: text,
  last_update: Joi.object({ date: Joi.date().raw().required() }).messages({
    '*': 'must contain only a date. Write it as "date: 2026-11-27"',
  }),
  image: text,
} satisfies Partial<Record<keyof PageFrontMatter, Joi.Schema>>;

const schema = Joi.object({
  ...supported,
  id: refused("A page's id is its path without the extension; rename the file instead"),
  sidebar_position: refused('Set the order of pages in sidebars.ts'),
  displayed_sidebar: refused('Remove it; the site has only one sidebar'),
  tags: refused('Use "keywords" for additional search terms'),
  title_meta: refused('Remove it; the site uses "title" everywhere'),
  custom_edit_url: refused("Remove it; the edit link always opens the page's file"),
}).messages({
  'object.unknown': `isn't supported. Supported: ${Object.keys(supported).join(', ')}`,
});

/** True for values that readers see as text. */
const isProse = (key: string, value: unknown): value is string =>
  typeof value === 'string' && /^(title|description|summary|\w+_label)$/.test(key);

const keys: Keys = {
  known: Object.keys(supported),
  /** Text of the wrong length is of the right type. */
  accepts(key, value) {
    if (!Object.hasOwn(supported, key)) return false;
    const { error } = supported[key as keyof typeof supported].validate(value);
    return !error || /\.(max|empty)$/.test(error.details[0]!.type);
  },
};

interface FrontMatterResult {
  /** Contains only keys with valid values. */
  frontMatter: PageFrontMatter & Record<string, unknown>;
  /** Text after the front matter. */
  content: string;
  mistakes: Mistake[];
}

function validate(
  lines: string[],
): Pick<FrontMatterResult, 'frontMatter'> & Pick<Values, 'mistakes'> {
  const { values, mistakes, lineOf, advise } = readValues(lines, keys);
  const { value, error } = schema.validate(values, { abortEarly: false });
  const details = error?.details ?? [];
  for (const { path, type, message } of details) {
    const key = String(path[0]);
    const line = lineOf(key);
    const problem =
      line >= 0 && path.length === 1 && type === 'any.required' ? 'has no value' : message;
    const advice = advise(key);
    mistakes.push({ line, text: `"${key}" ${problem}${advice ? `. ${advice}` : '.'}` });
  }
  const invalid = new Set(details.map(({ path: [key] }) => key));
  const valid = Object.entries(value as Record<string, unknown>).filter(
    ([key]) => !invalid.has(key),
  );
  const frontMatter = Object.fromEntries(
    valid.map(([key, entry]) => [key, isProse(key, entry) ? typeset(entry) : entry]),
  );
  return { frontMatter, mistakes };
}

/**
 * Reads and validates a page's front matter. Not with Docusaurus' parser: gray-matter reads a text without front matter
 * when it's read again after an error.
 * @param fileContent text of the file
 * @param file path relative to the site folder, for messages
 */
export function readFrontMatter(fileContent: string, file: string): FrontMatterResult {
  const lines = normalizeText(fileContent).split('\n');
  const block = findFrontMatter(lines);
  const { frontMatter, mistakes } = validate(block?.lines ?? []);
  const content = block ? lines.toSpliced(block.start, block.end - block.start) : lines;
  // Line 1 if a key is missing.
  const toLine = (index: number) =>
    (index < 0 ? (block?.start ?? 0) : block!.firstLine + index) + 1;
  const found = [
    ...(block?.mistakes ?? []),
    ...mistakes.map(({ line, text }) => ({ line: toLine(line), text })),
  ];
  return {
    frontMatter,
    content: content.join('\n').trim(),
    mistakes: found.map(({ line, text }) => ({ file, line, text: `Front matter: ${text}` })),
  };
}
