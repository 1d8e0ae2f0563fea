import { packText, unpackText } from '../../runtime/browser/packed-text';
import { isPlainObject, type Changes } from '../../base/theme-data/changes';
import { hashOf } from './seed';
import { MAX_DEPTH } from './text-problems';
import { isDeeperThan, unsafePaths } from '../../base/theme-data/theme-parts';
import { checkCount, countValues } from './theme-size';

/** A theme as a base and what differs from it. */
export interface SharedTheme {
  /** Name of a preset; empty for a theme that starts from nothing. */
  base: string;
  changes: Changes;
  /** What its author calls it. */
  name?: string;
}

/**
 * Mark and version of the format. It is only ever appended to: a link that was once given away can be read for
 * ever (tests/themes/old-theme-links.json has old ones).
 */
const prefix = 'theme1.';

/** Most characters that a link may unfold to. */
const MAX_THEME_LENGTH = 100_000;

/** Longest name of a base or of a theme, in characters. */
export const MAX_NAME_LENGTH = 60;

/** Whether a hash claims to hold a theme, of this version of the format or another; with or without `#`. */
export const holdsTheme = (hash: string) => /^#?theme\d+\./.test(hash);

/** Stands behind the packed theme and a dot: a changed letter often unpacks to another theme. */
const checksumOf = (packed: string) => hashOf(packed).toString(36);

/**
 * The packed theme of a hash without its mark.
 * @throws when it is not the one that its checksum was made of; the first links had none
 */
function withoutChecksum(text: string): string {
  const [packed, checksum = checksumOf(packed!), ...others] = text.split('.');
  if (checksum !== checksumOf(packed!) || others.length > 0) throw new Error('letters are wrong');
  return packed!;
}

/**
 * Reads a theme from data of strangers.
 * @throws when it is none
 */
export function toSharedTheme(value: unknown): SharedTheme {
  const { base, changes, name = '' } = (value ?? {}) as Record<string, unknown>;
  if (typeof base !== 'string' || typeof name !== 'string') throw new Error('names are no text');
  if (Math.max(base.length, name.length) > MAX_NAME_LENGTH) throw new Error('a name is too long');
  if (!isPlainObject(changes) || isDeeperThan(changes, MAX_DEPTH))
    throw new Error('the changes are no object');
  const [unsafe] = unsafePaths(changes);
  if (unsafe) throw new Error(`it has the key ${unsafe}`);
  return { base, changes, ...(name && { name }) };
}

/**
 * Writes a theme into a hash.
 * @returns the hash without `#`
 * @throws an error in words for the reader when the theme is too long for a link, or has too many values
 */
export async function encodeTheme(theme: SharedTheme): Promise<string> {
  const text = JSON.stringify(toSharedTheme(theme));
  if (text.length > MAX_THEME_LENGTH) throw new Error('This theme is too long for a link.');
  checkCount(countValues(theme.changes));
  const packed = await packText(text);
  return `${prefix}${packed}.${checksumOf(packed)}`;
}

/**
 * Reads a theme from a hash.
 * @param hash with or without `#`
 * @throws an error in words for the reader when it is damaged, from a newer version of this site, or has too many
 *   values
 */
export async function decodeTheme(hash: string): Promise<SharedTheme> {
  const packed = hash.replace(/^#/, '');
  if (holdsTheme(packed) && !packed.startsWith(prefix)) {
    throw new Error(
      'This link is from a newer version of this page. Reload the page, and try again.',
    );
  }
  let theme;
  try {
    if (!packed.startsWith(prefix)) throw new Error('it has another mark');
    const text = await unpackText(withoutChecksum(packed.slice(prefix.length)), MAX_THEME_LENGTH);
    theme = toSharedTheme(JSON.parse(text));
  } catch (error) {
    throw new Error(
      'This link is damaged, so its theme can’t be read. Part of it may have been lost when it was copied. Ask for the link again.',
      { cause: error },
    );
  }
  checkCount(countValues(theme.changes));
  return theme;
}
