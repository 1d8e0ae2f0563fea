import { useSyncExternalStore } from 'react';
import { IconButton } from '../../../../sandbox/controls/IconButton';

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
    <IconButton
      icon="fullScreen"
      aria-label="Full screen"
      aria-pressed={isFull}
      onClick={({ currentTarget }) => {
        if (isFull) void document.exitFullscreen();
        // A browser may refuse; then nothing changes.
        else
          currentTarget
            .closest('section')!
            .requestFullscreen()
            .catch(() => {});
      }}
    />
  );
}
