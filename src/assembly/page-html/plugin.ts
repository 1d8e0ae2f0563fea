import type { Options as PresetOptions } from '@docusaurus/preset-classic';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { build, buildSync, type Plugin as BundlerPlugin } from 'esbuild';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { backgrounds } from '../../base/design/backgrounds';
import { colorModes, systemDarkMode } from '../../base/design/modes';
import { searchFieldStyles, searchStyles } from '../../shell/search/styles';
import { baseUrlDefinition } from '../../base/facts/base-url';
import { generatedStatic, serveHashed } from '../../base/facts/generated-static';
import { shellScriptId } from '../../runtime/islands/early-clicks';
import {
  pagePolicy,
  readAllowedSources,
  type AllowedSources,
} from '../../content/hosting/content-policy';
import { presetLooks } from '../../site/presets/preset-looks';
import { lookStylesDefinition, toCss } from './object-styles';

/** Scripts and style sheets of each page. */
interface ShellFiles {
  /** Text of the inline script. */
  inline: string;
  /** URL of the async script, with a hash in its name. */
  url: string;
  /** URLs of the site's own style sheets, if it has any. */
  styleUrls: string[];
}

const isProduction = process.env.NODE_ENV === 'production';

/** The content security policy of all pages. */
function policyTag(allowed: AllowedSources) {
  return {
    tagName: 'meta',
    // Lowercase, because most of the head is: it compresses best.
    attributes: { 'http-equiv': 'content-security-policy', content: pagePolicy(allowed) },
  };
}

/** Absolute paths of the style sheets in the preset's option `theme.customCss`. */
function findCustomCss({ siteDir, siteConfig }: LoadContext): string[] {
  const [, options] = (siteConfig.presets[0] ?? []) as [string, PresetOptions?];
  const files = options?.theme?.customCss ?? [];
  return [files].flat().map((file) => path.resolve(siteDir, file));
}

/** Leaves URLs from the site's root as they are. The option `external` would also match the paths of all files. */
const rootUrls: BundlerPlugin = {
  name: 'root-urls',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\// }, ({ path, kind }) =>
      kind === 'entry-point' ? undefined : { path, external: true },
    ),
};

/**
 * Bundles the framework-free behaviors of the shell: an inline script that the first paint depends on, such as the
 * color mode, and a file with all others, such as menu, sections and copy buttons. Also bundles `customCss`:
 * Docusaurus would only load it with its client. ./template and ./finish-documents make the rest of the HTML.
 */
export default function pageHtml(context: LoadContext): Plugin<ShellFiles> {
  const { siteDir, siteConfig } = context;
  const customCss = findCustomCss(context);
  const allowed = readAllowedSources(siteConfig.customFields);
  // Fonts of style sheets are part of them.
  const fonts =
    customCss.length > 0 ? { 'font-src': [...(allowed['font-src'] ?? []), 'data:'] } : {};
  const folder = '/assets';
  // Files of an earlier build, such as those of a removed version. Plugins write theirs later.
  rmSync(path.join(siteDir, generatedStatic), { recursive: true, force: true });

  function bundle(
    entry: string,
    define: Record<string, string> = {},
    format: 'iife' | 'esm' = 'iife',
  ): string {
    const { outputFiles } = buildSync({
      entryPoints: [path.join(siteDir, entry)],
      bundle: true,
      minify: true,
      format,
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

  /** Fonts and images of a style sheet become part of it. */
  async function bundleStyles(entry: string): Promise<string> {
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'dataurl' },
      plugins: [rootUrls],
      write: false,
    });
    return outputFiles[0]!.text.trim();
  }

  const serve = (name: string, text: string) => serveHashed(siteDir, folder, name, text);

  return {
    name: 'page-html',
    getPathsToWatch: () =>
      ['*/*', '*/*/browser', '*/*/worker'].map((folder) =>
        path.join(siteDir, 'src', folder, '*.ts'),
      ),
    async loadContent() {
      const status = bundle('src/shell/offline/browser/offline-status.ts', {}, 'esm');
      const worker = serve('search-worker.js', bundle('src/shell/search/worker/worker.ts'));
      const searchDefinitions = {
        SEARCH_WORKER_URL: JSON.stringify(worker),
        SEARCH_STYLES: JSON.stringify(toCss(searchStyles)),
      };
      const search = bundle('src/shell/search/search.ts', searchDefinitions, 'esm');
      const presetDefinitions = {
        ...lookStylesDefinition,
        PRESET_LOOKS: JSON.stringify(presetLooks),
      };
      const presets = bundle('src/site/presets/browser/try-preset.ts', presetDefinitions, 'esm');
      const modeTransition = bundle('src/runtime/color-mode/mode-transition.ts', {}, 'esm');
      const pageWork = bundle('src/sandbox/live-code/page-work.ts', {}, 'esm');
      const shell = bundle('src/assembly/page-html/script.ts', {
        OFFLINE_STATUS_URL: JSON.stringify(serve('offline-status.js', status)),
        SEARCH_URL: JSON.stringify(serve('search.js', search)),
        SEARCH_FIELD_STYLES: JSON.stringify(toCss(searchFieldStyles)),
        TRY_PRESET_URL: JSON.stringify(serve('try-preset.js', presets)),
        MODE_TRANSITION_URL: JSON.stringify(serve('mode-transition.js', modeTransition)),
        PAGE_WORK_URL: JSON.stringify(serve('page-work.js', pageWork)),
      });
      const url = serve('shell.js', shell);
      // In `npm start`, the client loads them.
      const styleUrls = isProduction
        ? await Promise.all(
            customCss.map(async (file) => serve(path.basename(file), await bundleStyles(file))),
          )
        : [];
      return { inline: bundle('src/assembly/page-html/first-paint.ts'), url, styleUrls };
    },
    injectHtmlTags: ({ content: { inline, url, styleUrls } }) => ({
      headTags: [
        // Before everything it applies to. In `npm start`, a header reports what it would block (src/assembly/docusaurus).
        ...(isProduction ? [policyTag({ ...allowed, ...fonts })] : []),
        ...[colorModes[0]!, systemDarkMode].map(({ name, scheme }) => ({
          tagName: 'meta',
          attributes: {
            name: 'theme-color',
            content: backgrounds[name],
            media: `(prefers-color-scheme: ${scheme})`,
          },
        })),
        { tagName: 'meta', attributes: { name: 'color-scheme', content: 'light dark' } },
        // In the head, because the browser may paint the body in the wrong mode as soon as there is one.
        { tagName: 'script', innerHTML: inline },
        {
          tagName: 'script',
          // Not `defer`: it would run in the task that ends parsing, and lays out the page.
          attributes: { id: shellScriptId, src: url, async: true },
        },
        ...styleUrls.map((href) => ({
          tagName: 'link',
          attributes: { rel: 'stylesheet', href },
        })),
      ],
    }),
  };
}
