/**
 * URLs of the search data, by path of the version; the path is empty for the version at the root. The build passes them
 * to the header.
 */
export type SearchFiles = Record<string, string>;

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
  /** What readers type to find the page, if it isn't the title (front matter `keywords`). */
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
  /** Text of lists of links, such as those to related pages. */
  links?: string;
  /** Text of code blocks. */
  code?: string;
  /** Props, exports, and theme keys from the first column of tables. */
  names?: string;
}
