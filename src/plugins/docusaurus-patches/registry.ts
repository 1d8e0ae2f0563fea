const entryEnd = /(\bimport\([^\n]+?"\)), "[^"\n]+", require\.resolveWeak\("[^"\n]+"\)\]/g;

const start = 'export default {';
const end = /};\s*$/;

/**
 * Docusaurus' registry of chunks without what only Loadable's checks on the server read: of each page,
 * the path of its file and the id of its module. Each chunk is tried again when it does not come:
 * Loadable keeps a failure for good, and nothing else stands between it and the first page's chunks.
 * @param source text of the generated module
 * @throws when not each of its entries has the form known here
 */
export function thinRegistry(source: string): string {
  const entries = source.split('import(').length - 1;
  const thinned = [...source.matchAll(entryEnd)].length;
  if (entries === 0 || thinned !== entries || !source.includes(start) || !end.test(source)) {
    throw new Error(
      `Docusaurus' registry of chunks has ${entries} entries, and only ${thinned} of the known form. ` +
        `Mend src/plugins/docusaurus-patches/registry.ts.`,
    );
  }
  return source
    .replace(entryEnd, '$1]')
    .replace(
      start,
      "import { eachRetried } from '@site/src/page-loading/retry';\n\nexport default eachRetried({",
    )
    .replace(end, '});\n');
}
