import { packText, unpackText } from '../../runtime/browser/packed-text';
import { isPlainObject, type Changes } from '../../base/theme-data/changes';
import { hashOf } from './seed';
import { withoutSchema } from '../../base/theme-data/theme-keys';
import { isDeeperThan, MAX_DEPTH, unsafePaths } from '../../base/theme-data/theme-parts';
import { checkCount, countValues } from './theme-size';

/** A theme as a preset and what differs from it. */
export interface SharedTheme {
  /** Name of the preset; empty for a theme without one. Links contain this key, so its name can't change. */
  base: string;
  changes: Changes;
  /** Name that its author gave it. */
  name?: string;
}

/**
 * Prefix with the version of the format. Only append to the format: old links must stay readable
 * (tests/themes/old-theme-links.json has some).
 */
const prefix = 'theme1.';

/** Maximum length of an unpacked theme, in characters. */
const MAX_THEME_LENGTH = 100_000;

/** Maximum length of the name of a preset or theme, in characters. */
export const MAX_NAME_LENGTH = 60;

/** Returns whether a hash contains a theme, in any version of the format; with or without `#`. */
export const holdsTheme = (hash: string) => /^#?theme\d+\./.test(hash);

/** Checksum after the packed theme. Without it, a link with a wrong letter could open as another theme. */
const checksumOf = (packed: string) => hashOf(packed).toString(36);

/**
 * Removes the checksum from a packed theme; the first links had none.
 * @throws Error if it's wrong
 */
function withoutChecksum(text: string): string {
  const [packed, checksum = checksumOf(packed!), ...others] = text.split('.');
  if (checksum !== checksumOf(packed!) || others.length > 0)
    throw new Error('the checksum is wrong');
  return packed!;
}

/**
 * Reads a theme from untrusted data.
 * @throws Error if it isn't a theme
 */
export function toSharedTheme(value: unknown): SharedTheme {
  const { base, changes, name = '' } = (value ?? {}) as Record<string, unknown>;
  if (typeof base !== 'string' || typeof name !== 'string')
    throw new Error('names must be strings');
  if (Math.max(base.length, name.length) > MAX_NAME_LENGTH) throw new Error('a name is too long');
  if (!isPlainObject(changes) || isDeeperThan(changes, MAX_DEPTH))
    throw new Error('the changes must be an object');
  const [unsafe] = unsafePaths(changes);
  if (unsafe) throw new Error(`the key ${unsafe} isn’t allowed`);
  return { base, changes: withoutSchema(changes), ...(name && { name }) };
}

/**
 * Writes a theme into a hash.
 * @returns the hash without `#`
 * @throws Error with a message for readers if the theme is too long for a link, or has too many values
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
 * @throws Error with a message for readers if it's damaged, from a newer version of this site, or has too many values
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
    if (!packed.startsWith(prefix)) throw new Error('unknown version marker');
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
