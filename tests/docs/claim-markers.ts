import { readFileSync } from 'node:fs';
import { olderPageFiles, pageFiles } from '../support/page-code';

/** Comment in a page, right after a statement that a test verifies: `{/* claim: name *\/}`. */
export interface ClaimMarker {
  /** File of the page, relative to the root of the repository. */
  page: string;
  line: number;
  name: string;
}

/** Markers in the pages of all versions. */
export function claimMarkers(): ClaimMarker[] {
  return [...pageFiles(), ...olderPageFiles()].flatMap((page) =>
    readFileSync(page, 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        [...text.matchAll(/\{\/\* claim: (.*?) \*\/\}/g)].map(([, name]) => ({
          page,
          line: index + 1,
          name: name!,
        })),
      ),
  );
}
