import { attributeOf } from '../../site/attribute';
import { onEachPage } from '../../browser/page-events';
import { readSetting } from '../../browser/storage';
import { compareReleases, releaseKey } from '../releases';
import { markForOlder, sinceMark } from '../attributes';

/**
 * Hides the marks of features that the reader's release has, without a layout shift. Shows marks for older releases only
 * to readers who selected one.
 */
export function updateSinceMarks(): void {
  const release = readSetting(releaseKey);
  for (const mark of document.querySelectorAll<HTMLElement>(`[${sinceMark}]`)) {
    const isIncluded = release && compareReleases(attributeOf(mark, sinceMark)!, release) <= 0;
    if (attributeOf(mark, markForOlder) === undefined)
      mark.style.visibility = isIncluded ? 'hidden' : '';
    else mark.hidden = !release || isIncluded === true;
  }
}

/** Updates marks on each page, and when the release changes in another tab. Call once. */
export function startSinceMarks(): void {
  onEachPage(updateSinceMarks);
  window.addEventListener('storage', updateSinceMarks);
}
