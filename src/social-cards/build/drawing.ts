import type satori from 'satori';
import type { ReactNode } from 'react';
import { cardSize } from '../cards';
import type { CardElement } from './card';
import type { CardFonts } from './fonts';
import { withPackages } from './packages';

/** Draws a card as a PNG. */
export type DrawCard = (card: CardElement) => Promise<Buffer>;

/**
 * The versions of what draws cards.
 * @param siteDir the site's folder, in whose packages it is
 * @throws when a package is missing, with the remedy
 */
export function drawingVersions(siteDir: string): string {
  return withPackages(siteDir, (require) =>
    ['satori', '@resvg/resvg-js']
      .map((name) => (require(`${name}/package.json`) as { version: string }).version)
      .join(),
  );
}

/**
 * Loads what draws cards.
 * @param siteDir the site's folder, in whose packages it is
 * @throws when a package is missing or does not run here, with the remedy
 */
export function loadDrawing(siteDir: string, { files }: CardFonts): DrawCard {
  const { toSvg, renderAsync } = withPackages(siteDir, (require) => ({
    toSvg: (require('satori') as { default: typeof satori }).default,
    renderAsync: (require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')).renderAsync,
  }));
  return async (card) => {
    // Any object of this form is an element to satori.
    const svg = await toSvg(card as unknown as ReactNode, { ...cardSize, fonts: files });
    // The letters are shapes by now.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}
