import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { backgrounds } from '../../design/backgrounds';
import { colorModes, systemDarkMode } from '../../design/modes';
import { addressOf, baseUrlDefinition } from '../../site/base-url';
import { generatedStatic } from '../../site/generated-static';
import { shellScriptId } from '../../app-start/early-presses';

/** What the head of each page gets. */
interface ShellScripts {
  /** Text of the inline script. */
  inline: string;
  /** Address of the other, whose name holds its hash. */
  url: string;
}

/**
 * Bundles the framework-free behaviors of the shell: an inline script with what the first paint depends on,
 * such as the color mode, and a deferred file with all others, such as menu, sections and copy buttons.
 * ./renderToHtml and ./template make the rest of a page's HTML.
 */
export default function pageHtml({ siteDir }: LoadContext): Plugin<ShellScripts> {
  const folder = path.join(siteDir, generatedStatic, 'assets');

  function bundle(): string[] {
    const { outputFiles } = buildSync({
      entryPoints: ['first-paint', 'shell'].map((name) => path.join(__dirname, `${name}.ts`)),
      outdir: folder,
      bundle: true,
      minify: true,
      format: 'iife',
      target: 'es2022',
      legalComments: 'none',
      define: baseUrlDefinition,
      write: false,
    });
    return outputFiles.map(({ text }) => text.trim());
  }

  return {
    name: 'page-html',
    getPathsToWatch: () =>
      [
        'app-start',
        'behaviors',
        'browser',
        'color-mode',
        'design',
        'navigation',
        'page-loading',
      ].map((folder) => path.join(siteDir, 'src', folder, '*.ts')),
    async loadContent() {
      const [inline, shell] = bundle() as [string, string];
      const hash = createHash('sha256').update(shell).digest('hex').slice(0, 8);
      const name = `shell.${hash}.js`;
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await writeFile(path.join(folder, name), shell);
      return { inline, url: addressOf(`/assets/${name}`) };
    },
    injectHtmlTags: ({ content: { inline, url } }) => ({
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
        { tagName: 'script', innerHTML: inline },
        {
          tagName: 'script',
          attributes: { id: shellScriptId, src: url, defer: true },
        },
      ],
    }),
  };
}
