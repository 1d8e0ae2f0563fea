import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { exampleScope } from '../live-code/example-scope';
import { moduleText, toExampleModule } from '../live-code/module';

/** Folder of the live examples' modules, below the site's generated files. */
const liveFolder = 'live-examples';

/** The names that a live example may use without an import, and where a page finds them. */
export const pageScope = exampleScope('@site/src/content/');

/** Names a live example by its code. */
export const exampleId = (code: string) =>
  createHash('sha256').update(code).digest('hex').slice(0, 12);

/**
 * Writes the module of a live example.
 * @param generatedFilesDir folder of the site's generated files
 * @returns the name to import it by
 */
export function writeLiveModule(code: string, generatedFilesDir: string): string {
  const name = `${exampleId(code)}.tsx`;
  const folder = path.join(generatedFilesDir, liveFolder);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), moduleText(toExampleModule(code, pageScope)).text);
  return `@generated/${liveFolder}/${name}`;
}
