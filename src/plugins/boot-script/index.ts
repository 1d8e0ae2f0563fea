import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { backgrounds } from '../../design/backgrounds';
import { colorModes } from '../../design/modes';

/**
 * Bundles the framework-free behaviors of the shell into one inline script in the head:
 * it sets the color mode before the first paint and makes menu, sections, mode and copy buttons work
 * before React arrives.
 */
export default function bootScript(context: LoadContext): Plugin<string> {
  const entry = path.join(context.siteDir, 'src/plugins/boot-script/browser.ts');
  return {
    name: 'boot-script',
    getPathsToWatch: () =>
      ['color-mode', 'design', 'components/shell', 'components/mdx', 'page-loading'].map((folder) =>
        path.join(context.siteDir, 'src', folder, '*.ts'),
      ),
    async loadContent() {
      const { outputFiles } = buildSync({
        entryPoints: [entry],
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        write: false,
      });
      return outputFiles[0]!.text.trim();
    },
    injectHtmlTags({ content }) {
      return {
        headTags: [
          ...colorModes.slice(0, 2).map(({ name, scheme }) => ({
            tagName: 'meta',
            attributes: {
              name: 'theme-color',
              content: backgrounds[name],
              media: `(prefers-color-scheme: ${scheme})`,
            },
          })),
          { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
          // In the head: once there is a body, the browser may paint it in the wrong mode.
          { tagName: 'script', innerHTML: content },
        ],
      };
    },
  };
}
