import article from '!!raw-loader!../samples/Article.tsx';
import components from '!!raw-loader!../samples/Components.tsx';
import dashboard from '!!raw-loader!../samples/Dashboard.tsx';
import form from '!!raw-loader!../samples/Form.tsx';
import recipe from '@generated/recipes/sample-source.json';
import { readWork } from '../../../sandbox/live-code/work-memory';
import { startingWork } from '../../../sandbox/live-code/starting-work';

/** Code of the samples, by their names in the select. */
const samples: Readonly<Record<string, string>> = {
  Components: components,
  Dashboard: dashboard,
  Article: article,
  Form: form,
  Recipe: recipe,
};

/** Source whose code the reader wrote. */
export const playgroundSource = 'Playground code';

/** What a preview can show, by the names in its select. */
export const previewSources = [...Object.keys(samples), playgroundSource];

/**
 * The code of a source. The playground's is what the reader wrote there in this visit: what came with a link
 * has another place in memory, and never runs here.
 */
export function codeOf(source: string): string {
  return samples[source] ?? (readWork('') ?? startingWork).code;
}
