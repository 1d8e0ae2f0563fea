// Replaces @docusaurus/core/lib/client/renderToHtml (3.10.2), in the server bundle only.
// Why: Emotion would print a <style> next to each element. This way, each page gets its styles once, in the head.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import islandFiles from '@island-files';
import { buildHashPlaceholder, type PageInfo } from '../page-loading/page-view';
import { islandPagesOf } from '../islands/used-islands';
import { emotionIds } from '../islands/emotion-ids';
import { collectLinks } from './collected-links';
import { partsMark } from './marks';

function render(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      // Otherwise React puts the content of a large Suspense at the end, and a script would have to move it.
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady() {
        pipe(output);
        text(output).then(resolve, reject);
      },
    });
  });
}

/** Removes the list of Emotion's ids: the rules contain them too, and every page would get them twice. */
function removeIds(styles: string): string {
  return styles.replace(
    /<style data-emotion="css ([^"]+)">(.*?)<\/style>/s,
    (_, list: string, css: string) => {
      const ids = new Set(list.split(' '));
      const unknown = emotionIds(css).filter((id) => !ids.has(id));
      if (unknown.length > 0) throw new Error(`Emotion has no styles named ${unknown.join(', ')}.`);
      return `<style data-emotion="css">${css}</style>`;
    },
  );
}

/** Returns the scripts that the islands of a page need. */
function readPageInfo(pages: string[]): PageInfo {
  const scripts = pages.flatMap((page) => {
    const files = islandFiles.pages[page];
    if (!files) throw new Error(`The islands of ${page} have no scripts.`);
    return files;
  });
  return { build: buildHashPlaceholder, scripts: [...new Set(scripts)] };
}

/**
 * Renders the app to HTML, preceded by the parts that the page template moves to the head: the page's styles, and the
 * scripts of its islands.
 * @param app Docusaurus' app, with its router at the page
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  // No vendor prefixes, because the supported browsers don't need them.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat`, Emotion keeps the styles in the cache instead of printing <style> elements.
  cache.compat = true;
  const html = await render(<CacheProvider value={cache}>{app}</CacheProvider>);
  collectLinks(cache, html);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = removeIds(constructStyleTagsFromChunks(extractCriticalToChunks(html)));
  const info = JSON.stringify(readPageInfo(islandPagesOf(cache)));
  return [styles, info, html].join(partsMark);
}
