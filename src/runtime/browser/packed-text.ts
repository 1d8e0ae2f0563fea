/** Encodes bytes as base64url, which needs no escaping in a URL or storage key. */
export function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '');
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/**
 * Reads a UTF-8 stream, up to a limit: a few compressed bytes can expand to gigabytes.
 * @param maxLength in characters
 */
async function readLimitedText(
  stream: ReadableStream<BufferSource>,
  maxLength: number,
): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = stream.getReader();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (text.length > maxLength) {
      await reader.cancel();
      throw new Error(`The unpacked text is longer than ${maxLength} characters.`);
    }
    if (done) return text;
  }
}

/** Compresses text (raw deflate) and encodes it as base64url. */
export async function packText(text: string): Promise<string> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(compressed).arrayBuffer()));
}

/**
 * Reverses `packText`.
 * @param maxLength in characters, unpacked
 * @throws if the text is malformed or longer
 */
export async function unpackText(packed: string, maxLength: number): Promise<string> {
  // Upper bound: incompressible text of three-byte characters, in base64 (4/3).
  if (packed.length > maxLength * 4 + 1000) {
    throw new Error(`The packed text is too long for ${maxLength} characters.`);
  }
  const bytes = fromBase64Url(packed);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return readLimitedText(stream, maxLength);
}
