/** @jsxImportSource theme-ui */
import { notice } from '../design/notice';
import { VisuallyHidden } from '../design/VisuallyHidden';

/**
 * Messages around the page: a press waits for its part, a page takes long, arrived or failed to load, scripts failed
 * to load, the connection is gone. All are empty in
 * the HTML; src/islands, src/page-loading and src/offline/browser/offline-status show them.
 */
export function PageStatus() {
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
        <a href="#" data-loading="open" sx={{ variant: 'styles.a', fontSize: 1 }}>
          Open directly
        </a>
      </div>
      <div role="status" data-island-status="" sx={notice} />
      <div role="status" data-offline-notice="" sx={notice} />
      <div role="alert" data-script-failure="" hidden sx={notice}>
        <p>Parts of this page did not load. Read on, or try again.</p>
        <button type="button">Reload</button>
      </div>
    </>
  );
}
