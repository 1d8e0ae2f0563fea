/** Bytes in characters that need no escaping in an address or a key. */
export function toBase64Url(bytes: Uint8Array): string {
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

/** Text compressed (raw deflate), in characters that need no escaping in an address (base64url). */
export async function packText(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/**
 * Reverses `packText`.
 * @param longest most characters that it may unfold to
 * @throws when it is damaged or longer
 */
export async function unpackText(packed: string, longest: number): Promise<string> {
  // All the text could be letters of three bytes that do not compress.
  if (packed.length > longest * 4 + 1000) throw new Error('more text than a link may carry');
  const bytes = fromBase64Url(packed);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readText(stream, longest);
}
