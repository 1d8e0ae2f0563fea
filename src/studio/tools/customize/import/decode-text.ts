/** Beginnings of files that aren't text, as Latin-1, and what they are. */
const signatures: readonly (readonly [start: RegExp, what: string])[] = [
  [/^PK\x03\x04/, 'a ZIP archive'],
  [/^\x1f\x8b/, 'a compressed file'],
  [/^%PDF/, 'a PDF'],
  [/^(\x89PNG|GIF8|\xff\xd8\xff|BM.{4}\0{4}|RIFF.{4}WEBP|.{4}ftyp(avif|heic|mif1))/s, 'a picture'],
  [/^(wOF[F2]|OTTO|ttcf|true|\0\x01\0\0)/, 'a font'],
];

/** Kinds of files that aren't text, by the first part of their media type. */
const mediaKinds: Readonly<Record<string, string>> = {
  image: 'a picture',
  font: 'a font',
  audio: 'a sound',
  video: 'a video',
};

/** Number of bytes at the beginning of a file that say what it is. */
export const SIGNATURE_LENGTH = 4096;

const decode = (bytes: Uint8Array, encoding: string) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** The beginning of a PDF, and characters that only files have that aren't text. */
const binary = /^%PDF-|[\0-\x08\x0e-\x1a\x1c-\x1f]/;

/**
 * Decodes a text: in UTF-16 if it has that byte order mark, in UTF-8 if it's valid, and otherwise in Windows-1252.
 * @returns undefined if it isn't text
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  const utf16 =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : undefined;
  const text = utf16
    ? decode(bytes, utf16)
    : (decode(bytes, 'utf-8') ?? decode(bytes, 'windows-1252'));
  return text === undefined || binary.test(text) ? undefined : text;
}

/**
 * Says what a file is that isn't text.
 * @param bytes its beginning
 * @param type its media type; empty if the browser doesn't know it
 */
export function binaryProblem(name: string, bytes: Uint8Array, type: string): string {
  const start = String.fromCharCode(...bytes.slice(0, 12));
  const [, kind = mediaKinds[type.split('/')[0]!]] =
    signatures.find(([pattern]) => pattern.test(start)) ?? [];
  if (!kind) return `${name} isn’t a text file, so it can’t be read as a theme.`;
  const remedy = /archive|compressed/.test(kind)
    ? 'Extract it, and add the files in it.'
    : 'Add the file that has the theme.';
  return `${name} is ${kind}. ${remedy}`;
}
