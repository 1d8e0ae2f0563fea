/** @jsxImportSource theme-ui */
import { useSyncExternalStore } from 'react';
import { toggleStyle } from '../../../sandbox/controls/control-styles';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** Button that shows its section in full screen. Renders nothing if the browser can't, such as Safari on phones. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(
    subscribe,
    () => (document.fullscreenEnabled ? document.fullscreenElement !== null : undefined),
    () => undefined,
  );
  if (isFull === undefined) return null;
  return (
    <button
      type="button"
      aria-pressed={isFull}
      aria-label="Full screen"
      title="Full screen"
      onClick={({ currentTarget }) => {
        if (isFull) void document.exitFullscreen();
        // A browser may refuse; then nothing changes.
        else
          currentTarget
            .closest('section')!
            .requestFullscreen()
            .catch(() => {});
      }}
      sx={{ ...toggleStyle, px: 1 }}
    >
      <svg
        viewBox="0 0 24 24"
        width={20}
        height={20}
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
      >
        <path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
      </svg>
    </button>
  );
}
