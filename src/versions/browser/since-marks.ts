import { attributeOf } from '../../site/attribute';
import { onEachPage } from '../../browser/page-events';
import { readSetting } from '../../browser/storage';
import { compareReleases, releaseKey } from '../releases';
import { markForOlder, sinceMark } from '../attributes';

/** Hides the marks of what the reader's release has; they keep their place. Shows those for older releases to who uses one. */
export function markSince(): void {
  const release = readSetting(releaseKey);
  for (const mark of document.querySelectorAll<HTMLElement>(`[${sinceMark}]`)) {
    const has = release && compareReleases(attributeOf(mark, sinceMark)!, release) <= 0;
    if (attributeOf(mark, markForOlder) === undefined) mark.style.visibility = has ? 'hidden' : '';
    else mark.hidden = !release || has === true;
  }
}

/** Hides them on each page, and when the reader chooses a release in another tab. Runs once. */
export function startSinceMarks(): void {
  onEachPage(markSince);
  window.addEventListener('storage', markSince);
}
