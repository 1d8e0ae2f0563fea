import type { Plugin } from '@docusaurus/types';

/** False for the error of a module that couldn't be built: the overlay already shows why it couldn't. */
const isRuntimeError = ({ message }: Error) => !message.includes('Module build failed');

const devServer = { client: { overlay: { runtimeErrors: isRuntimeError } } };

/** Keeps the error overlay of `npm start` to errors that are still there: without it, one stays after a fix. */
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
