import {
  applyChanges,
  changesBetween,
  toPlain,
  type Changes,
  type PlainObject,
} from '../../base/theme-data/changes';
import type { SharedTheme } from './theme-link';

/** Presets that a draft can start from, by name. */
export type Bases = Readonly<Record<string, object>>;

/** Theme that a reader works on. Themes aren't changed in place, so that what's derived of one stays right. */
export interface Draft {
  name: string;
  /** Name of the preset that it started from; empty for none. */
  base: string;
  theme: PlainObject;
}

const plainPresets = new WeakMap<object, PlainObject>();

/** Preset as JSON values; empty for an unknown name. */
export function baseOf(base: string, bases: Bases): PlainObject {
  const preset = Object.hasOwn(bases, base) ? bases[base]! : {};
  const known = plainPresets.get(preset) ?? (toPlain(preset) as PlainObject);
  plainPresets.set(preset, known);
  return known;
}

/** Draft of a shared or stored theme. */
export const toDraft = ({ name = '', base, changes }: SharedTheme, bases: Bases): Draft => ({
  name,
  base,
  theme: applyChanges(baseOf(base, bases), changes),
});

/** The theme's differences from the preset. */
export const changesOf = ({ base, theme }: Omit<Draft, 'name'>, bases: Bases): Changes =>
  changesBetween(baseOf(base, bases), theme);

/** Draft in the form in which it's shared and stored, with the order of its keys. */
export const toShared = (draft: Draft, bases: Bases): Required<SharedTheme> => ({
  name: draft.name,
  base: draft.base,
  changes: changesBetween(baseOf(draft.base, bases), draft.theme, true),
});
