/** Maximum number of steps that can be undone. */
const MAX_STEPS = 100;

/** Edits of the same thing within this time are one step. */
export const MERGE_MS = 500;

/** States before, now, and undone. Each is complete. */
export interface Steps<State> {
  past: readonly State[];
  /** State before all edits, also those that can't be undone anymore; undefined before the first one. */
  first: State | undefined;
  present: State;
  future: readonly State[];
}

/** Steps of an editor. */
export interface History<State> extends Steps<State> {
  /** What the last edit changed, and when, in ms. */
  last?: { what: string; at: number };
}

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  first: undefined,
  present,
  future: [],
});

/** Converts the states of all steps, for example to store them. */
export const mapSteps = <State, Other>(
  { past, first, present, future }: Steps<State>,
  change: (state: State) => Other,
): Steps<Other> => ({
  past: past.map(change),
  first: first === undefined ? undefined : change(first),
  present: change(present),
  future: future.map(change),
});

const dragPrefix = 'drag:';

/**
 * Returns a key for the edits of one drag or similar, which are one step, however slow they are.
 * @param what key of the edit, such as `radii.2`; an empty one, or one from this function, is returned as it is
 * @param id differs for each drag
 */
export const dragOf = (what: string, id: number): string =>
  what === '' || what.startsWith(dragPrefix) ? what : `${dragPrefix}${id}:${what}`;

/**
 * Adds a step, or merges it with the last one: edits with the same key within 500 ms, and those of one drag.
 * @param what key of the edit, such as `colors.primary`, or from `dragOf`; empty for a separate step
 * @param at current time in ms
 */
export function step<State>(
  history: History<State>,
  present: State,
  what: string,
  at: number,
): History<State> {
  const { last } = history;
  const isSoon = last !== undefined && at - last.at <= MERGE_MS && at >= last.at;
  const isSame = what !== '' && last?.what === what && (isSoon || what.startsWith(dragPrefix));
  return {
    past: isSame ? history.past : [...history.past, history.present].slice(-MAX_STEPS),
    first: history.first ?? history.past[0] ?? history.present,
    present,
    future: [],
    last: { what, at },
  };
}

/** Undoes the last step, if there is one. */
export function undo<State>({ past, first, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, first, present, future };
  return { past: past.slice(0, -1), first, present: before, future: [present, ...future] };
}

/** Redoes the step that was undone last, if there is one. */
export function redo<State>({ past, first, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, first, present, future };
  return { past: [...past, present], first, present: next, future: rest };
}
