import {
  applyChanges,
  changesBetween,
  toPlain,
  type Changes,
  type PlainObject,
} from '../../base/theme-data/changes';
import type { Presets } from './presets';
import type { SharedTheme } from './theme-link';

/** Theme that a reader edits. It's never changed in place, so that results can be cached by theme. */
export interface Draft {
  name: string;
  /** Name of the preset that it started from, as in links; empty for none. */
  base: string;
  theme: PlainObject;
}

const plainPresets = new WeakMap<object, PlainObject>();

/** Preset as JSON values; empty for an unknown name. */
export function presetOf(name: string, presets: Presets): PlainObject {
  const preset = Object.hasOwn(presets, name) ? presets[name]! : {};
  const known = plainPresets.get(preset) ?? (toPlain(preset) as PlainObject);
  plainPresets.set(preset, known);
  return known;
}

/** Converts a shared or stored theme to a draft. */
export const toDraft = ({ name = '', base, changes }: SharedTheme, presets: Presets): Draft => ({
  name,
  base,
  theme: applyChanges(presetOf(base, presets), changes),
});

/** The theme's differences from the preset. */
export const changesOf = ({ base, theme }: Omit<Draft, 'name'>, presets: Presets): Changes =>
  changesBetween(presetOf(base, presets), theme);

/** Converts a draft to the form that's shared and stored, with the order of its keys. */
export const toShared = (draft: Draft, presets: Presets): Required<SharedTheme> => ({
  name: draft.name,
  base: draft.base,
  changes: changesBetween(presetOf(draft.base, presets), draft.theme, true),
});
