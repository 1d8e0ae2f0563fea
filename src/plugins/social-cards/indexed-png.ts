import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

const compress = promisify(deflate);

/** A part of the file: its length, name and data, and a checksum. */
function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const part = Buffer.alloc(named.length + 8);
  part.writeUInt32BE(data.length);
  named.copy(part, 4);
  part.writeUInt32BE(crc32(named), part.length - 4);
  return part;
}

/**
 * Writes an opaque picture as a PNG with a palette, at a third of the size of one without:
 * https://www.w3.org/TR/png-3/
 * @param pixels red, green, blue and alpha of each, row by row
 * @throws when there are more than 256 colors
 */
export async function indexedPng(pixels: Buffer, width: number, height: number): Promise<Buffer> {
  const palette = new Map<number, number>();
  const colors: Buffer[] = [];
  const values = new Uint32Array(new Uint8Array(pixels).buffer);
  const rows = Buffer.alloc((width + 1) * height);
  let [last, index] = [-1, 0];
  for (let pixel = 0; pixel < values.length; pixel += 1) {
    const value = values[pixel]!;
    if (value !== last) {
      last = value;
      index = palette.get(value) ?? palette.size;
      if (index === palette.size) {
        palette.set(value, index);
        colors.push(pixels.subarray(4 * pixel, 4 * pixel + 3));
      }
    }
    // Each row begins with its filter: 0 is none.
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  }
  if (palette.size > 256) {
    throw new Error(
      `A social card has ${palette.size} colors, and its file may have 256. Take colors out of ` +
        `src/plugins/social-cards/look.ts.`,
    );
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, which name a color of the palette.
  header.writeUInt8(8, 8);
  header.writeUInt8(3, 9);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.concat(colors)),
    chunk('IDAT', await compress(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
