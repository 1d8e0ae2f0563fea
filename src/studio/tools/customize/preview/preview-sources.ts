import article from '!!raw-loader!../../samples/Article.tsx';
import components from '!!raw-loader!../../samples/Components.tsx';
import dashboard from '!!raw-loader!../../samples/Dashboard.tsx';
import form from '!!raw-loader!../../samples/Form.tsx';
import recipe from '@generated/recipes/sample-source.json';
import { readWork } from '../../../../sandbox/live-code/work-memory';
import { startingWork } from '../../../../sandbox/live-code/starting-work';

/** Code of the samples, by their names in the select. */
const samples: Readonly<Record<string, string>> = {
  Components: components,
  Dashboard: dashboard,
  Article: article,
  Form: form,
  Recipe: recipe,
};

/** Name of the source with the reader's code. */
export const playgroundSource = 'Playground code';

/** Names of all sources, for the select. */
export const previewSources = [...Object.keys(samples), playgroundSource];

/**
 * Returns the code of a source. The playground's is what the reader wrote there in this visit; code from a link is
 * stored under another key, and never runs here.
 */
export function codeOf(source: string): string {
  return samples[source] ?? (readWork('') ?? startingWork).code;
}
