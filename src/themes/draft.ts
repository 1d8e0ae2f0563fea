import { applyChanges, changesBetween, toPlain, type PlainObject } from './changes';
import { historyOf, type History } from './edit-history';
import { toSharedTheme, type SharedTheme } from './theme-link';

/** A theme that somebody works on: a base and what differs from it. */
export type Draft = Required<SharedTheme>;

/** The themes that a draft may start from, by their names. */
export type Bases = Readonly<Record<string, object>>;

/** The base of a draft as JSON; empty for one that starts from nothing, or from what is not there. */
export const baseOf = ({ base }: Pick<Draft, 'base'>, bases: Bases): PlainObject =>
  Object.hasOwn(bases, base) ? (toPlain(bases[base]) as PlainObject) : {};

/** The whole theme of a draft. */
export const wholeOf = (draft: Draft, bases: Bases): PlainObject =>
  applyChanges(baseOf(draft, bases), draft.changes);

/** The draft whose whole theme is another one. */
export function withWhole(draft: Draft, whole: PlainObject, bases: Bases): Draft {
  return { ...draft, changes: changesBetween(baseOf(draft, bases), whole) };
}

/** A draft as it is kept: with its history, and what tells versions of it apart. */
export interface KeptDraft {
  history: History<Draft>;
  /** Names this version. */
  revision: string;
  /** The version that it was made from; empty for the first. */
  parent: string;
  /** When it was edited last, in ms since 1970. */
  edited: number;
}

/** Version of what is kept. It is only ever appended to. */
const version = 1;

/** Says that a kept draft is of a version that only a newer site reads. */
export class NewerVersion extends Error {}

/** Most characters of a kept draft: a browser has room for some five million in all. */
const longestKept = 400_000;

/** A draft as text. When it is too long, the older half of its history is left out, and half of that again. */
export function toKeptText({ history, ...rest }: KeptDraft, longest = longestKept): string {
  const { past, present, future } = history;
  const text = JSON.stringify({ version, ...rest, past, present, future });
  if (text.length <= longest || past.length + future.length === 0) return text;
  const half = Math.floor(past.length / 2);
  const shorter = { present, past: past.slice(past.length - half), future: [] };
  return toKeptText({ ...rest, history: shorter }, longest);
}

const toDraft = (value: unknown): Draft => ({ name: '', ...toSharedTheme(value) });

/**
 * Reads what `toKeptText` wrote.
 * @throws NewerVersion when a newer version of this site wrote it; another error when it is damaged
 */
export function readKeptText(text: string): KeptDraft {
  const value = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  if (typeof value.version === 'number' && value.version > version) {
    throw new NewerVersion(`version ${value.version}`);
  }
  const { past, future, revision, parent, edited } = value;
  if (value.version !== version) throw new Error('another version');
  if (!Array.isArray(past) || !Array.isArray(future)) throw new Error('no history');
  if (typeof revision !== 'string' || typeof parent !== 'string') throw new Error('no revision');
  return {
    history: {
      ...historyOf(toDraft(value.present)),
      past: past.map(toDraft),
      future: future.map(toDraft),
    },
    revision,
    parent,
    edited: typeof edited === 'number' && Number.isFinite(edited) ? edited : 0,
  };
}
