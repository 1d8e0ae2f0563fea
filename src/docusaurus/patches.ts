import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { assertTestedVersion, unmatchedError, type ModulePatch } from './guard';

/** The part of webpack's and Rspack's module factory data that a replacement needs. */
interface ModuleRequest {
  request: string;
  context: string;
}

interface Compiler {
  hooks: {
    afterCompile: {
      tap(name: string, afterCompile: (compilation: { errors: Error[] }) => void): void;
    };
  };
}

/**
 * All changes to Docusaurus' internals, in one place. Each replaces a module; the build fails when one
 * matched nothing or Docusaurus is not the tested release.
 *
 * - `renderToHtml` (src/page-html/plugin), for the server: collects Emotion's styles per page instead of printing
 *   them beside each element.
 * - `infima`, for `npm start`: Docusaurus' style sheet, which would show in every element; the build has no place for it.
 */
export default function docusaurusPatches({ siteDir }: LoadContext): Plugin {
  assertTestedVersion();
  const patches: Record<'client' | 'server', ModulePatch[]> = {
    server: [
      {
        name: 'renderToHtml',
        request: /^\.\/renderToHtml$/,
        from: /@docusaurus[\\/]core[\\/]lib[\\/]client$/,
        replacement: path.join(siteDir, 'src/page-html/renderToHtml.tsx'),
      },
    ],
    client:
      process.env.NODE_ENV === 'production'
        ? []
        : [
            {
              name: 'infima',
              request: /infima[\\/]dist[\\/]css[\\/]default[\\/]default\.css$/,
              from: /./,
              replacement: path.join(siteDir, 'src/docusaurus/empty.js'),
            },
          ],
  };

  return {
    name: 'docusaurus-patches',
    configureWebpack(_config, isServer, { currentBundler }) {
      const applied = patches[isServer ? 'server' : 'client'];
      const matched = new Set<string>();
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replacements = applied.map(
        ({ name, request, from, replacement }) =>
          new NormalModuleReplacementPlugin(request, (resource: ModuleRequest) => {
            if (!from.test(resource.context)) return;
            matched.add(name);
            resource.request = replacement;
          }),
      );
      const guard = {
        apply(compiler: Compiler) {
          compiler.hooks.afterCompile.tap('docusaurus-patches', (compilation) => {
            const error = unmatchedError(applied, matched);
            if (error) compilation.errors.push(error);
          });
        },
      };
      return { plugins: [...replacements, guard] };
    },
  };
}
