import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { assertKnownFiles, createUnmatchedError, type ModulePatch } from './guard';

/** Subset of the module factory data in webpack and Rspack. */
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
 * All patches of Docusaurus' internals. Each replaces a module. The build fails if a patch doesn't match any module, or
 * if Docusaurus changed the files that they rely on.
 *
 * - `renderToHtml` (src/page-html/plugin), on the server: collects Emotion's styles per page instead of printing them
 *   next to each element.
 * - `infima`, in `npm start`: removes Docusaurus' style sheet, which would style every element. Production builds don't
 *   include it.
 */
export default function docusaurusPatches({ siteDir }: LoadContext): Plugin {
  assertKnownFiles();
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
            const error = createUnmatchedError(applied, matched);
            if (error) compilation.errors.push(error);
          });
        },
      };
      return { plugins: [...replacements, guard] };
    },
  };
}
