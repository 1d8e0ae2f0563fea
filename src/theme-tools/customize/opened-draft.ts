import { toPlain, type PlainObject } from '../../themes/changes';
import type { Bases, Draft } from '../../themes/draft';
import { checkBase } from '../../themes/shared-theme';
import { decodeTheme, holdsTheme } from '../../themes/theme-link';
import { listDrafts, readDraft, readOpenId } from './draft-storage';

/** What the tool shows to those who bring nothing: the same as its HTML. */
export const firstBase = 'base';

/** A theme as somebody begins with it. */
export const newDraft = (base: string): Draft => ({
  name: base ? `My ${base}` : 'My theme',
  base,
  changes: {},
});

/** What the address asks for, or what was here before. */
export interface AskedDraft {
  /** A stored draft. */
  id?: string;
  /** A draft that is not stored yet. */
  draft?: Draft;
  problem?: string;
}

/**
 * Finds the theme to open: that of a link, that of `?base=`, the one of this visit, the one edited last.
 * @param hash of the address
 * @param search its query
 */
export async function findDraft(hash: string, search: string, bases: Bases): Promise<AskedDraft> {
  if (holdsTheme(hash)) {
    try {
      const { name = 'Theme of a link', base, changes } = await decodeTheme(hash);
      checkBase({ base }, bases);
      return { draft: { name, base, changes } };
    } catch (error) {
      return { ...findStored(), problem: (error as Error).message };
    }
  }
  const asked = new URLSearchParams(search).get('base');
  if (asked !== null && (asked === '' || Object.hasOwn(bases, asked))) {
    return { draft: newDraft(asked) };
  }
  return {
    ...findStored(),
    ...(asked !== null && { problem: `There is no preset “${asked.slice(0, 40)}”.` }),
  };
}

function findStored(): AskedDraft {
  const open = readOpenId();
  const id =
    open !== undefined && readDraft(open).status === 'read' ? open : listDrafts().drafts[0]?.id;
  return id === undefined ? {} : { id };
}

/** A draft of a theme that was read: all of it is a change, since it has no base. */
export const draftOf = (theme: object, name: string): Draft => ({
  name,
  base: '',
  changes: toPlain(theme) as PlainObject,
});
