/** What a reader can find in a version: the file that the build writes and the browser indexes. */
export interface SearchData {
  /** Address of the version, without a trailing slash. */
  base: string;
  pages: SearchPage[];
}

/** What a reader can find of a page. */
export interface SearchPage {
  /** Path below that of the version, so that all versions are alike. */
  path: string;
  title: string;
  /** Title of the section of the side navigation, where it belongs to one. */
  section?: string;
  /** Words that readers use for its subject and that the page does not (front matter `keywords`). */
  keywords?: string[];
  parts: SearchPart[];
}

/** A heading of a page with what stands below it; the first one is what stands before all headings. */
export interface SearchPart {
  /** Id of the heading; none at the top of the page. */
  id?: string;
  /** Headings from level 2 down to its own; none at the top. */
  headings?: string[];
  text?: string;
  /** Code blocks. */
  code?: string;
  /** Props, exports and theme keys: the first column of tables. */
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

/** Whether a parsed body is what a reader can find. */
export function isSearchData(value: unknown): value is SearchData {
  const { base, pages } = (value ?? {}) as Fields;
  return isText(base) && isListOf(isSearchPage)(pages);
}
