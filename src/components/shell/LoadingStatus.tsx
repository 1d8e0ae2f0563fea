/** @jsxImportSource theme-ui */
import { VisuallyHidden } from './VisuallyHidden';

const panel = {
  position: 'fixed',
  left: '50%',
  bottom: 3,
  transform: 'translateX(-50%)',
  zIndex: 'skipLink',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  px: 3,
  py: 2,
  color: 'text',
  bg: 'background',
  border: 'thin',
  borderRadius: 'large',
  boxShadow: 'raised',
  ':empty': { display: 'none' },
} as const;

/**
 * What a reader should know of the app before it has started: that a press of theirs waits for it, and
 * that its scripts did not come. Both are empty in the HTML; src/page-loading shows them.
 */
export function AppStatus() {
  return (
    <>
      <div
        role="status"
        data-app-status=""
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
        sx={panel}
      />
      <div role="alert" data-script-failure="" hidden sx={panel}>
        <p sx={{ m: 0, mb: 2 }}>Parts of this page did not load. Read on, or try again.</p>
        <button type="button" sx={{ variant: 'buttons.tool' }}>
          Reload
        </button>
      </div>
    </>
  );
}

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
      <div role="status">{isLate && <p sx={{ ...panel, m: 0 }}>The page is loading…</p>}</div>
      {failure && (
        <div role="alert" sx={panel}>
          <p sx={{ m: 0, mb: 2 }}>
            {navigator.onLine
              ? `This page could not be loaded: ${failure.message.replace(/\.$/, '')}.`
              : 'You are offline, and this page is not saved on this device.'}
          </p>
          <div sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
            <button type="button" onClick={onRetry} sx={{ variant: 'buttons.tool' }}>
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
        </div>
      )}
    </>
  );
}
