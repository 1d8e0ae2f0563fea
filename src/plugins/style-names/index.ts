import type { Plugin } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appScriptsId } from '../../page-loading/app-start';
import {
  countNames,
  listOf,
  namesVariable,
  shortNames,
  withShortNames,
  type NameCounts,
} from './names';

/** Pages of the app in a build; redirects and the frame of live code are not among them. */
async function* pagesIn(outDir: string): AsyncGenerator<{ file: string; html: string }> {
  for (const entry of await readdir(outDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath, entry.name);
    const html = await readFile(file, 'utf8');
    if (html.includes(`id=${appScriptsId}`)) yield { file, html };
  }
}

/** Puts the list before the runtime, the first script of all. @returns its old and its new name */
async function addToRuntime(outDir: string, list: string): Promise<[string, string]> {
  const folder = path.join(outDir, 'assets/js');
  const [runtime, ...others] = (await readdir(folder)).filter((name) => name.startsWith('runtime'));
  if (!runtime || others.length > 0) {
    throw new Error(
      'The build has no runtime script, or several, so the short names of styles have no place. ' +
        'Mend src/plugins/style-names.',
    );
  }
  const source = await readFile(path.join(folder, runtime), 'utf8');
  const text = `var ${namesVariable}=${JSON.stringify(list)};${source}`;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const renamed = runtime.replace(/[^.]+(?=\.js$)/, hash);
  await rename(path.join(folder, runtime), path.join(folder, renamed));
  await writeFile(path.join(folder, renamed), text);
  return [runtime, renamed];
}

/**
 * Gives the styles that pages share short names, in the HTML and, by a list in the runtime script, in the
 * app. Emotion's own names are hashes: on each page some 500 bytes that no compression takes away.
 */
export default function styleNames(): Plugin {
  return {
    name: 'style-names',
    async postBuild({ outDir, baseUrl }) {
      const home = path.join(outDir, 'index.html');
      const counts: NameCounts = new Map();
      // One page after the other: all at once would be too much for memory.
      for await (const { file, html } of pagesIn(outDir)) countNames(counts, html, file === home);
      const list = listOf(counts);
      const names = shortNames(list);
      const [runtime, renamed] = await addToRuntime(outDir, list);
      for await (const { file, html } of pagesIn(outDir)) {
        const text = withShortNames(html, names);
        await writeFile(
          file,
          text.replace(`${baseUrl}assets/js/${runtime}`, `${baseUrl}assets/js/${renamed}`),
        );
      }
    },
  };
}
