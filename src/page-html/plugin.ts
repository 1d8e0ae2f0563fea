import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { backgrounds } from '../design/backgrounds';
import { colorModes, systemDarkMode } from '../design/modes';
import { searchStyles } from '../search/styles';
import { shortcutsStyles } from '../shortcuts/styles';
import { versionsStyles } from '../versions/styles';
import { baseUrlDefinition } from '../site/base-url';
import { removeStaleFiles, serveHashed } from '../site/generated-static';
import { shellScriptId } from '../islands/early-clicks';
import { hashSource, pagePolicy } from '../hosting/content-policy';
import { minifyHead, textsOf } from './minify-html';
import { toCss } from './object-styles';

/** What the head of each page gets. */
interface ShellScripts {
  /** Text of the inline script, as Docusaurus' minifier leaves it. */
  inline: string;
  /** Address of the other, whose name holds its hash. */
  url: string;
}

const isProduction = process.env.NODE_ENV === 'production';

/** The content security policy of all pages. */
function policyTag(inline: string) {
  return {
    tagName: 'meta',
    attributes: {
      // In small letters, which the head is full of, it compresses best.
      'http-equiv': 'content-security-policy',
      content: pagePolicy([hashSource(inline)]),
    },
  };
}

/**
 * Bundles the framework-free behaviors of the shell: an inline script with what the first paint depends on,
 * such as the color mode, and a deferred file with all others, such as menu, sections and copy buttons.
 * ./renderToHtml and ./template make the rest of a page's HTML, and its content policy with it.
 */
export default function pageHtml({ siteDir }: LoadContext): Plugin<ShellScripts> {
  const folder = '/assets';

  function bundle(entry: string, define: Record<string, string> = {}): string {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(siteDir, entry)],
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      define: {
        ...baseUrlDefinition,
        'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV ?? 'development'),
        ...define,
      },
      write: false,
    });
    return outputFiles[0]!.text.trim();
  }

  const serve = (name: string, text: string) => serveHashed(siteDir, folder, name, text);

  return {
    name: 'page-html',
    getPathsToWatch: () =>
      ['*', '*/browser'].map((folder) => path.join(siteDir, 'src', folder, '*.ts')),
    async loadContent() {
      const status = serve('offline-status.js', bundle('src/offline/browser/offline-status.ts'));
      const worker = serve('search-worker.js', bundle('src/search/worker/worker.ts'));
      const search = bundle('src/search/script.ts', {
        SEARCH_WORKER_URL: JSON.stringify(worker),
        SEARCH_STYLES: JSON.stringify(toCss(searchStyles)),
      });
      const searchUrl = serve('search.js', search);
      const shortcuts = bundle('src/shortcuts/script.ts', {
        SHORTCUTS_STYLES: JSON.stringify(toCss(shortcutsStyles)),
      });
      const shortcutsUrl = serve('shortcuts.js', shortcuts);
      const versions = bundle('src/versions/script.ts', {
        VERSIONS_STYLES: JSON.stringify(toCss(versionsStyles)),
      });
      const versionsUrl = serve('versions.js', versions);
      const shell = bundle('src/shell/script.ts', {
        OFFLINE_STATUS_URL: JSON.stringify(status),
        SEARCH_URL: JSON.stringify(searchUrl),
        SHORTCUTS_URL: JSON.stringify(shortcutsUrl),
        VERSIONS_URL: JSON.stringify(versionsUrl),
      });
      const url = serve('shell.js', shell);
      removeStaleFiles(siteDir, folder, [
        status,
        worker,
        searchUrl,
        shortcutsUrl,
        versionsUrl,
        url,
      ]);
      const script = `<script>${bundle('src/shell/first-paint.ts')}</script>`;
      const [inline] = textsOf(await minifyHead(script));
      return { inline: inline!, url };
    },
    injectHtmlTags: ({ content: { inline, url } }) => ({
      headTags: [
        // Before all that it is about. The development server has scripts that it would refuse.
        ...(isProduction ? [policyTag(inline)] : []),
        ...[colorModes[0]!, systemDarkMode].map(({ name, scheme }) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content: backgrounds[name],
            media: `(prefers-color-scheme: ${scheme})`,
          },
        })),
        { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
        // In the head: once there is a body, the browser may paint it in the wrong mode.
        { tagName: 'script', innerHTML: inline },
        {
          tagName: 'script',
          attributes: { id: shellScriptId, src: url, defer: true },
        },
      ],
    }),
    configureWebpack: (_config, isServer) => ({
      // For ./minify-html: the bundler can't bundle itself. An absolute path, because the build's output folder may be one
      // from which Node finds no packages.
      ...(isServer && {
        externals: {
          '@docusaurus/bundler': `commonjs ${require.resolve('@docusaurus/bundler')}`,
        },
      }),
    }),
  };
}
