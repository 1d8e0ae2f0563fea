/**
 * @jest-environment jsdom
 */
import * as presets from '@theme-ui/presets';
import { withValue } from '../../../src/themes/theme-path';
import { ThemeStore } from '../../../src/theme-tools/customize/theme-store';
import { newDraft } from '../../../src/theme-tools/customize/opened-draft';

const key = (id: string) => `site:theme-draft:${id}`;
const first = newDraft('', presets);
const color = (value: string) => (theme: Parameters<typeof withValue>[0]) =>
  withValue(theme, ['colors', 'text'], value);
const shownColor = (store: ThemeStore) =>
  (store.getState().draft.theme.colors as Record<string, unknown> | undefined)?.text;
const listed = (store: ThemeStore) => store.getState().stored.map(({ name }) => name);

/** Store that has started; the page is left after each test. */
function start(): ThemeStore {
  const store = new ThemeStore(first, presets);
  stops.push(store.start());
  return store;
}
const stops: (() => void)[] = [];

/** Stores a text as another tab does. */
function storeElsewhere(id: string, newValue: string | null): void {
  if (newValue === null) localStorage.removeItem(key(id));
  else localStorage.setItem(key(id), newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: key(id), newValue }));
}
const stored = (text: string, name = 'Pier') =>
  JSON.stringify({ name, base: '', changes: { colors: { text } }, edited: 7 });

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('drafts of earlier versions of the site', () => {
  const present = { name: 'Pier', base: 'deep', changes: { colors: { text: '#123' } } };
  test.each([
    ['1', { version: 1, present, revision: 'a', parent: '', edited: 5, past: [], future: [] }],
    ['2', { version: 2, present, revision: 'a', parent: '', edited: 5 }],
  ])('of version %s are opened, and stay what they are when they are stored', (_version, draft) => {
    localStorage.setItem(key('a'), JSON.stringify(draft));
    localStorage.setItem('site:theme-steps:a', 'x'.repeat(100));
    const store = start();
    expect(store.getState().stored).toMatchObject([{ id: 'a', name: 'Pier', edited: 5 }]);
    // Its room is needed.
    expect(localStorage.getItem('site:theme-steps:a')).toBeNull();
    store.open('a');
    expect(store.getState().draft).toMatchObject({ name: 'Pier', base: 'deep' });
    store.edit(color('#456'));
    jest.runAllTimers();
    expect(JSON.parse(localStorage.getItem(key('a'))!)).toEqual({
      ...present,
      changes: { colors: { text: '#456' } },
      edited: expect.any(Number),
    });
  });
});

test('steps survive a reload of the tab, also with what another tab stored meanwhile', () => {
  const store = start();
  store.create({ ...first, name: 'Pier' }, true);
  const { id } = store.getState();
  store.edit(color('#111'));
  store.edit(color('#222'));
  store.undo();
  stops.pop()!();

  const reloaded = start();
  reloaded.open(id);
  expect(shownColor(reloaded)).toBe('#111');
  reloaded.redo();
  expect(shownColor(reloaded)).toBe('#222');
  stops.pop()!();

  localStorage.setItem(key(id), stored('#333'));
  const later = start();
  later.open(id);
  expect(shownColor(later)).toBe('#333');
  later.undo();
  expect(shownColor(later)).toBe('#222');
});

test('what another tab stores is shown, as a step; an edit that isn’t stored yet wins', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  storeElsewhere(id, stored('#111'));
  expect(shownColor(store)).toBe('#111');
  expect(store.getState().notice!.text).toContain('Another tab changed');
  store.undo();
  expect(shownColor(store)).toBeUndefined();
  storeElsewhere(id, stored('#222'));
  expect(shownColor(store)).toBeUndefined();
  jest.runAllTimers();
  expect(JSON.parse(localStorage.getItem(key(id))!)).toMatchObject({ changes: {} });
});

test('while a field has a text that isn’t a value yet, the theme of another tab waits', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  const field = document.createElement('input');
  field.setAttribute('data-unfinished', '');
  document.body.append(field);
  field.focus();
  storeElsewhere(id, stored('#111'));
  expect(shownColor(store)).toBeUndefined();
  // The edit is one of the newest theme.
  store.edit((theme) => withValue(theme, ['colors', 'primary'], '#999'));
  expect(store.getState().draft).toMatchObject({
    name: 'Pier',
    theme: { colors: { text: '#111', primary: '#999' } },
  });
  jest.runAllTimers();
  storeElsewhere(id, stored('#222'));
  expect(shownColor(store)).toBe('#111');
  field.blur();
  expect(shownColor(store)).toBe('#222');
});

test('a theme that another tab deleted is told, and saved with the next edit', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  storeElsewhere(id, null);
  expect(store.getState().notice).toMatchObject({ isAlert: true });
  expect(listed(store)).toEqual([]);
  store.edit(color('#111'));
  jest.runAllTimers();
  expect(listed(store)).toEqual(['My theme']);
});

test('a theme that can’t be read is listed last, isn’t opened, and comes back after Delete', () => {
  localStorage.setItem(key('odd'), '{"version":1,"past"');
  localStorage.setItem(key('pier'), stored('#111'));
  const store = start();
  expect(listed(store)).toEqual(['Pier', 'Theme that can’t be read']);
  store.open('odd');
  expect(store.getState().notice!.text).toContain('site:theme-draft:odd');
  expect(store.getState().id).not.toBe('odd');
  store.renameStored('odd', 'New');
  store.duplicate('odd');
  expect(localStorage).toHaveLength(2);
  store.remove('odd');
  expect(listed(store)).toEqual(['Pier']);
  store.restore();
  expect(localStorage.getItem(key('odd'))).toBe('{"version":1,"past"');
});

test('a page from the bfcache shows what was stored meanwhile, and no draft that was never stored', () => {
  const store = start();
  const returned = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  returned();
  expect(store.getState().notice).toBeUndefined();
  store.create(first, true);
  localStorage.setItem(key(store.getState().id), stored('#111'));
  returned();
  expect(shownColor(store)).toBe('#111');
});
