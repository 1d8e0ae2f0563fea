/** @jsxImportSource theme-ui */
import { notice } from '../design/notice';

/**
 * What a reader should know of the app before it has started: that a press of theirs waits for it, and
 * that its scripts did not come; and how it stands with the connection. All are empty in the HTML;
 * the modules beside this and ../behaviors/offline-status show them.
 */
export function AppStatus() {
  return (
    <>
      <div
        role="status"
        data-app-status=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        sx={notice}
      />
      <div
        role="status"
        data-offline-notice=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        sx={notice}
      />
      <div role="alert" data-script-failure="" hidden sx={notice}>
        <p>Parts of this page did not load. Read on, or try again.</p>
        <button type="button">Reload</button>
      </div>
    </>
  );
}
