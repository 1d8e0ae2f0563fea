import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import path from 'node:path';
import { backgrounds } from '../../design/backgrounds';
import { colorModes, systemDarkMode } from '../../design/modes';
import { bootMark, startTag } from '../../page-loading/app-start';

/**
 * Bundles the framework-free behaviors of the shell into one inline script in the head: it sets what the
 * first paint depends on, such as the color mode, and makes menu, sections, mode and copy buttons work
 * before React arrives, as soon as the page calls it (see ../docusaurus-patches/template). A page without
 * parts for React gets a shorter one: of both, between marks, the page template takes the right one. The
 * development server has another template and gets one for all pages, which starts at once.
 */
export default function bootScript(context: LoadContext): Plugin<string> {
  const isProduction = process.env.NODE_ENV === 'production';
  const entries = isProduction ? ['app-page', 'plain-page'] : ['app-page'];
  return {
    name: 'boot-script',
    getPathsToWatch: () =>
      ['color-mode', 'design', 'components/shell', 'components/mdx', 'page-loading'].map((folder) =>
        path.join(context.siteDir, 'src', folder, '*.ts'),
      ),
    async loadContent() {
      const { outputFiles } = buildSync({
        entryPoints: entries.map((name) =>
          path.join(context.siteDir, 'src/plugins/boot-script', `${name}.ts`),
        ),
        outdir: context.generatedFilesDir,
        bundle: true,
        minify: true,
        format: 'iife',
        target: 'es2022',
        legalComments: 'none',
        write: false,
      });
      const scripts = outputFiles.map(({ text }) => `<script>${text.trim()}</script>`);
      return isProduction ? ['', ...scripts, ''].join(bootMark) : scripts.join('') + startTag;
    },
    injectHtmlTags({ content }) {
      return {
        headTags: [
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
          content,
        ],
      };
    },
  };
}
