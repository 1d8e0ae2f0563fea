// Replaces @docusaurus/core/lib/client/renderToHtml (3.10.2), in the server bundle only.
// Why: Emotion prints a <style> beside each element; here each page gets its styles once, for the head.
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { stylesMark } from './styles-mark';

function render(app: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const output = new PassThrough();
    const { pipe } = renderToPipeableStream(app, {
      // Else React puts the content of a large Suspense at the end, for a script to move to its place.
      progressiveChunkSize: Infinity,
      onError: reject,
      onAllReady() {
        pipe(output);
        text(output).then(resolve, reject);
      },
    });
  });
}

/**
 * Renders the app to HTML, with the styles it uses in front; the page template moves them to the head.
 * @param app Docusaurus' app, with its router at the page
 */
export async function renderToHtml(app: ReactNode): Promise<string> {
  // No vendor prefixes: the supported browsers need none.
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  // With `compat`, Emotion keeps the styles in the cache and prints no <style> elements itself.
  cache.compat = true;
  const html = await render(<CacheProvider value={cache}>{app}</CacheProvider>);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return styles + stylesMark + html;
}
