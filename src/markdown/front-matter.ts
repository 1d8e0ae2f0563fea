/** What the front matter of a page may hold. */
export interface PageFrontMatter {
  /** The page's heading and title. */
  title: string;
  /** One sentence of its own for search results and social cards, up to 160 characters. */
  description: string;
  /** Address, where it is not the file's path. */
  slug?: string;
  /** Shorter name for the side navigation. */
  sidebar_label?: string;
  /** Uses the full width and hides the side navigation. */
  fullwidth?: boolean;
  /** Set to false for a page that stands outside the side navigation. */
  navigation?: boolean;
  /** Up to five words that readers search for and the page does not use: `as`, a rival's name for it. */
  keywords?: string[];
  /** What kind of recipe the page has; a key of `recipeKinds`. */
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

const maximumDescription = 160;
const maximumKeywords = 5;

/** Whether a value is a list of some words. */
const isList = (value: unknown) =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((item) => item && typeof item === 'string');

/**
 * Checks a page's front matter against the contract above.
 * @param frontMatter what stands between the dashes
 * @param file path of the page, for the message
 * @throws an error naming the file, each mistake, and the remedy
 */
export function checkFrontMatter(frontMatter: Record<string, unknown>, file: string): void {
  const mistakes: string[] = [];
  for (const key of Object.keys(frontMatter)) {
    if (key in keys) continue;
    mistakes.push(`unknown key "${key}"; the known keys are ${Object.keys(keys).join(', ')}`);
  }
  for (const [key, { type, required }] of Object.entries(keys)) {
    const value = frontMatter[key];
    if (value === undefined) {
      if (required) mistakes.push(`missing "${key}"; add a line "${key}: …"`);
    } else if (type === 'list') {
      if (!isList(value) || (value as string[]).length > maximumKeywords)
        mistakes.push(
          `"${key}" must be a list of up to ${maximumKeywords} words: ${key}: [one, two]`,
        );
    } else if (typeof value !== type || value === '') {
      mistakes.push(`"${key}" must be a ${type}${type === 'string' ? ' with some text' : ''}`);
    }
  }
  const { description } = frontMatter;
  if (typeof description === 'string' && description.length > maximumDescription) {
    mistakes.push(
      `"description" has ${description.length} characters; cut it to ${maximumDescription} or fewer`,
    );
  }
  if (mistakes.length === 0) return;
  throw new Error(`${file}: the front matter needs mending.\n- ${mistakes.join('\n- ')}`);
}
