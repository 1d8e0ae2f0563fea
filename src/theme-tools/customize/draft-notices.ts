import type { WriteResult } from '../../browser/storage';
import type { Conflict } from './draft-conflicts';

/** Added to the name of a draft that goes on apart from the stored one. */
export const ofThisTab = ' (of this tab)';

/** Notices for edits that go on under another name. */
export const forkNotices: Readonly<Record<Conflict, (name: string, own: string) => string>> = {
  edited: (name, own) =>
    `Another tab changed “${name}” at the same time. Your edits are now in “${own}”. The other tab’s edits are in “${name}”.`,
  newer: (name, own) =>
    `A newer version of this site saved “${name}”, so it wasn’t overwritten. Your edits are now in “${own}”. Reload the page to open both.`,
  damaged: (name, own) =>
    `The stored theme “${name}” can’t be read, so it wasn’t overwritten. Your edits are now in “${own}”. Reload the page to copy its text.`,
};

/** Notices for a draft that can't be stored. */
export const notSaved: Readonly<Record<Exclude<WriteResult, 'stored'>, string>> = {
  full: 'The browser’s storage is full, so your edits will be lost when you close this page. Export the theme, or delete other themes.',
  refused:
    'The browser blocks storage for this site, so your edits will be lost when you close this page. Export the theme, or allow storage.',
};

/** Notices for a stored draft that can't be read. */
export const unreadableNotices: Readonly<Record<Exclude<Conflict, 'edited'>, string>> = {
  newer:
    'A newer version of this site saved this theme. Reload the page to see it. If you continue here, your edits are saved under another name.',
  damaged:
    'The stored theme can’t be read. If you continue here, your edits are saved under another name.',
};
