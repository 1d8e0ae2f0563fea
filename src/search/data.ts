/** Search data of a version. The build writes it, and the browser indexes it. */
export interface SearchData {
  /** Base URL of the version, without a trailing slash. */
  base: string;
  pages: SearchPage[];
}

/** Search data of a page. */
export interface SearchPage {
  /** Path relative to the version's base, so that it's the same in all versions. */
  path: string;
  title: string;
  /** Title of its section in the side navigation, if it's in one. */
  section?: string;
  /** Words that readers search for but the page doesn't use (front matter `keywords`). */
  keywords?: string[];
  parts: SearchPart[];
}

/** A heading and the content below it. The first part is the content before all headings. */
export interface SearchPart {
  /** Id of the heading; absent at the top of the page. */
  id?: string;
  /** Headings from level 2 to its own; absent at the top. */
  headings?: string[];
  text?: string;
  /** Text of code blocks. */
  code?: string;
  /** Props, exports, and theme keys from the first column of tables. */
  names?: string;
}

type Fields = Record<string, unknown>;

const isText = (value: unknown) => typeof value === 'string';
const isMissingOr = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || isRight(value);
const isListOf = (isRight: (value: unknown) => boolean) => (value: unknown) =>
  Array.isArray(value) && value.every(isRight);

function isSearchPart(value: unknown): boolean {
  const { id, headings, text, code, names } = (value ?? {}) as Fields;
  return (
    value !== null &&
    [id, text, code, names].every(isMissingOr(isText)) &&
    isMissingOr(isListOf(isText))(headings)
  );
}

function isSearchPage(value: unknown): boolean {
  const { path, title, section, keywords, parts } = (value ?? {}) as Fields;
  return (
    [path, title].every(isText) &&
    isMissingOr(isText)(section) &&
    isMissingOr(isListOf(isText))(keywords) &&
    isListOf(isSearchPart)(parts)
  );
}

/** Returns true if a parsed response is search data. */
export function isSearchData(value: unknown): value is SearchData {
  const { base, pages } = (value ?? {}) as Fields;
  return isText(base) && isListOf(isSearchPage)(pages);
}
