import { indexAfterKey, rowKeys } from '../../runtime/browser/keys';
import { readSetting, settingKeys, writeSetting } from '../../runtime/browser/storage';
import { onPageShown, onReturn } from '../../runtime/browser/page-events';

/** Local storage key of the selected package manager. It's older than the prefix of other groups' keys. */
export const packageManagerKey = 'theme-ui-docs-package-manager';

/** Start of the local storage keys of other groups' selections; the group's id follows. */
export const groupKeyPrefix = 'theme-ui-docs-tab-';

/**
 * Name of the root element's attribute for the selection with a local storage key. Encodes what an attribute's name
 * can't have, since authors choose the ids of groups, and uppercase letters, which it doesn't keep.
 */
export const selectionAttribute = (key: string): string =>
  `data-${key.replace(/[^a-z\d-]/g, (character) => `_${character.charCodeAt(0)}`)}`;

/** Tabs of a group, without those of groups inside its panels. */
const findTabs = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(':scope > * > [data-tab]'),
];

/** Selects the tab with a value. If there's none, keeps the selected one. */
function showTab(container: Element, value: string | null): void {
  const tabs = findTabs(container);
  // Lets find in page open a panel. In browsers that can't, CSS hides the panels.
  const canOpenOnFind = 'onbeforematch' in container;
  const selected =
    tabs.find((tab) => tab.getAttribute('data-tab') === value) ??
    tabs.find(({ ariaSelected }) => ariaSelected === 'true');
  for (const tab of tabs) {
    const isSelected = tab === selected;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls')!)!;
    panel.toggleAttribute('data-selected', isSelected);
    if (isSelected) panel.removeAttribute('hidden');
    else if (canOpenOnFind) panel.setAttribute('hidden', 'until-found');
  }
}

/**
 * Sets the stored selection of each group on the root element; CSS uses it to show the panel. Runs in the head, before
 * the first paint.
 */
export function showStoredSelections(): void {
  for (const key of [packageManagerKey, ...settingKeys(groupKeyPrefix)]) {
    const value = readSetting(key);
    if (value !== undefined) {
      document.documentElement.setAttribute(selectionAttribute(key), value);
    }
  }
}

/** Selects the tabs that the root element's attributes name, which also exist if the browser blocks storage. */
function showSelectedTabs(): void {
  for (const container of document.querySelectorAll('[data-tabs]')) {
    const key = container.getAttribute('data-tabs')!;
    showTab(container, document.documentElement.getAttribute(selectionAttribute(key)));
  }
}

/** Selects a tab, and those with its value in other places of the same group. */
function select(selected: HTMLElement): void {
  const container = selected.closest('[data-tabs]')!;
  const key = container.getAttribute('data-tabs');
  const value = selected.getAttribute('data-tab')!;
  if (key) {
    writeSetting(key, value);
    document.documentElement.setAttribute(selectionAttribute(key), value);
  }
  showTab(container, value);
  showSelectedTabs();
}

/** Selects the tab of the element that the URL's hash names, and scrolls there: the browser can't in a hidden panel. */
function showTarget(): void {
  const target = document.querySelector(':target');
  const panel = target?.closest('[role="tabpanel"]:not([data-selected])');
  const tab = panel && document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`);
  if (!tab) return;
  select(tab);
  target!.scrollIntoView();
}

/**
 * Starts all tabs (event delegation). Tabs of a group share one stored selection. Runs once, with the shell.
 */
export function startTabs(): void {
  const findTab = (event: Event) => (event.target as Element).closest<HTMLElement>('[data-tab]');

  document.addEventListener('click', (event) => {
    const pressed = findTab(event);
    if (pressed) select(pressed);
  });
  document.addEventListener('beforematch', ({ target }) => {
    const panel = (target as Element).closest('[role="tabpanel"]');
    const tab = document.querySelector<HTMLElement>(`[data-tab][aria-controls="${panel?.id}"]`);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const focused = findTab(event);
    if (!focused) return;
    const tabs = findTabs(focused.closest('[data-tabs]')!);
    const target = indexAfterKey(event, tabs.indexOf(focused), tabs.length, rowKeys);
    if (target === undefined) return;
    event.preventDefault();
    select(tabs[target]!);
    tabs[target]!.focus();
  });
  onPageShown(() => {
    showSelectedTabs();
    showTarget();
  });
  window.addEventListener('hashchange', showTarget);
  onReturn(() => {
    showStoredSelections();
    showSelectedTabs();
  });
}
