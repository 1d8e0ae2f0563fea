import type { SearchPart } from '../data';
import { patternOf } from '../pattern';

/** Maximum length of an excerpt, in characters. */
const MAX_LENGTH = 120;

/** Maximum number of characters before the match. */
const MAX_LEAD = 40;

/**
 * Returns the text around the first match, in whole words.
 * @param words matching words, as they're spelled in the part
 */
export function excerptOf(
  { text = '', links = '', code = '' }: SearchPart,
  words: string[],
): string {
  const pattern = patternOf(words);
  const matchIn = (whole: string) => (pattern ? whole.search(pattern) : -1);
  const whole = [text, links, code].find((one) => matchIn(one) >= 0) ?? (text || links || code);
  const match = Math.max(0, matchIn(whole));
  const start = Math.max(0, match - MAX_LEAD);
  const end = start + MAX_LENGTH;
  const lead = whole.slice(start, match);
  const rest = whole.slice(match, end);
  return (
    (start > 0 ? `… ${lead.replace(/^\S*\s/, '')}` : lead) +
    (end < whole.length ? `${rest.replace(/\s\S*$/, '')} …` : rest)
  );
}
