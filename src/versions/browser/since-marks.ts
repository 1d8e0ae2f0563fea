import { onEachPage } from '../../browser/page-events';
import { readSetting } from '../../browser/storage';
import { compareReleases, releaseKey } from '../releases';

/**
 * Hides the marks of features that the reader's release has, without a layout shift. Shows marks for older releases only
 * to readers who selected one.
 */
export function updateSinceMarks(): void {
  const release = readSetting(releaseKey);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-since]')) {
    const isIncluded = release && compareReleases(mark.getAttribute('data-since')!, release) <= 0;
    if (!mark.hasAttribute('data-for-older')) mark.style.visibility = isIncluded ? 'hidden' : '';
    else mark.hidden = !release || isIncluded === true;
  }
}

/** Updates marks on each page, and when the release changes in another tab. Call once. */
export function startSinceMarks(): void {
  onEachPage(updateSinceMarks);
  window.addEventListener('storage', updateSinceMarks);
}
