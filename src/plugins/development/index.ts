import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';

/** The part of webpack's and Rspack's compiler that this needs. */
interface Compiler {
  hooks: {
    afterCompile: {
      tap(
        name: string,
        afterCompile: (compilation: {
          errors: unknown[];
          fileDependencies: { add(file: string): void };
        }) => void,
      ): void;
    };
  };
}

/** A module that could not be built throws when it runs; the overlay shows why it could not be built. */
const isOwnError = ({ message }: Error) => !message.includes('Module build failed');

/**
 * Makes errors in `npm start` go away once they are fixed: a link to a missing page is checked again when
 * pages change, and no overlay about an old build stays over the page.
 */
export default function development({ generatedFilesDir }: LoadContext): Plugin {
  const siteIndex = path.join(generatedFilesDir, 'content-check/pages.json');
  const recheck = {
    apply: ({ hooks }: Compiler) =>
      hooks.afterCompile.tap('development', ({ errors, fileDependencies }) => {
        // The bundler builds what failed again with each change that it sees.
        if (errors.length > 0) fileDependencies.add(siteIndex);
      }),
  };
  return {
    name: 'development',
    configureWebpack: () =>
      process.env.NODE_ENV === 'development'
        ? {
            plugins: [recheck],
            devServer: { client: { overlay: { runtimeErrors: isOwnError } } },
          }
        : {},
  };
}
