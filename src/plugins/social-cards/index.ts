import type { LoadContext, Plugin } from '@docusaurus/types';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { readVersions } from '../../markdown/page-registry';
import { buildStep } from '../../site/build-steps';
import { cardPath, hasOwnCards, socialCardsDefinition } from '../../site/social-cards';
import { fillCache } from './cache';
import { drawingVersions, loadDrawing } from './drawing';
import { readFonts, type CardFonts } from './fonts';
import { pageCards, type PageCard } from './page-cards';

/**
 * Draws a social card for each page of the version at the root, from its section, title and description.
 * What was drawn before is kept in node_modules/.cache, by what it shows. src/components/shell/Metadata
 * names the cards in the pages' heads.
 */
export default function socialCards({ siteDir }: LoadContext): Plugin {
  const cache = path.join(siteDir, 'node_modules/.cache/social-cards');
  let fonts: CardFonts;
  let cards: PageCard[] = [];
  return {
    name: 'social-cards',
    async allContentLoaded({ allContent }) {
      if (!hasOwnCards) return;
      fonts = readFonts(siteDir);
      const root = readVersions(allContent).find(({ base }) => base === '')!;
      cards = pageCards(root.pages, fonts, drawingVersions(siteDir));
    },
    configureWebpack: (_config, _isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin(socialCardsDefinition)],
    }),
    postBuild: buildStep(async ({ outDir }) => {
      if (!hasOwnCards) return;
      const byName = new Map(cards.map(({ name, card }) => [name, card]));
      await fillCache(cache, byName, () => loadDrawing(siteDir, fonts));
      for (const { page, name } of cards) {
        const file = path.join(outDir, cardPath(page));
        await mkdir(path.dirname(file), { recursive: true });
        await copyFile(path.join(cache, name), file);
      }
    }),
  };
}
