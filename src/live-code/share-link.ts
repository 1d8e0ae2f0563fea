import { isName, type Look } from './messages';

/** What a link to the playground carries. */
export interface SharedWork extends Omit<Look, 'viewport'> {
  code: string;
}

/** Time in which code that a link has just brought cannot be run, in ms: a press was meant for what stood there. */
export const readingTime = 500;

/** Version of the format, and the mark that a hash holds work. */
const prefix = 'work1.';

/** Most characters of code and theme that a link may unfold to. */
const longestWork = 100_000;

/** Most characters of a hash: all the work could be letters of three bytes that do not compress. */
const longestHash = longestWork * 4 + 1000;

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Reads a stream of text, and no more of it than `longest` characters: a few bytes may unfold to gigabytes. */
async function readText(stream: ReadableStream<BufferSource>, longest: number): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > longest) {
      await reader.cancel();
      throw new Error('more text than a link may carry');
    }
    if (done) return text;
  }
}

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
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return prefix + toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/**
 * Reads work from a hash. Nothing of it is run.
 * @param hash with or without `#`
 * @throws an error in words for the reader when the hash is damaged
 */
export async function decodeWork(hash: string): Promise<SharedWork> {
  try {
    if (hash.length > longestHash) throw new Error('more text than a link may carry');
    const bytes = fromBase64Url(hash.replace(/^#/, '').slice(prefix.length));
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return toWork(JSON.parse(await readText(stream, longestWork)));
  } catch (error) {
    throw new Error(
      'This link is damaged, so its code cannot be read. A part of it may have been lost when it was copied: ask for it again.',
      { cause: error },
    );
  }
}
