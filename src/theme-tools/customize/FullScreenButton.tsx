/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { toggleStyle } from '../../controls/control-styles';

/** Shows the section around it in full screen. Nothing in browsers that can't, such as Safari on phones. */
export function FullScreenButton() {
  const isBrowser = useIsHydrated();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);
  if (!isBrowser || !document.fullscreenEnabled) return null;
  return (
    <button
      type="button"
      aria-pressed={isFull}
      aria-label="Full screen"
      title="Full screen"
      onClick={({ currentTarget }) => {
        // A browser may refuse; then the section stays where it is.
        if (isFull) void document.exitFullscreen();
        else
          void currentTarget
            .closest('section')!
            .requestFullscreen()
            .catch(() => setFull(false));
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
