import {
  decideBeforeSave,
  decideOnChange,
  decideOnReturn,
  type OwnDraft,
} from '../../../src/theme-tools/customize/draft-conflicts';
import type { StoredDraft } from '../../../src/theme-tools/customize/draft-storage';

const saved: OwnDraft = { revision: 'a', isUnsaved: false };
const unsaved: OwnDraft = { revision: 'a', isUnsaved: true };

const stored = (revision: string, parent: string): StoredDraft => ({
  status: 'read',
  head: { revision, parent, edited: 1, present: { name: '', base: '', changes: {} } },
});
const own = stored('a', '');
const next = stored('b', 'a');
const parallel = stored('b', 'x');
const none: StoredDraft = { status: 'none' };
const newer: StoredDraft = { status: 'newer', text: '' };
const damaged: StoredDraft = { status: 'damaged', text: '' };

test.each<[string, StoredDraft, OwnDraft, object]>([
  ['nothing is stored', none, unsaved, { action: 'none' }],
  ["this tab's revision is stored", own, unsaved, { action: 'none' }],
  ['another revision is stored', next, unsaved, { action: 'fork', conflict: 'edited' }],
  ['a newer format is stored', newer, unsaved, { action: 'fork', conflict: 'newer' }],
  ['a damaged text is stored', damaged, unsaved, { action: 'fork', conflict: 'damaged' }],
])('before a save: %s', (_name, draft, state, decision) => {
  expect(decideBeforeSave(draft, state)).toEqual(decision);
});

test.each<[string, StoredDraft, OwnDraft, object]>([
  ['the draft was removed', none, saved, { action: 'removed' }],
  ["this tab's revision", own, saved, { action: 'none' }],
  ['the next revision', next, saved, { action: 'take' }],
  ['the next revision, with unsaved edits', next, unsaved, { action: 'fork', conflict: 'edited' }],
  ['an edit of another revision', parallel, saved, { action: 'fork', conflict: 'edited' }],
  ['a newer format', newer, saved, { action: 'warn', conflict: 'newer' }],
  ['a newer format, with unsaved edits', newer, unsaved, { action: 'fork', conflict: 'newer' }],
  ['a damaged text', damaged, saved, { action: 'warn', conflict: 'damaged' }],
])('after a change in another tab: %s', (_name, draft, state, decision) => {
  expect(decideOnChange(draft, state)).toEqual(decision);
});

test.each<[string, StoredDraft, OwnDraft, object]>([
  ['nothing is stored', none, saved, { action: 'none' }],
  ["this tab's revision", own, saved, { action: 'none' }],
  ['any other revision', parallel, saved, { action: 'take' }],
  ['any other revision, with unsaved edits', next, unsaved, { action: 'fork', conflict: 'edited' }],
  ['a newer format', newer, unsaved, { action: 'warn', conflict: 'newer' }],
])('after a return from the bfcache: %s', (_name, draft, state, decision) => {
  expect(decideOnReturn(draft, state)).toEqual(decision);
});
