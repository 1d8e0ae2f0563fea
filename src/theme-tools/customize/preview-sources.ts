import recipe from '@generated/recipes/sample-source.json';
import { customizeSamples } from './customize-samples';
import { readWork } from '../../live-code/work-memory';
import { startingWork } from '../../live-code/starting-work';

/** Source whose code the reader wrote. */
export const playgroundSource = 'Playground code';

/** What a preview can show, by the names in its select. */
export const previewSources = [...Object.keys(customizeSamples), 'Recipe', playgroundSource];

/**
 * The code of a source. The playground's is what the reader wrote there in this visit: what came with a link
 * has another place in memory, and never runs here.
 */
export function codeOf(source: string): string {
  if (Object.hasOwn(customizeSamples, source)) {
    return customizeSamples[source as keyof typeof customizeSamples];
  }
  if (source === 'Recipe') return recipe;
  return (readWork('') ?? startingWork).code;
}
