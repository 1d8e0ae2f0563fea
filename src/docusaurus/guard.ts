import { version } from '@docusaurus/core/package.json';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Files of Docusaurus that patches replace or rely on: what relies on them, and a hash of the text it was written for.
 * Other releases work as long as these files stay the same. src/page-html/template checks the text that it changes.
 */
const reliedOnFiles: Record<string, { by: string; hash: string }> = {
  'lib/client/renderToHtml.js': {
    by: 'src/page-html/renderToHtml.tsx, which replaces it,',
    hash: '4d5277baa8caa445',
  },
  'lib/client/serverEntry.js': {
    by: 'src/page-html/renderToHtml.tsx, which it calls,',
    hash: 'd727838aa299a01f',
  },
};

/** Replaces a module of Docusaurus with one of this site. */
export interface ModulePatch {
  /** Name of the replaced module, for messages. */
  name: string;
  /** Matches the module's request as the importing file writes it. */
  request: RegExp;
  /** Matches the folder of the importing file. */
  from: RegExp;
  /** Absolute path of the replacement. */
  replacement: string;
}

/** Reads a file of the installed `@docusaurus/core`. */
function readCoreFile(file: string): string {
  const core = path.dirname(createRequire(__filename).resolve('@docusaurus/core/package.json'));
  return readFileSync(path.join(core, file), 'utf8');
}

/**
 * Checks that the files of Docusaurus that patches rely on are those they were written for.
 * @throws if one has changed, with the remedy
 */
export function assertKnownFiles(read: (file: string) => string = readCoreFile): void {
  const changed = Object.entries(reliedOnFiles).flatMap(([file, { by, hash }]) => {
    const actual = createHash('sha256').update(read(file)).digest('hex').slice(0, hash.length);
    return actual === hash
      ? []
      : [
          `- @docusaurus/core/${file} isn't the file that ${by} was written for. Compare it with the release before, ` +
            `change ours if necessary, and set its hash in src/docusaurus/guard.ts to ${actual}.`,
        ];
  });
  if (changed.length === 0) return;
  throw new Error(`Docusaurus ${version} changed what this site relies on:\n${changed.join('\n')}`);
}

/**
 * Creates an error for patches that didn't match any module.
 * @returns undefined if all patches matched
 */
export function createUnmatchedError(
  patches: ModulePatch[],
  matched: ReadonlySet<string>,
): Error | undefined {
  const unmatched = patches.filter(({ name }) => !matched.has(name));
  if (unmatched.length === 0) return undefined;
  const names = unmatched.map(({ name, request }) => `"${name}" (${request.source})`).join(', ');
  return new Error(
    `These patches of Docusaurus didn't match any module: ${names}. Docusaurus changed or moved the modules. ` +
      `Update the patterns in src/docusaurus/patches.ts.`,
  );
}
