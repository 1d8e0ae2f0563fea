import { onEachPage } from '../../browser/page-events';
import { readSetting } from '../../browser/storage';
import { compareReleases, releaseKey } from '../releases';

/** Hides the marks of what the reader's release has; they keep their place. Shows those for older releases to who uses one. */
export function markSince(): void {
  const release = readSetting(releaseKey);
  for (const mark of document.querySelectorAll<HTMLElement>('[data-since]')) {
    const has = release && compareReleases(mark.dataset.since!, release) <= 0;
    if (mark.dataset.forOlder === undefined) mark.style.visibility = has ? 'hidden' : '';
    else mark.hidden = !release || has === true;
  }
}

/** Hides them on each page, and when the reader chooses a release in another tab. Runs once. */
export function startSinceMarks(): void {
  onEachPage(markSince);
  window.addEventListener('storage', markSince);
}
