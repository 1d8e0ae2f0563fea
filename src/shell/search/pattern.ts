/** Where a word or a part of a name starts or ends: at punctuation, and at camel-case capitals. */
const edge =
  '(?:(?<![\\p{L}\\p{N}])|(?![\\p{L}\\p{N}])|(?<=\\p{Ll})(?=\\p{Lu})|(?<=\\p{Lu})(?=\\p{Lu}\\p{Ll}))';

/**
 * Returns a pattern for text that contains one of the words, as a whole or as a part of a name. It matches the whole name:
 * `Button` matches `IconButton`.
 * @returns undefined without words
 */
export function patternOf(words: string[]): RegExp | undefined {
  const sources = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  return sources.length > 0
    ? new RegExp(
        `(?<![\\p{L}\\p{N}])[\\p{L}\\p{N}]*?${edge}(?:${sources.join('|')})${edge}[\\p{L}\\p{N}]*`,
        'gu',
      )
    : undefined;
}
