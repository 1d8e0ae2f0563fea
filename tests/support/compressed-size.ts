import { brotliCompressSync, constants } from 'node:zlib';

/** Bytes of a KiB. */
export const kibibyte = 1024;

/** Bytes that a text or a file has on the way, with the best Brotli: quality 11. */
export function compressedSize(content: string | Uint8Array): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
