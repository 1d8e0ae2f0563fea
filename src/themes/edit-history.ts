/** Steps that can be taken back. */
export const longestHistory = 100;

/** Time in which edits of one thing become one step, in ms. */
export const mergeTime = 500;

/** What was, is, and was taken back; each state is a whole of its own. */
export interface History<State> {
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** What the last edit changed, and when, in ms. */
  last?: { what: string; at: number };
}

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/**
 * Takes a step. Edits of the same thing that follow each other within 500 ms are one.
 * @param what names the thing, such as `colors.primary`; empty for what is a step of its own
 * @param at now, in ms
 */
export function step<State>(
  history: History<State>,
  present: State,
  what: string,
  at: number,
): History<State> {
  const { last } = history;
  const isSame = what !== '' && last?.what === what && at - last.at <= mergeTime && at >= last.at;
  return {
    past: isSame ? history.past : [...history.past, history.present].slice(-longestHistory),
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
