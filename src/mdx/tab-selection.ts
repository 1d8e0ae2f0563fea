import { attributeOf } from '../site/attribute';
import { indexAfterKey, rowKeys } from '../browser/keys';
import { readSetting, writeSetting } from '../browser/storage';
import { onEachPage, onReturn } from '../browser/page-events';
import { chosenPackageManager, tab, tabGroup } from './attributes';
import { packageManagers } from './package-managers';

/** Group of the install commands. */
export const packageManagerGroup = 'package-manager';

/** Local storage key of a group's selection. */
const storageKey = (group: string) => `theme-ui-docs-${group}`;

const names: readonly string[] = packageManagers;

/** Tabs of a group, without those of groups inside its panels. */
const findTabs = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(`:scope > * > [${tab}]`),
];

/** Selects the tab with a value, if there is one. */
function showTab(container: Element, value: string | undefined): void {
  const tabs = findTabs(container);
  if (!tabs.some((each) => attributeOf(each, tab) === value)) return;
  for (const each of tabs) {
    const isSelected = attributeOf(each, tab) === value;
    each.setAttribute('aria-selected', String(isSelected));
    each.tabIndex = isSelected ? 0 : -1;
    document
      .getElementById(each.getAttribute('aria-controls')!)!
      .toggleAttribute('data-selected', isSelected);
  }
}

/** Selection of a group; the package manager is on the root element even if the browser blocks storage. */
const getSelection = (group: string) =>
  group === packageManagerGroup
    ? attributeOf(document.documentElement, chosenPackageManager)
    : readSetting(storageKey(group));

/** Selects the stored tabs of all groups. */
function showStoredTabs(): void {
  for (const container of document.querySelectorAll(`[${tabGroup}]`)) {
    const group = attributeOf(container, tabGroup);
    if (group) showTab(container, getSelection(group));
  }
}

/**
 * Sets the stored package manager on the root element (`data-package-manager`); CSS uses it to show one panel of
 * install commands. Runs in the head, before the first paint.
 */
export function showPackageManager(): void {
  const stored = readSetting(storageKey(packageManagerGroup));
  const isKnown = stored !== undefined && names.includes(stored);
  document.documentElement.dataset.packageManager = isKnown ? stored : names[0];
}

/** Selects a tab, and those with its value in other places of the same group. */
function select(selected: HTMLElement): void {
  const container = selected.closest(`[${tabGroup}]`)!;
  const group = attributeOf(container, tabGroup);
  const value = attributeOf(selected, tab)!;
  if (group) writeSetting(storageKey(group), value);
  if (group === packageManagerGroup) {
    document.documentElement.setAttribute(chosenPackageManager, value);
  }
  showTab(container, value);
  showStoredTabs();
}

/**
 * Starts all tabs (event delegation): `<Tabs>`, and those of install commands. Tabs of a group share one stored
 * selection. Runs once, with the shell.
 */
export function startTabs(): void {
  const findTab = (event: Event) => (event.target as Element).closest<HTMLElement>(`[${tab}]`);

  document.addEventListener('click', (event) => {
    const pressed = findTab(event);
    if (pressed) select(pressed);
  });
  document.addEventListener('keydown', (event) => {
    const focused = findTab(event);
    if (!focused) return;
    const tabs = findTabs(focused.closest(`[${tabGroup}]`)!);
    const target = indexAfterKey(event, tabs.indexOf(focused), tabs.length, rowKeys);
    if (target === undefined) return;
    event.preventDefault();
    select(tabs[target]!);
    tabs[target]!.focus();
  });
  onEachPage(showStoredTabs);
  onReturn(() => {
    showPackageManager();
    showStoredTabs();
  });
}
