import { toSharedTheme, type SharedTheme } from './theme-link';

/**
 * Version of the format. Version 1 had the draft and its steps in one text. Older versions must stay readable.
 * A newer one is never overwritten.
 */
const version = 2;

/** Thrown for a draft that a newer version of this site stored. */
export class NewerVersion extends Error {}

/** Shared theme with a name. */
export type NamedTheme = Required<SharedTheme>;

/** Stored draft without its steps, so that a list of drafts doesn't parse them. */
export interface StoredHead {
  present: NamedTheme;
  /** Identifies this version of the draft. */
  revision: string;
  /** Revision that it was made from; empty for the first. */
  parent: string;
  /** Time of the last edit, in ms since 1970. */
  edited: number;
}

/** Earlier and undone states of a draft. */
export interface StoredSteps {
  past: NamedTheme[];
  future: NamedTheme[];
}

const toNamed = (value: unknown): NamedTheme => ({ name: '', ...toSharedTheme(value) });

const toSteps = (past: unknown, future: unknown): StoredSteps => {
  if (!Array.isArray(past) || !Array.isArray(future)) throw new Error('no steps');
  return { past: past.map(toNamed), future: future.map(toNamed) };
};

export const toHeadText = (head: StoredHead): string => JSON.stringify({ version, ...head });

/**
 * Reads a stored draft.
 * @returns also the steps, if it's in version 1
 * @throws NewerVersion; another error if the text is damaged
 */
export function readHead(text: string): { head: StoredHead; steps?: StoredSteps } {
  const value = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  if (typeof value.version === 'number' && value.version > version) {
    throw new NewerVersion(`version ${value.version}`);
  }
  if (value.version !== 1 && value.version !== 2) throw new Error('another version');
  const { revision, parent, edited, present, past, future } = value;
  if (typeof revision !== 'string' || typeof parent !== 'string') throw new Error('no revision');
  const head = {
    present: toNamed(present),
    revision,
    parent,
    edited: typeof edited === 'number' && Number.isFinite(edited) ? edited : 0,
  };
  return value.version === 1 ? { head, steps: toSteps(past, future) } : { head };
}

/**
 * Text of a draft's steps.
 * @param past JSON of each earlier state; the oldest are left out if the text would be too long
 * @param future JSON of each undone state; all are left out if there is no room
 */
export function toStepsText(
  revision: string,
  past: readonly string[],
  future: readonly string[],
  maxLength: number,
): string {
  const size = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length + 1, 0);
  const kept = size(future) <= maxLength ? future : [];
  let left = maxLength - size(kept);
  const first = past.findLastIndex((text) => (left -= text.length + 1) < 0) + 1;
  return `{"version":${version},"revision":${JSON.stringify(revision)},"past":[${past.slice(first).join(',')}],"future":[${kept.join(',')}]}`;
}

/** Reads a draft's steps. Undefined for those of another revision, or damaged ones: the draft is what counts. */
export function readSteps(text: string, revision: string): StoredSteps | undefined {
  try {
    const value = (JSON.parse(text) ?? {}) as Record<string, unknown>;
    if (value.version !== version || value.revision !== revision) return undefined;
    return toSteps(value.past, value.future);
  } catch {
    return undefined;
  }
}
