// Replaces path-to-regexp (1.9.0) for react-router.
// Why: the paths of this site's routes are plain text or `*`; a parser of patterns has nothing to do.

interface Options {
  /** Whether the pattern is all of an address, not its beginning. */
  end?: boolean;
  /** Whether a slash at the end makes a difference. */
  strict?: boolean;
  sensitive?: boolean;
}

/**
 * A regular expression for a route's path, as path-to-regexp would make it.
 * @param path plain text, or `*` for all addresses
 * @param keys gets the name of what `*` stands for
 * @throws an error for all other patterns
 */
export default function pathToRegexp(
  path: string,
  keys: { name: number }[],
  { end = true, strict = false, sensitive = false }: Options,
): RegExp {
  if (path === '*') keys.push({ name: 0 });
  else if (/[:*+?()[\]{}\\]/.test(path)) {
    throw new Error(
      `The path "${path}" of a route is a pattern. To use patterns, take the patch of path-to-regexp ` +
        `out of src/plugins/docusaurus-patches/index.ts.`,
    );
  }
  const hasSlash = path.endsWith('/');
  let source = path === '*' ? '(.*)' : path.replace(/[.^$|/]/g, '\\$&');
  if (!strict) source = `${hasSlash ? source.slice(0, -2) : source}(?:\\/(?=$))?`;
  if (end) source += '$';
  else if (!strict || !hasSlash) source += '(?=\\/|$)';
  return new RegExp(`^${source}`, sensitive ? '' : 'i');
}

/** What react-router makes addresses with; those of plain paths are the paths. */
pathToRegexp.compile = (path: string) => () => path;
