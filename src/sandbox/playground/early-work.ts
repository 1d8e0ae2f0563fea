import { onPageShown } from '../../runtime/browser/page-events';
import { holdsWork } from '../live-code/share-link';
import { hasStoredWork } from '../live-code/work-memory';

/**
 * Sets `data-opens-work` on the document while the playground has other work to open than its HTML shows. Runs in the
 * head, before the first paint, so that the initial code isn't shown as if it were that work.
 */
export function markOpenedWork(): void {
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-opens-work',
      holdsWork(window.location.hash) || hasStoredWork(),
    );
  onPageShown(mark);
  window.addEventListener('hashchange', mark);
}
