import type { Font } from '@shuding/opentype.js';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { weights, type CardWeight } from './look';
import { loadPackages } from './packages';

type FontWeight = (typeof weights)[CardWeight];

/** Font in satori's format. */
interface FontFile {
  name: string;
  weight: FontWeight;
  style: 'normal';
  data: Buffer;
}

/** Fonts of the cards. */
export interface CardFonts {
  files: FontFile[];
  /** Hash of all files. */
  hash: string;
  /** Width of a text in em, without letter spacing. */
  measure(text: string, weight: CardWeight): number;
  /** Characters of a text that the fonts don't have. */
  missingCharacters(text: string): string[];
}

/** The Latin subset: the site is in English. */
const fontFile = (weight: number) => `@fontsource/inter/files/inter-latin-${weight}-normal.woff`;

const toArrayBuffer = (data: Buffer) => new Uint8Array(data).buffer;

/**
 * Reads the fonts of the cards.
 * @param siteDir root of the project, with its node_modules
 * @throws if one is missing
 */
export function readFonts(siteDir: string): CardFonts {
  return loadPackages(siteDir, (require) => {
    // satori uses this package too, so texts are measured the way they are drawn.
    const { parse } = require('@shuding/opentype.js') as { parse(data: ArrayBuffer): Font };
    const files = Object.values(weights).map((weight): FontFile => {
      const data = readFileSync(require.resolve(fontFile(weight)));
      return { name: 'Inter', weight, style: 'normal', data };
    });
    const parsed = new Map(files.map(({ weight, data }) => [weight, parse(toArrayBuffer(data))]));
    /** Widths of words by weight and word: measuring is slow, and most words occur often. */
    const widthCache = new Map<string, number>();
    function measureWord(word: string, weight: FontWeight): number {
      const key = `${weight} ${word}`;
      const width = widthCache.get(key) ?? parsed.get(weight)!.getAdvanceWidth(word, 1);
      widthCache.set(key, width);
      return width;
    }
    const hash = createHash('sha256');
    for (const { data } of files) hash.update(data);
    return {
      files,
      hash: hash.digest('hex'),
      measure: (text, weight) =>
        text.split(/(?<=\s)/).reduce((sum, word) => sum + measureWord(word, weights[weight]), 0),
      missingCharacters: (text) =>
        [...new Set(text)].filter((character) =>
          [...parsed.values()].some((font) => font.charToGlyphIndex(character) === 0),
        ),
    };
  });
}
