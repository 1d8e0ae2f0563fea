import type { LoadContext, Plugin } from '@docusaurus/types';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { themeComponents } from '../pipeline/page-components';

/** Subset of Rspack's compiler API. */
interface Compilation {
  compiler: { isChild(): boolean };
  errors: Error[];
  fileDependencies: Iterable<string>;
}
interface Compiler {
  hooks: {
    afterCompile: { tap(name: string, afterCompile: (compilation: Compilation) => void): void };
  };
}

/**
 * Fails the build if a component in src/theme isn't part of any bundle: this site doesn't render most components of the
 * Docusaurus theme, so overriding those has no effect. Those that pages can import may be unused.
 */
export default function overrides({ siteDir }: LoadContext): Plugin {
  const folder = path.join(siteDir, 'src/theme');
  const bundled = new Set<string>();
  const isProduction = process.env.NODE_ENV === 'production';
  // The dev server only has the client's bundle, with all of the shell.
  const bundles = new Set(isProduction ? ['client', 'server'] : ['client']);
  // The dev server compiles what only pages contain when they're looked at.
  const optional = [...themeComponents, ...(isProduction ? [] : ['Playground'])];

  function findUnused(): string[] {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.[jt]sx?$/.test(file) && !bundled.has(path.join(folder, file)))
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter((file) => !optional.some((name) => file.startsWith(`${name}/`)));
  }

  return {
    name: 'overrides',
    configureWebpack: (_config, isServer) => ({
      plugins: [
        {
          apply: ({ hooks }: Compiler) =>
            hooks.afterCompile.tap('overrides', ({ compiler, errors, fileDependencies }) => {
              // The dev server compiles its page template separately.
              if (compiler.isChild()) return;
              for (const file of fileDependencies) bundled.add(file);
              bundles.delete(isServer ? 'server' : 'client');
              const unused = bundles.size > 0 || errors.length > 0 ? [] : findUnused();
              if (unused.length === 0) return;
              errors.push(
                new Error(
                  `This site doesn't render src/theme/${unused.join(', src/theme/')}, so overriding it has no effect. ` +
                    'src/theme/README.md lists the components that this site renders. Remove the file, or change ' +
                    'the component in src/shell/layout that replaces it.',
                ),
              );
            }),
        },
      ],
    }),
  };
}
