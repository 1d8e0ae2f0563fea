import { onPageShown } from '../../runtime/browser/page-events';
import { hasWork } from '../live-code/share-link';
import { hasStoredWork } from '../live-code/work-memory';

/**
 * Sets `data-opens-work` on the root element if the playground has other work to open than the initial one in its HTML,
 * which is then hidden. Runs in the head, before the first paint.
 */
export function markOpenedWork(): void {
  const mark = () =>
    document.documentElement.toggleAttribute(
      'data-opens-work',
      hasWork(window.location.hash) || hasStoredWork(),
    );
  onPageShown(mark);
  window.addEventListener('hashchange', mark);
}
