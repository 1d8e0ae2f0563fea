/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { notice } from '../design/notice';
import { VisuallyHidden } from '../design/VisuallyHidden';
import { islandStatus, loadingPart, offlineNotice, scriptFailure } from './attributes';

/**
 * Live regions for page loads (slow, finished, failed), queued clicks, failed scripts and the offline notice. All are
 * empty or hidden in the HTML; src/islands, src/page-loading and src/offline/browser/offline-status fill them in.
 */
export function PageStatus() {
  return (
    <>
      <VisuallyHidden>
        <span role="status" {...attribute(loadingPart, 'title')} />
      </VisuallyHidden>
      <div role="status" {...attribute(loadingPart, 'late')} sx={notice} />
      <div role="alert" {...attribute(loadingPart, 'failure')} hidden sx={notice}>
        <p {...attribute(loadingPart, 'reason')} />
        <button type="button" {...attribute(loadingPart, 'again')}>
          Try again
        </button>
        <a href="#" {...attribute(loadingPart, 'open')} sx={{ variant: 'styles.a' }}>
          Open directly
        </a>
      </div>
      <div role="status" {...attribute(islandStatus)} sx={notice} />
      <div role="status" {...attribute(offlineNotice)} sx={notice} />
      <div role="alert" {...attribute(scriptFailure)} hidden sx={notice}>
        <p>Parts of this page failed to load.</p>
        <button type="button">Reload</button>
      </div>
    </>
  );
}
