import { onEachPage } from '../../browser/page-events';
import { readSetting, writeSetting } from '../../browser/storage';
import { releaseKey } from '../releases';

/** Syncs the release select with storage, and updates its status. Call once. */
export function startReleaseChoice(): void {
  const show = () => {
    const field = document.querySelector<HTMLSelectElement>('[data-release]');
    if (field) field.value = readSetting(releaseKey) ?? '';
  };
  document.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-release]')) return;
    writeSetting(releaseKey, target.value);
    const status = target.closest('p')!.querySelector('[role="status"]')!;
    status.textContent = target.value
      ? `Marks up to ${target.value} are hidden.`
      : 'All marks are shown.';
  });
  onEachPage(show);
  window.addEventListener('storage', show);
}
