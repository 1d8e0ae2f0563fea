import { packText, unpackText } from '../../runtime/browser/packed-text';
import { isName, type Look } from './messages';

/** Code and look in a link to the playground. */
export interface SharedWork extends Omit<Look, 'viewport' | 'modes' | 'inspect'> {
  code: string;
}

/** Time in ms after a link opens in which Run is disabled: an earlier click was meant for the page before. */
export const READING_MS = 500;

/** Version of the format. Hashes that start with it contain work. */
const prefix = 'work1.';

/** Maximum number of characters after decompression. */
const MAX_WORK_LENGTH = 100_000;

/** Returns true if a hash has the prefix of work. It may be damaged. */
export function hasWork(hash: string): boolean {
  return hash.replace(/^#/, '').startsWith(prefix);
}

/** Matches names of presets. Modes can have any name. */
const presetPattern = /^[\w-]{0,40}$/;

/**
 * Validates untrusted data as work.
 * @throws an error if it isn't work
 */
export function toWork(value: unknown): SharedWork {
  const { code, theme = '', preset = '', mode } = (value ?? {}) as Record<string, unknown>;
  if (typeof code !== 'string' || typeof theme !== 'string') throw new Error('parts are missing');
  if (typeof preset !== 'string' || !presetPattern.test(preset)) throw new Error('no preset');
  if (mode !== undefined && mode !== '' && !isName(mode)) throw new Error('no mode');
  return { code, theme, preset, mode };
}

/**
 * Encodes work as a hash: compressed JSON, in URL-safe characters.
 * @returns the hash without `#`
 * @throws an error with a message for the reader if the work is too long for a link
 */
export async function encodeWork(work: SharedWork): Promise<string> {
  const text = JSON.stringify(work);
  if (text.length > MAX_WORK_LENGTH) throw new Error('Too long for a link');
  return prefix + (await packText(text));
}

/**
 * Decodes work from a hash. Doesn't run any of it.
 * @param hash with or without `#`
 * @throws an error with a message for the reader if the hash is damaged
 */
export async function decodeWork(hash: string): Promise<SharedWork> {
  try {
    const packed = hash.replace(/^#/, '').slice(prefix.length);
    return toWork(JSON.parse(await unpackText(packed, MAX_WORK_LENGTH)));
  } catch (error) {
    throw new Error(
      'This link is damaged, so its code can’t be read. Part of it may have been lost when it was copied. Ask for the link again.',
      { cause: error },
    );
  }
}
