import { useHistory } from '@docusaurus/router';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { announcePage } from '../../browser/page-events';

/**
 * What follows the first view of a page (src/markdown/rehype-first-view). After a step from another page
 * it is rendered once the first view is painted, so that a long page appears as soon as a short one;
 * at once where the reader may land in it, by an anchor or by going back.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const { action, location } = useHistory();
  const [isLate] = useState(action === 'PUSH' && !location.hash);
  const [isShown, setShown] = useState(!isLate);

  useEffect(() => {
    if (!isLate) return undefined;
    // A frame begins before it is painted; the task after it comes later.
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setShown(true)));
    });
    let timer: number | undefined;
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, [isLate]);

  useEffect(() => {
    // What marks tabs and watches links has not seen these.
    if (isLate && isShown) announcePage();
  }, [isLate, isShown]);

  return isShown ? children : null;
}
