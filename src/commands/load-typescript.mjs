import { buildSync } from 'esbuild';

/**
 * Loads a module of this site that is written in TypeScript, with what it imports.
 * @param {string} file absolute path
 * @returns {Promise<Record<string, unknown>>} its exports
 */
export async function loadTypeScript(file) {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].text).toString('base64')}`
  );
}
