import { buildSync } from 'esbuild';

/**
 * Bundles a TypeScript module of this site and imports the bundle.
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
