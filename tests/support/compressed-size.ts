import { brotliCompressSync, constants } from 'node:zlib';

/** In bytes. */
export const kibibyte = 1024;

/** Compresses with Brotli, quality 11 (the maximum). */
export function compressed(content: string | Uint8Array): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
}

/** Size in bytes after compression. */
export function compressedSize(content: string | Uint8Array): number {
  return compressed(content).length;
}
