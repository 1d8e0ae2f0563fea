import type { RootContent } from 'mdast';
import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { paragraph } from '../markdown/mdast';
import { libraryVersion } from '../../base/facts/facts';
import {
  measurePairs,
  palettesOf,
  type MeasuredPair,
  type ModePalette,
} from '../../base/theme-data/palette';

/** A preset's theme, and its palettes with their contrast. */
export interface PresetData {
  theme: Theme;
  modes: (ModePalette & { pairs: MeasuredPair[] })[];
}

/** Names of all presets that `@theme-ui/presets` exports. */
export const exportedPresets = Object.keys(presets);

const readTheme = (name: string) => presets[name as keyof typeof presets] as Theme;

/** Creates `<PresetLook preset={…}>` with the data of a preset. */
export function createPresetLook(name: string, children: RootContent[]): RootContent {
  const theme = readTheme(name);
  const modes = palettesOf(theme).map((mode) => ({
    ...mode,
    pairs: measurePairs(theme, mode.palette),
  }));
  const value = JSON.stringify({ theme, modes } satisfies PresetData);
  return {
    type: 'mdxJsxFlowElement',
    name: 'PresetLook',
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'preset',
        value: { type: 'mdxJsxAttributeValueExpression', value },
      },
    ],
    children: children as never,
  };
}

/** Creates the text of a preset's theme, folded, and the release that it's from. */
export function createPresetTheme(name: string): RootContent[] {
  const value = JSON.stringify(readTheme(name), null, 2);
  const summary = `The whole theme, ${value.split('\n').length} lines`;
  return [
    paragraph(`The values on this page are from \`@theme-ui/presets\` ${libraryVersion}.`),
    {
      type: 'mdxJsxFlowElement',
      name: 'Details',
      attributes: [],
      children: [
        {
          type: 'mdxJsxFlowElement',
          name: 'summary',
          attributes: [],
          children: [{ type: 'text', value: summary } as never],
        },
        { type: 'code', lang: 'json', meta: `title="${name}.json"`, value },
      ],
    },
  ];
}
