import { brotliCompressSync, constants } from 'node:zlib';

/** In bytes. */
export const kibibyte = 1024;

/** Size in bytes after compression with Brotli, quality 11 (the maximum). */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
