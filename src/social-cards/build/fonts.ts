import type { Font } from '@shuding/opentype.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { weights, type CardWeight } from './look';
import { withPackages } from './packages';

type FontWeight = (typeof weights)[CardWeight];

/** A font as satori takes it. */
interface FontFile {
  name: string;
  weight: FontWeight;
  style: 'normal';
  data: Buffer;
}

/** The fonts that cards are drawn with. */
export interface CardFonts {
  files: FontFile[];
  /** Changes when a file does. */
  hash: string;
  /** Width of a text in em, without more space between its letters. */
  measure(text: string, weight: CardWeight): number;
  /** The characters of a text that the fonts do not have. */
  missingIn(text: string): string[];
}

/** The letters of English, with punctuation. */
const fileOf = (weight: number) => `@fontsource/inter/files/inter-latin-${weight}-normal.woff`;

const toArrayBuffer = (data: Buffer) => new Uint8Array(data).buffer;

/**
 * Reads the fonts of the cards.
 * @param siteDir the site's folder, in whose packages they are
 * @throws when one is missing, with the remedy
 */
export function readFonts(siteDir: string): CardFonts {
  return withPackages(siteDir, (require) => {
    // The reader of fonts that satori has: what is measured is what is drawn.
    const { parse } = require('@shuding/opentype.js') as { parse(data: ArrayBuffer): Font };
    const files = Object.values(weights).map((weight): FontFile => {
      const data = readFileSync(require.resolve(fileOf(weight)));
      return { name: 'Inter', weight, style: 'normal', data };
    });
    const parsed = new Map(files.map(({ weight, data }) => [weight, parse(toArrayBuffer(data))]));
    /** Widths of words; they come again and again, and take long to find out. */
    const known = new Map<string, number>();
    function widthOf(word: string, weight: FontWeight): number {
      const key = `${weight} ${word}`;
      const width = known.get(key) ?? parsed.get(weight)!.getAdvanceWidth(word, 1);
      known.set(key, width);
      return width;
    }
    const hash = createHash('sha256');
    for (const { data } of files) hash.update(data);
    return {
      files,
      hash: hash.digest('hex'),
      measure: (text, weight) =>
        text.split(/(?<=\s)/).reduce((sum, word) => sum + widthOf(word, weights[weight]), 0),
      missingIn: (text) =>
        [...new Set(text)].filter((character) =>
          [...parsed.values()].some((font) => font.charToGlyphIndex(character) === 0),
        ),
    };
  });
}
