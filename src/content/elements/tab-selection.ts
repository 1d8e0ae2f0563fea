import { indexAfterKey, rowKeys } from '../../runtime/browser/keys';
import { readSetting, writeSetting } from '../../runtime/browser/storage';
import { onPageShown, onReturn } from '../../runtime/browser/page-events';
import { packageManagers } from './package-managers';

/** Group of the install commands. */
export const packageManagerGroup = 'package-manager';

/** Local storage key of a group's selection. */
const storageKey = (group: string) => `theme-ui-docs-${group}`;

const names: readonly string[] = packageManagers;

/** Tabs of a group, without those of groups inside its panels. */
const findTabs = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(':scope > * > [data-tab]'),
];

/** Selects the tab with a value. If there's none, keeps the selected one. */
function showTab(container: Element, value: string | undefined): void {
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

/** Selection of a group; the package manager is on the root element even if the browser blocks storage. */
const getSelection = (group: string) =>
  group === packageManagerGroup
    ? (document.documentElement.getAttribute('data-package-manager') ?? undefined)
    : readSetting(storageKey(group));

function showStoredTabs(): void {
  for (const container of document.querySelectorAll('[data-tabs]')) {
    const group = container.getAttribute('data-tabs');
    showTab(container, group ? getSelection(group) : undefined);
  }
}

/**
 * Sets the stored package manager on the root element (`data-package-manager`); CSS uses it to show one panel of
 * install commands. Runs in the head, before the first paint.
 */
export function showPackageManager(): void {
  const stored = readSetting(storageKey(packageManagerGroup));
  const isKnown = stored !== undefined && names.includes(stored);
  document.documentElement.setAttribute('data-package-manager', isKnown ? stored : names[0]!);
}

/** Selects a tab, and those with its value in other places of the same group. */
function select(selected: HTMLElement): void {
  const container = selected.closest('[data-tabs]')!;
  const group = container.getAttribute('data-tabs');
  const value = selected.getAttribute('data-tab')!;
  if (group) writeSetting(storageKey(group), value);
  if (group === packageManagerGroup) {
    document.documentElement.setAttribute('data-package-manager', value);
  }
  showTab(container, value);
  showStoredTabs();
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
 * Starts all tabs (event delegation): `<Tabs>`, and those of install commands. Tabs of a group share one stored
 * selection. Runs once, with the shell.
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
    showStoredTabs();
    showTarget();
  });
  window.addEventListener('hashchange', showTarget);
  onReturn(() => {
    showPackageManager();
    showStoredTabs();
  });
}
