/** HTML of a page of the build. */
export interface BuiltDocument {
  /** URL path, with the base path and without a trailing slash. */
  route: string;
  html: string;
}
