/**
 * @jest-environment jsdom
 */
import * as presets from '@theme-ui/presets';
import { presetNames } from '../../src/studio/themes/presets';
import { withValue } from '../../src/base/theme-data/theme-path';
import { ThemeStore } from '../../src/studio/tools/customize/drafts/theme-store';
import { newDraft } from '../../src/studio/tools/customize/drafts/opened-draft';

const key = (id: string) => `site:theme-draft:${id}`;
const first = newDraft('', presets);
const color = (value: string) => (theme: Parameters<typeof withValue>[0]) =>
  withValue(theme, ['colors', 'text'], value);
const shownColor = (store: ThemeStore) =>
  (store.getState().history.present.theme.colors as Record<string, unknown> | undefined)?.text;
const listed = (store: ThemeStore) => store.getState().stored.map(({ name }) => name);

/** A started store. `pagehide` is dispatched after each test. */
function start(): ThemeStore {
  const store = new ThemeStore(first, presets);
  stops.push(store.start());
  return store;
}
const stops: (() => void)[] = [];

/** Stores a text like another tab. */
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

test('a draft is stored under its name after the first edit', () => {
  const store = start();
  store.create(newDraft('deep', presets), false);
  expect(listed(store)).toEqual([]);
  store.edit(color('#456'));
  jest.runAllTimers();
  expect(JSON.parse(localStorage.getItem(key(store.getState().id))!)).toEqual({
    name: 'My deep',
    base: 'deep',
    changes: { colors: { text: '#456' } },
    edited: expect.any(Number),
  });
});

test('edits during one pointer press are one undo step; edits with keys aren’t', () => {
  const store = start();
  const steps = () => store.getState().history.past.length;
  const slide = (value: string) => {
    store.edit(color(value), 'colors.text');
    jest.advanceTimersByTime(1000);
  };
  const press = (type: string) => window.dispatchEvent(new Event(type));
  jest.advanceTimersByTime(1);
  press('pointerdown');
  slide('#111');
  slide('#222');
  expect(steps()).toBe(1);
  press('pointerdown');
  slide('#333');
  expect(steps()).toBe(2);
  press('keydown');
  slide('#444');
  slide('#555');
  expect(steps()).toBe(4);
});

test('a drag that ends where it started leaves no undo step', () => {
  const store = start();
  const { theme } = store.getState().history.present;
  window.dispatchEvent(new Event('pointerdown'));
  store.edit(color('#111'), 'hue');
  store.edit(() => theme, 'hue');
  expect(store.getState().history.past).toEqual([]);
  expect(shownColor(store)).toBeUndefined();
});

test('undo steps survive a reload, even if another tab stored the theme meanwhile', () => {
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

test('a change from another tab is shown as an undo step, but an edit that isn’t stored yet wins', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  storeElsewhere(id, stored('#111'));
  expect(shownColor(store)).toBe('#111');
  store.undo();
  expect(shownColor(store)).toBeUndefined();
  storeElsewhere(id, stored('#222'));
  expect(shownColor(store)).toBeUndefined();
  jest.runAllTimers();
  expect(JSON.parse(localStorage.getItem(key(id))!)).toMatchObject({ changes: {} });
});

test('a page from the back/forward cache shows what another tab stored meanwhile', () => {
  const store = start();
  store.create(first, true);
  localStorage.setItem(key(store.getState().id), stored('#111'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(shownColor(store)).toBeUndefined();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(shownColor(store)).toBe('#111');
});

test('a change from another tab waits while a field has incomplete text', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  const field = document.createElement('input');
  field.setAttribute('data-unfinished', 'true');
  document.body.append(field);
  field.focus();
  storeElsewhere(id, stored('#111'));
  expect(shownColor(store)).toBeUndefined();
  // The edit applies to the latest theme.
  store.edit((theme) => withValue(theme, ['colors', 'primary'], '#999'));
  expect(store.getState().history.present).toMatchObject({
    name: 'Pier',
    theme: { colors: { text: '#111', primary: '#999' } },
  });
  jest.runAllTimers();
  storeElsewhere(id, stored('#222'));
  expect(shownColor(store)).toBe('#111');
  field.blur();
  expect(shownColor(store)).toBe('#222');
});

test('the next edit saves a theme that another tab deleted', () => {
  const store = start();
  store.create(first, true);
  const { id } = store.getState();
  storeElsewhere(id, null);
  expect(listed(store)).toEqual([]);
  storeElsewhere('pier', stored('#222'));
  expect(listed(store)).toEqual(['Pier']);
  store.edit(color('#111'));
  jest.runAllTimers();
  expect(listed(store).sort()).toEqual(['My theme', 'Pier']);
});

test('an unreadable theme isn’t listed but stays stored, and a warning names its key', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  localStorage.setItem(key('odd'), '{"changes"');
  localStorage.setItem(key('pier'), stored('#111'));
  const store = start();
  expect(listed(store)).toEqual(['Pier']);
  expect(warn.mock.calls[0]![0]).toContain('site:theme-draft:odd');
  store.open('odd');
  expect(store.getState().id).not.toBe('odd');
  expect(localStorage.getItem(key('odd'))).toBe('{"changes"');
  warn.mockRestore();
});

test('steps are kept for themes that have some, not for those that were only looked at', () => {
  const store = start();
  store.edit(color('#456'));
  const edited = store.getState().id;
  for (const name of presetNames) store.create(newDraft(name, presets), false);
  expect([...store['histories'].keys()]).toEqual([edited]);
  store.open(edited);
  store.undo();
  expect(shownColor(store)).toBeUndefined();
});

test('a deleted theme can be restored, and opens again if it was open', () => {
  localStorage.setItem(key('pier'), stored('#111'));
  localStorage.setItem(key('mole'), stored('#222', 'Mole'));
  const store = start();
  store.open('pier');
  store.edit(color('#333'));
  store.remove('mole');
  expect(listed(store)).toEqual(['Pier']);
  store.restore();
  expect(store.getState()).toMatchObject({ id: 'pier', deleted: undefined });
  store.remove('pier');
  expect(store.getState().id).toBe('mole');
  store.restore();
  expect(store.getState().id).toBe('pier');
  expect(shownColor(store)).toBe('#333');
  store.undo();
  expect(shownColor(store)).toBe('#111');
});
