// npm run compress [folder]: writes .br and .gz files beside the text files of a build, for servers that
// send them as they are. Last of all: what is copied or changed later has none, or the wrong ones.
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { siteDir } from './run.mjs';

const text = /\.(html|css|js|json|webmanifest|md|txt|xml|svg)$/;

/** Bytes below which a file goes as it is. */
const least = 1024;

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

/** Writes the twins of a file, as old as the file, and returns the bytes of all. */
async function compress(file) {
  const body = await readFile(file);
  const { mtime } = statSync(file);
  const sizes = { text: body.length };
  for (const [extension, encode] of Object.entries(encodings)) {
    const twin = `${file}.${extension}`;
    const encoded = await encode(body);
    await writeFile(twin, encoded);
    await utimes(twin, mtime, mtime);
    sizes[extension] = encoded.length;
  }
  return sizes;
}

const folder = path.resolve(process.argv[2] ?? path.join(siteDir, 'build'));
if (!existsSync(path.join(folder, 'index.html')) && process.argv[2] === undefined) {
  throw new Error(`There is no build in ${folder}. Run "npm run build" first.`);
}
const files = (await readdir(folder, { recursive: true }))
  .filter((name) => text.test(name))
  .map((name) => path.join(folder, name))
  .filter((file) => statSync(file).isFile() && statSync(file).size >= least);
if (files.length === 0) throw new Error(`${folder} has no text file to compress.`);
const start = Date.now();
const sizes = await Promise.all(files.map(compress));
const megabytes = (kind) =>
  `${(sizes.reduce((sum, size) => sum + size[kind], 0) / 1e6).toFixed(1)} MB`;
console.log(
  `${files.length} files compressed in ${Math.round((Date.now() - start) / 1000)} s: ` +
    `${megabytes('text')}, gzip ${megabytes('gz')}, Brotli ${megabytes('br')}.`,
);
