import type satori from 'satori';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import { cardSize } from '../cards';
import type { CardElement } from './card';
import { weights } from './look';

/**
 * Renders a card as a PNG.
 * @throws if the font lacks a character
 */
type RenderCard = (card: CardElement) => Promise<Buffer>;

/** The Latin subset: the site is in English. */
const fontFile = (weight: number) => `@fontsource/inter/files/inter-latin-${weight}-normal.woff`;

/** Loads the packages and fonts that only social cards need. */
function loadPackages(siteDir: string) {
  const require = createRequire(path.join(siteDir, 'package.json'));
  try {
    const fonts = Object.values(weights).map((weight) => ({
      name: 'Inter',
      weight,
      data: readFileSync(require.resolve(fontFile(weight))),
    }));
    const { default: toSvg } = require('satori') as { default: typeof satori };
    const { renderAsync } = require('@resvg/resvg-js') as typeof import('@resvg/resvg-js');
    return { fonts, toSvg, renderAsync };
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    throw new Error(
      `Couldn't draw the social cards: ${reason} Run "npm install", or build without them: ` +
        `SOCIAL_CARDS=off npm run build`,
      { cause },
    );
  }
}

/** satori calls this for text that the fonts can't draw, which would be missing in the card. */
function refuseText(_language: string, text: string): never {
  throw new Error(
    `The social card font can't draw "${text}". Use other characters in the title and description, or add ` +
      `a font that supports them to src/content/social-cards/node/renderer.ts.`,
  );
}

/**
 * Loads what renders cards.
 * @param siteDir root of the project, with its node_modules
 * @throws if a package is missing or doesn't run on this platform
 */
export function loadRenderer(siteDir: string): RenderCard {
  const { fonts, toSvg, renderAsync } = loadPackages(siteDir);
  return async (card) => {
    // satori accepts plain objects of this shape instead of React elements.
    const element = card as unknown as ReactNode;
    const svg = await toSvg(element, { ...cardSize, fonts, loadAdditionalAsset: refuseText });
    // satori converts text to paths, so no font is needed here.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}
