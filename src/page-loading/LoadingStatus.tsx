/** @jsxImportSource theme-ui */
import { notice } from '../design/notice';
import { isOffline } from '../browser/connection';
import { VisuallyHidden } from '../design/VisuallyHidden';

/** What a reader should know of a load: that it takes long, that it failed, or that it is done. */
export function LoadingStatus({
  isLate,
  announcement,
  failure,
  onRetry,
}: {
  isLate: boolean;
  /** Title of the page that arrived. */
  announcement: string;
  failure: Error | undefined;
  onRetry: () => void;
}) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      <div role="status">{isLate && <div sx={notice}>The page is loading…</div>}</div>
      {failure && (
        <div role="alert" sx={notice}>
          <p>
            {isOffline()
              ? 'You are offline, and this page is not saved on this device.'
              : `This page could not be loaded: ${failure.message.replace(/\.$/, '')}.`}
          </p>
          <button type="button" onClick={onRetry}>
            Try again
          </button>
          <a
            href={window.location.href}
            onClick={(event) => {
              event.preventDefault();
              window.location.reload();
            }}
            sx={{ variant: 'styles.a', fontSize: 1 }}
          >
            Open directly
          </a>
        </div>
      )}
    </>
  );
}
