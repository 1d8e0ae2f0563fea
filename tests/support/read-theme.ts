import * as presets from '@theme-ui/presets';
import { buildSync } from 'esbuild';
import { extraPackages, tailwindPackages } from '../../src/sandbox/live-code/extra-packages';
import { addPackage } from '../../src/sandbox/live-code/frame/packages';
import { readModules } from '../../src/sandbox/live-code/frame/read-modules';
import { toRunModules } from '../../src/sandbox/live-code/modules';
import type { ReadChoices, ReadTheme, SourceFile } from '../../src/studio/themes/import-source';
import { codeFiles, readTheme } from '../../src/studio/themes/read-theme';
import { tailwindDefaults } from '../../src/studio/themes/tailwind-defaults';

let hasPackages = false;

/** Gives the frame the packages that pages send to it. */
function addPackages(): void {
  if (hasPackages) return;
  hasPackages = true;
  for (const name of [...extraPackages, ...tailwindPackages]) {
    const { outputFiles } = buildSync({
      entryPoints: [name.replace(/^tailwindcss/, 'tailwindcss-3')],
      bundle: true,
      format: 'cjs',
      write: false,
    });
    addPackage(name, outputFiles[0]!.text);
  }
}

/** Reads a theme as the import does: code in the files runs first. */
export function importTheme(files: readonly SourceFile[], choices: ReadChoices = {}): ReadTheme {
  const options = { ...choices, ...tailwindDefaults, presets };
  const read = readTheme(files, options);
  if (read) return read;
  addPackages();
  // Through JSON, as from the frame.
  const json = JSON.stringify(readModules(codeFiles(files)));
  return readTheme(files, { ...options, runModules: toRunModules(JSON.parse(json)) })!;
}
