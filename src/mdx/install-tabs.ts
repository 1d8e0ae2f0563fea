import { attributeOf } from '../site/attribute';
import { indexAfterKey, rowKeys } from '../browser/keys';
import { readSetting, writeSetting } from '../browser/storage';
import { onEachPage, onReturn } from '../browser/page-events';
import { chosenPackageManager, packageTab } from './attributes';
import { packageManagers } from './package-managers';

/** Key of the chosen package manager in the browser's storage. */
const packageManagerKey = 'theme-ui-docs-package-manager';

const names: readonly string[] = packageManagers;

/** Marks the tab of the package manager that the root element names. */
function markTabs(): void {
  const name = attributeOf(document.documentElement, chosenPackageManager);
  for (const tab of document.querySelectorAll<HTMLElement>(`[${packageTab}]`)) {
    const selected = attributeOf(tab, packageTab) === name;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
  }
}

/**
 * Names the chosen package manager in the root element's `data-package-manager`, by which CSS shows one panel
 * of install commands. Runs in the head, before the first paint.
 */
export function showPackageManager(): void {
  const stored = readSetting(packageManagerKey);
  const isKnown = stored !== undefined && names.includes(stored);
  document.documentElement.dataset.packageManager = isKnown ? stored : names[0];
}

/** Marks the tab of the chosen package manager before the reader sees it. Runs once, with the shell. */
export function markPackageManager(): void {
  // The HTML marks the first.
  if (attributeOf(document.documentElement, chosenPackageManager) !== names[0]) markTabs();
  onReturn(() => {
    showPackageManager();
    markTabs();
  });
}

/**
 * Tabs with install commands, by event delegation: one choice for all of them, kept in the browser.
 * Runs once, with the shell.
 */
export function startInstallTabs(): void {
  function choose(tab: HTMLElement): void {
    writeSetting(packageManagerKey, attributeOf(tab, packageTab)!);
    document.documentElement.dataset.packageManager = attributeOf(tab, packageTab);
    markTabs();
  }

  const tabOf = (event: Event) => (event.target as Element).closest<HTMLElement>(`[${packageTab}]`);

  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const index = names.indexOf(attributeOf(tab, packageTab)!);
    const target = indexAfterKey(event, index, names.length, rowKeys);
    if (target === undefined) return;
    event.preventDefault();
    const next = tab.parentElement!.querySelector<HTMLElement>(
      `[${packageTab}="${names[target]}"]`,
    )!;
    choose(next);
    next.focus();
  });

  onEachPage(markTabs);
}
