/** A file of a font, as frames get it: their policy allows no request. */
export interface FontFile {
  family: string;
  style: string;
  weight: string;
  unicodeRange: string;
  bytes: ArrayBuffer;
}

/** Adds files of a font to the fonts of a document. @throws if one isn't a font */
export async function addFont(fonts: FontFaceSet, files: readonly FontFile[]): Promise<void> {
  const faces = files.map(
    ({ family, bytes, ...descriptors }) => new FontFace(family, bytes, descriptors),
  );
  for (const face of await Promise.all(faces.map((each) => each.load()))) fonts.add(face);
}
