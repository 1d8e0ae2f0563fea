import { importModule } from '../../page-loading/failed-load';
import type { ReadTheme } from '../../themes/read-theme';
import { UnreadableTheme, type TextProblem } from '../../themes/text-problems';

/** What came of reading a text. */
export type Outcome =
  | { state: 'reading' }
  | { state: 'read'; read: ReadTheme }
  | { state: 'refused'; problems: readonly TextProblem[] }
  | { state: 'failed'; message: string };

/**
 * Reads a text; the readers load with the first one.
 * @param fileName where the text is from a file
 */
export async function readText(text: string, fileName: string): Promise<Outcome> {
  let readers;
  try {
    readers = await importModule(() => import('../../themes/read-theme'));
  } catch {
    return {
      state: 'failed',
      message: 'The part that reads themes did not load. Your text is kept: try again.',
    };
  }
  try {
    return { state: 'read', read: readers.readTheme(text, fileName) };
  } catch (error) {
    if (error instanceof UnreadableTheme) return { state: 'refused', problems: error.problems };
    return { state: 'failed', message: (error as Error).message };
  }
}
