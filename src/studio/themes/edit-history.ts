/** Steps that can be taken back. */
const MAX_STEPS = 100;

/** Time in which edits of one thing become one step, in ms. */
export const MERGE_MS = 500;

/** What was, is, and was taken back; each state is a whole of its own. */
export interface Steps<State> {
  past: readonly State[];
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
  present,
  future: [],
});

/** The same steps with other states, such as those that are stored. */
export const mapSteps = <State, Other>(
  { past, present, future }: Steps<State>,
  change: (state: State) => Other,
): Steps<Other> => ({
  past: past.map(change),
  present: change(present),
  future: future.map(change),
});

const dragPrefix = 'drag:';

/**
 * Names what one drag, or another group of edits, changes. Its edits are one step, however slow they are.
 * @param what such as `radii.2`; empty, or the name of such a group, stays as it is
 * @param id differs for each drag
 */
export const dragOf = (what: string, id: number): string =>
  what === '' || what.startsWith(dragPrefix) ? what : `${dragPrefix}${id}:${what}`;

/**
 * Takes a step. Edits of the same thing that follow each other within 500 ms are one, and so are those of one drag.
 * @param what names the thing, such as `colors.primary`, or is from `dragOf`; empty for what is a step of its own
 * @param at now, in ms
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
    present,
    future: [],
    last: { what, at },
  };
}

/** Takes the last step back; the same history when there is none. */
export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, present, future };
  return { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

/** Takes again what was taken back last. */
export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future };
  return { past: [...past, present], present: next, future: rest };
}
