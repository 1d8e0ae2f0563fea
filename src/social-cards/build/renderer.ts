import type satori from 'satori';
import type { ReactNode } from 'react';
import { cardSize } from '../cards';
import type { CardElement } from './card';
import type { CardFonts } from './fonts';
import { loadPackages } from './packages';

/** Renders a card as a PNG. */
export type RenderCard = (card: CardElement) => Promise<Buffer>;

/**
 * Versions of the packages that render cards.
 * @param siteDir root of the project, with its node_modules
 * @throws if a package is missing
 */
export function rendererVersions(siteDir: string): string {
  return loadPackages(siteDir, (require) =>
    ['satori', '@resvg/resvg-js']
      .map((name) => (require(`${name}/package.json`) as { version: string }).version)
      .join(),
  );
}

/**
 * Loads the packages that render cards.
 * @param siteDir root of the project, with its node_modules
 * @throws if a package is missing or doesn't run on this platform
 */
export function loadRenderer(siteDir: string, { files }: CardFonts): RenderCard {
  const { toSvg, renderAsync } = loadPackages(siteDir, (require) => ({
    toSvg: (require('satori') as { default: typeof satori }).default,
    renderAsync: (require('@resvg/resvg-js') as typeof import('@resvg/resvg-js')).renderAsync,
  }));
  return async (card) => {
    // satori accepts plain objects of this shape instead of React elements.
    const svg = await toSvg(card as unknown as ReactNode, { ...cardSize, fonts: files });
    // satori converts text to paths, so no font is needed here.
    return (await renderAsync(svg, { font: { loadSystemFonts: false } })).asPng();
  };
}
