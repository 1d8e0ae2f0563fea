import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Bundler loader that keeps the files of pages, such as images of more than 10 kB next to a page. Docusaurus only emits
 * them for the browser's bundles, which don't contain the pages. Runs after the loader that names the file.
 */
export default function keepFile(source) {
  const [, name] = /__webpack_public_path__ \+ "([^"]+)"/.exec(source) ?? [];
  if (name) {
    const target = path.join(this.getOptions().folder, name);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(this.resourcePath, target);
  }
  return source;
}
