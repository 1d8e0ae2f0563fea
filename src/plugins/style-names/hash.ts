// Replaces @emotion/hash (0.9), where @emotion/serialize names a style; in the client bundle only.
// Why: hashes cannot be compressed. In the HTML the styles that pages share have short names (./index).
import hash from '@emotion/hash';
import { namesVariable, shortNames } from './names';

const list = (globalThis as unknown as Record<string, string | undefined>)[namesVariable];
const names = shortNames(list ?? '');

/** The name of a style as it stands in the HTML: a short one, or Emotion's hash of its text. */
export default function nameOf(text: string): string {
  const name = hash(text);
  return names.get(name) ?? name;
}
