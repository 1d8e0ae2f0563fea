import * as presets from '@theme-ui/presets';
import { applyChanges, changesBetween, type PlainObject } from '../../src/base/theme-data/changes';
import { toTypeScript } from '../../src/studio/themes/formats/typescript/write';
import { toTypeScriptDifference } from '../../src/studio/themes/formats/typescript/write-difference';
import { themeKeys } from '../../src/base/theme-data/theme-keys';
import { fixtures, presetThemes, randomThemes } from './themes';

/**
 * Each preset compared with the next one or with changes of all kinds: added, changed, removed, arrays and groups; and
 * one with additions only.
 */
export const differences = [
  ...presetThemes.map(([base, before], index) => {
    const [, next] = presetThemes[(index + 1) % presetThemes.length]!;
    return { base, theme: index % 2 === 0 ? next : changed(before) };
  }),
  {
    base: 'base',
    theme: applyChanges(presetThemes[0]![1], {
      colors: { primary: '#123456' },
      brand: { owner: 'us' },
    }),
  },
].map(({ base, theme }) => {
  const preset = presets[base as keyof typeof presets];
  const [, before] = presetThemes.find(([name]) => name === base)!;
  const changes = changesBetween(before, theme);
  return { base, theme, text: toTypeScriptDifference({ base, preset, changes, theme }) };
});

function changed(theme: PlainObject): PlainObject {
  return applyChanges(theme, {
    colors: { primary: '#123456', brand: { dark: '#000' }, muted: null },
    space: [0, 1, 2],
    lineHeights: { loose: 2 },
    fonts: null,
    styles: { root: { lineHeight: 'loose' } },
    brand: { owner: 'us' },
  });
}

/** Each scale and group of variants without a value, and with an empty group. */
const emptyGroups: PlainObject = {
  ...Object.fromEntries(
    Object.keys(themeKeys)
      .filter((key) => !['breakpoints', 'rawColors', 'mediaQueries'].includes(key))
      .map((key) => [key, {}]),
  ),
  colors: { gray: {}, text: '#000', modes: { dark: {} } },
  space: { wide: {} },
  fonts: { body: {} },
  buttons: { primary: {} },
};

const moreSeeds = Array.from({ length: 20 }, (_, index) => `typed ${index}`);

/** TypeScript files that readers can export, by name. */
export const exportedThemes = new Map([
  ...[...fixtures, ...randomThemes(moreSeeds), ['empty groups', emptyGroups] as const].map(
    ([name, theme]) => [name, toTypeScript(theme)] as const,
  ),
  ...differences.map(
    ({ base, text }, index) => [`difference ${index} from ${base}`, text] as const,
  ),
]);
