import { attributeOf } from '../site/attribute';
import { indexAfterKey, rowKeys } from '../browser/keys';
import { readSetting, writeSetting } from '../browser/storage';
import { onEachPage, onReturn } from '../browser/page-events';
import { chosenPackageManager, packageTab } from './attributes';
import { packageManagers } from './package-managers';

/** Local storage key of the selected package manager. */
const packageManagerKey = 'theme-ui-docs-package-manager';

const names: readonly string[] = packageManagers;

/** Selects the tabs of the package manager that is set on the root element. */
function markTabs(): void {
  const name = attributeOf(document.documentElement, chosenPackageManager);
  for (const tab of document.querySelectorAll<HTMLElement>(`[${packageTab}]`)) {
    const selected = attributeOf(tab, packageTab) === name;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
}

/**
 * Sets the stored package manager on the root element (`data-package-manager`); CSS uses it to show one panel of
 * install commands. Runs in the head, before the first paint.
 */
export function showPackageManager(): void {
  const stored = readSetting(packageManagerKey);
  const isKnown = stored !== undefined && names.includes(stored);
  document.documentElement.dataset.packageManager = isKnown ? stored : names[0];
}

/** Selects the tabs of the stored package manager before they're visible. Runs once, with the shell. */
export function markPackageManager(): void {
  // In the HTML, the first tab is selected.
  if (attributeOf(document.documentElement, chosenPackageManager) !== names[0]) markTabs();
  onReturn(() => {
    showPackageManager();
    markTabs();
  });
}

/**
 * Starts the tabs of install commands (event delegation). All of them share one stored selection.
 * Runs once, with the shell.
 */
export function startInstallTabs(): void {
  function select(tab: HTMLElement): void {
    writeSetting(packageManagerKey, attributeOf(tab, packageTab)!);
    document.documentElement.dataset.packageManager = attributeOf(tab, packageTab);
    markTabs();
  }

  const findTab = (event: Event) =>
    (event.target as Element).closest<HTMLElement>(`[${packageTab}]`);

  document.addEventListener('click', (event) => {
    const tab = findTab(event);
    if (tab) select(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event);
    if (!tab) return;
    const index = names.indexOf(attributeOf(tab, packageTab)!);
    const target = indexAfterKey(event, index, names.length, rowKeys);
    if (target === undefined) return;
    event.preventDefault();
    const next = tab.parentElement!.querySelector<HTMLElement>(
      `[${packageTab}="${names[target]}"]`,
    )!;
    select(next);
    next.focus();
  });

  onEachPage(markTabs);
}
