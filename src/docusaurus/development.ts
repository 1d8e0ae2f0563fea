import type { Plugin } from '@docusaurus/types';

/** False for errors thrown by modules that failed to compile: the overlay already shows the compile error. */
const isRuntimeError = ({ message }: Error) => !message.includes('Module build failed');

const devServer = { client: { overlay: { runtimeErrors: isRuntimeError } } };

/** Configures the error overlay of `npm start` so that compile errors disappear once they're fixed. */
export default function development(): Plugin {
  return {
    name: 'development',
    configureWebpack: () => ({
      // The type of the result has no `devServer`; Docusaurus reads it.
      plugins: [],
      ...(process.env.NODE_ENV === 'development' ? { devServer } : {}),
    }),
  };
}
