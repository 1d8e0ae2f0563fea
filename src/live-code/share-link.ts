import { packText, unpackText } from '../browser/packed-text';
import { isName, type Look } from './messages';

/** What a link to the playground carries. */
export interface SharedWork extends Omit<Look, 'viewport' | 'modes' | 'inspect'> {
  code: string;
}

/** Time in which code that a link has just brought cannot be run, in ms: a press was meant for what stood there. */
export const readingTime = 500;

/** Version of the format, and the mark that a hash holds work. */
const prefix = 'work1.';

/** Most characters of code and theme that a link may unfold to. */
const longestWork = 100_000;

/** Whether a hash claims to hold work. */
export function holdsWork(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(prefix);
}

/** Names of presets; those of modes are the reader's. */
const presetShape = /^[\w-]{0,40}$/;

/**
 * Reads work from data of strangers.
 * @throws when it is none
 */
export function toWork(value: unknown): SharedWork {
  const { code, theme = '', preset = '', mode } = (value ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || typeof theme !== 'string') throw new Error('parts are missing');
  if (typeof preset !== 'string' || !presetShape.test(preset)) throw new Error('no preset');
  if (mode !== undefined && mode !== '' && !isName(mode)) throw new Error('no mode');
  return { code, theme, preset, mode };
}

/**
 * Writes work into a hash: compressed JSON, in characters that need no escaping.
 * @returns the hash without `#`
 * @throws an error in words for the reader when the work is too long for a link
 */
export async function encodeWork(work: SharedWork): Promise<string> {
  const text = JSON.stringify(work);
  if (text.length > longestWork) throw new Error('Too long for a link');
  return prefix + (await packText(text));
}

/**
 * Reads work from a hash. Nothing of it is run.
 * @param hash with or without `#`
 * @throws an error in words for the reader when the hash is damaged
 */
export async function decodeWork(hash: string): Promise<SharedWork> {
  try {
    const packed = hash.replace(/^#/, '').slice(prefix.length);
    return toWork(JSON.parse(await unpackText(packed, longestWork)));
  } catch (error) {
    throw new Error(
      'This link is damaged, so its code can’t be read. Part of it may have been lost when it was copied. Ask for the link again.',
      { cause: error },
    );
  }
}
