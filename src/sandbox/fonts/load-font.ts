import { withRetries } from '../../runtime/browser/retry';
import { importModule } from '../../runtime/page-loading/failed-load';
import { addFont, type FontFile } from './add-font';
import type { WebFont } from './web-fonts';

/** Characters of the files of each style: Latin, and Latin Extended (`unicode.json` of Fontsource's packages). */
export const unicodeRanges = [
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C4,U+2113,U+2C60-2C7F,U+A720-A7FF',
] as const;

async function fetchBytes(url: string): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return response.arrayBuffer();
}

async function fetchFont({ slug, family, weight }: WebFont): Promise<FontFile[]> {
  const { fontFiles } = await importModule(() => import('./font-files'));
  const files = Object.entries(fontFiles[slug]!).flatMap(([style, urls]) =>
    urls.map(async (url, index) => {
      const bytes = await withRetries(() => fetchBytes(url));
      return { family, style, weight, unicodeRange: unicodeRanges[index]!, bytes };
    }),
  );
  const loaded = await Promise.all(files);
  await addFont(document.fonts, loaded);
  return loaded;
}

/** Fonts of this page, by their slugs. */
const loads = new Map<string, Promise<FontFile[]>>();

/**
 * Fetches a font once per page, and adds it to the page. A later call tries again if that failed.
 * @throws the last error
 */
export function loadFont(font: WebFont): Promise<FontFile[]> {
  const known = loads.get(font.slug);
  if (known) return known;
  const load = fetchFont(font).catch((error: unknown) => {
    loads.delete(font.slug);
    throw error;
  });
  loads.set(font.slug, load);
  return load;
}
