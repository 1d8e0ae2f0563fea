/** Returns a pattern that matches any of the terms, longest first; undefined without terms. */
export function patternOf(terms: string[]): RegExp | undefined {
  const sources = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => term.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return sources.length > 0 ? new RegExp(sources.join('|'), 'giu') : undefined;
}
