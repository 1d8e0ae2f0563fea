// npm run compress [folder]: writes a .br and a .gz file for each text file of a build, for servers that serve
// precompressed files. Run it last: files that are added or changed later have no compressed copy, or a stale one.
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteDir } from './run.mjs';

const TEXT_FILE = /\.(html|css|js|json|webmanifest|md|txt|xml|svg)$/;

/** Size in bytes below which a file isn't compressed. */
const MIN_SIZE = 1024;

const encodings = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gz: (body) => promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes the compressed copies of a file, with its modification time, as nginx recommends.
 * @returns the size of each copy and of the file itself (`text`), in bytes
 */
async function compress(file) {
  const body = await readFile(file);
  const { mtime } = statSync(file);
  const sizes = { text: body.length };
  for (const [extension, encode] of Object.entries(encodings)) {
    const copy = `${file}.${extension}`;
    const encoded = await encode(body);
    await writeFile(copy, encoded);
    await utimes(copy, mtime, mtime);
    sizes[extension] = encoded.length;
  }
  return sizes;
}

const folder = path.resolve(process.argv[2] ?? path.join(siteDir, 'build'));
if (!existsSync(path.join(folder, 'index.html')) && process.argv[2] === undefined) {
  throw new Error(
    `${folder} doesn't contain a build. Run "npm run build" first, or pass the path of a build folder.`,
  );
}
const files = (await readdir(folder, { recursive: true }))
  .filter((name) => TEXT_FILE.test(name))
  .map((name) => path.join(folder, name))
  .filter((file) => statSync(file).isFile() && statSync(file).size >= MIN_SIZE);
if (files.length === 0)
  throw new Error(
    `${folder} doesn't contain any text files to compress. Pass the path of a build folder.`,
  );
const start = Date.now();
const sizes = await Promise.all(files.map(compress));
const totalMegabytes = (kind) =>
  `${(sizes.reduce((sum, size) => sum + size[kind], 0) / 1e6).toFixed(1)} MB`;
console.log(
  `${files.length} ${files.length === 1 ? 'file' : 'files'} compressed in ${Math.round((Date.now() - start) / 1000)} s: ` +
    `${totalMegabytes('text')}, gzip ${totalMegabytes('gz')}, Brotli ${totalMegabytes('br')}.`,
);
