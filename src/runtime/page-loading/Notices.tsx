/** @jsxImportSource theme-ui */
import { notice } from '../../base/design/notice';
import { VisuallyHidden } from '../../base/design/VisuallyHidden';

/**
 * Live regions for page loads (slow, finished, failed), queued clicks, failed scripts and the offline notice. All are
 * empty or hidden in the HTML; src/runtime/islands, src/runtime/page-loading and
 * src/shell/offline/browser/offline-status fill them in.
 */
export function Notices() {
  return (
    <>
      <VisuallyHidden>
        <span role="status" data-loading="title" />
      </VisuallyHidden>
      <div role="status" data-loading="late" sx={notice} />
      <div role="alert" data-loading="failure" hidden sx={notice}>
        <p data-loading="reason" />
        <button type="button" data-loading="again">
          Try again
        </button>
        <a href="#" data-loading="open" sx={{ variant: 'styles.a' }}>
          Open directly
        </a>
      </div>
      <div role="status" data-island-status="" sx={notice} />
      <div role="status" data-offline-notice="" sx={notice} />
      <div role="alert" data-script-failure="" hidden sx={notice}>
        <p>Parts of this page failed to load.</p>
        <button type="button">Reload</button>
      </div>
    </>
  );
}
