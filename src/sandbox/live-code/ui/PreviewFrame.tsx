/** @jsxImportSource theme-ui */
import { useEffect, useState } from 'react';
import { chooseFrameSource, type FrameSource } from '../frame-source';
import { openChannel } from '../frame-channel';
import { hasFrame, type FrameState } from '../frame-state';
import type { FrameRunner } from '../runner';

interface PreviewFrameProps {
  runner: FrameRunner;
  state: FrameState;
  /** Width of the preview, in px; undefined for the available width. */
  width?: number | undefined;
  /** Available width, in px; 0 until it's known. */
  available: number;
}

/** Height of the frame until its content's height is known, in px. */
const initialHeight = 480;

/**
 * Sandboxed frame for edited code. Its origin is opaque, so it can't access this site's storage, cookies, or network.
 * It can only run scripts and handle forms. A preview that's wider than the available width is scaled down.
 */
export function PreviewFrame({ runner, state, width, available }: PreviewFrameProps) {
  const [chosen, setChosen] = useState<{ frame: number; source: FrameSource }>();
  const scale = width && available && width > available ? available / width : 1;
  const { frame: frameNumber } = state;
  const isLoading = state.status === 'loading';

  useEffect(() => {
    if (!isLoading) return;
    return chooseFrameSource(runner.versionPath, (source) =>
      setChosen({ frame: frameNumber, source }),
    );
  }, [runner, frameNumber, isLoading]);

  if (!hasFrame(state) || chosen?.frame !== frameNumber) return null;
  const { source } = chosen;
  return (
    <div
      sx={{ overflow: 'hidden' }}
      style={{ height: state.height === undefined ? 0 : Math.ceil(state.height * scale) }}
    >
      <iframe
        key={`${frameNumber} ${source.url}`}
        src={source.url}
        title="Preview of your code"
        sandbox={source.sandbox}
        referrerPolicy="no-referrer"
        onLoad={({ currentTarget }) => runner.connect(openChannel(currentTarget.contentWindow!))}
        sx={{
          display: 'block',
          border: 0,
          transformOrigin: '0 0',
          '[dir=rtl] &': { transformOrigin: '100% 0' },
          // The frame would capture the pointer events of the resize handle.
          'html[data-dragging] &': { pointerEvents: 'none' },
        }}
        style={{
          width: width ?? '100%',
          height: state.height ?? initialHeight,
          visibility: state.height === undefined ? 'hidden' : 'visible',
          transform: scale === 1 ? 'none' : `scale(${scale})`,
        }}
      />
    </div>
  );
}
