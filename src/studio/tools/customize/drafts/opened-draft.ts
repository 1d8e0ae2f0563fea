import { toPlain, type PlainObject } from '../../../../base/theme-data/changes';
import { toDraft, type Draft } from '../../../themes/draft';
import type { Presets } from '../../../themes/presets';
import { textOn } from '../../../themes/random-palette';
import { randomTheme, type RandomOptions } from '../../../themes/random-theme';
import { checkBase } from '../../../themes/shared-theme';
import { withValue } from '../../../../base/theme-data/theme-path';
import { decodeTheme, holdsTheme, type SharedTheme } from '../../../themes/theme-link';
import { listDrafts, readOpenId } from './draft-storage';

const newTheme = (base: string): SharedTheme => ({
  name: base ? `My ${base}` : 'My theme',
  base,
  changes: {},
});

/** Creates a draft from a preset; an empty one for an empty name. */
export const newDraft = (base: string, presets: Presets): Draft => toDraft(newTheme(base), presets);

const controlsWithText = [
  ['buttons', 'primary'],
  ['buttons', 'secondary'],
  ['forms', 'input'],
  ['forms', 'select'],
  ['forms', 'textarea'],
];

/** Creates a theme with sans-serif fonts, small steps of type, and soft corners. */
function plainTheme(colors: Pick<RandomOptions, 'keptSeeds' | 'brand'>): PlainObject {
  const { theme } = randomTheme({ seed: 'reef', harmony: 'analogous', ...colors });
  // Browsers set another font for controls. A seed must stay as it is, so this isn't in `randomTheme`.
  return controlsWithText.reduce(
    (draft, path) => withValue(draft, [...path, 'fontFamily'], 'inherit'),
    toPlain(theme) as PlainObject,
  );
}

/** Creates the draft for readers who don't have one, in the page's HTML. Its buttons are in `primary`. */
export const firstDraft = (): Draft => ({
  name: 'My theme',
  base: '',
  theme: plainTheme({ keptSeeds: { colors: 'knot' } }),
});

/**
 * Creates a draft from a brand color: a palette for the color, and plain values for the rest.
 * @param brand CSS color
 * @param others more CSS colors. Each gets a key, a text color, and a variant of buttons.
 */
export function brandDraft(brand: string, others: readonly string[] = []): Draft {
  let draft = plainTheme({ keptSeeds: {}, brand });
  for (const [index, color] of others.entries()) {
    const name = `brand${index + 2}`;
    const onColor = `onBrand${index + 2}`;
    const style = { variant: 'buttons.primary', color: onColor, bg: name };
    draft = withValue(draft, ['colors', name], color);
    draft = withValue(draft, ['colors', onColor], textOn(color));
    draft = withValue(draft, ['buttons', name], style);
  }
  return { name: `Theme from ${brand}`, base: '', theme: draft };
}

/** Draft of the URL, or the one that was open before. */
interface RequestedDraft {
  /** ID of a stored draft. */
  id?: string;
  /** Theme that isn't stored yet. */
  shared?: SharedTheme;
  problem?: string;
}

/**
 * Finds the theme to open: of the link, of `?base=`, the last one of this visit, or the one edited last.
 */
export async function findDraft(
  hash: string,
  search: string,
  presets: Presets,
): Promise<RequestedDraft> {
  if (holdsTheme(hash)) {
    try {
      const shared = await decodeTheme(hash);
      checkBase(shared, presets);
      return { shared: { name: 'Shared theme', ...shared } };
    } catch (error) {
      return { ...findStored(), problem: (error as Error).message };
    }
  }
  const base = new URLSearchParams(search).get('base');
  if (base !== null && (base === '' || Object.hasOwn(presets, base))) {
    return { shared: newTheme(base) };
  }
  return {
    ...findStored(),
    ...(base !== null && { problem: `There’s no preset “${base.slice(0, 40)}”.` }),
  };
}

function findStored(): RequestedDraft {
  const open = readOpenId();
  const drafts = listDrafts();
  const id = (drafts.find((draft) => draft.id === open) ?? drafts[0])?.id;
  return id === undefined ? {} : { id };
}
