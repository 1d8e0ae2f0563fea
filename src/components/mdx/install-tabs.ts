import { readSetting, writeSetting } from '../../color-mode/storage';
import { onceParsed, onEachPage, onReturn } from '../../page-loading/page-events';
import { packageManagers } from './package-managers';

/** Key of the chosen package manager in the browser's storage. */
const packageManagerKey = 'theme-ui-docs-package-manager';

const names: readonly string[] = packageManagers;

/**
 * Tabs with install commands, by event delegation: one choice for all of them, kept in the browser.
 * CSS shows the panel named by the root element's `data-package-manager`, set before the first paint.
 * Runs once, from the boot script.
 */
export function startInstallTabs(): void {
  const root = document.documentElement;

  function markTabs(): void {
    const name = root.dataset.packageManager;
    for (const tab of document.querySelectorAll<HTMLElement>('[data-package-tab]')) {
      const selected = tab.dataset.packageTab === name;
      tab.setAttribute('aria-selected', String(selected));
      tab.tabIndex = selected ? 0 : -1;
    }
  }

  function choose(tab: HTMLElement): void {
    writeSetting(packageManagerKey, tab.dataset.packageTab!);
    root.dataset.packageManager = tab.dataset.packageTab;
    markTabs();
  }

  const tabOf = (event: Event) =>
    (event.target as Element).closest<HTMLElement>('[data-package-tab]');

  document.addEventListener('click', (event) => {
    const tab = tabOf(event);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event);
    if (!tab) return;
    const index = names.indexOf(tab.dataset.packageTab!);
    const target = {
      ArrowRight: (index + 1) % names.length,
      ArrowLeft: (index + names.length - 1) % names.length,
      Home: 0,
      End: names.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    const next = tab.parentElement!.querySelector<HTMLElement>(
      `[data-package-tab="${names[target]}"]`,
    )!;
    choose(next);
    next.focus();
  });

  function recall(): void {
    const stored = readSetting(packageManagerKey);
    root.dataset.packageManager = stored && names.includes(stored) ? stored : names[0];
  }
  recall();
  onceParsed(() => onEachPage(markTabs));
  onReturn(() => {
    recall();
    markTabs();
  });
}
