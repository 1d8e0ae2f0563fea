/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { hasFrame, type FrameState } from './frame-state';
import type { FrameRunner } from './runner';
import { PreviewFrame } from './ui/PreviewFrame';
import { useWidth } from './ui/useWidth';
import { handleStyle, handleWidth } from './ui/handle-style';
import { WidthHandle } from './WidthControl';

interface PreviewRowProps {
  runner: FrameRunner;
  state: FrameState;
  /** In px; undefined for the available width. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
  /** True if the reader can change the width. */
  resizable: boolean;
  /** True if the handle gets the focus when it appears. */
  focusHandle?: boolean;
  /** Position of the pointer that started to resize, while it's down. */
  dragFrom?: number | undefined;
  /** Shown until the frame has rendered. */
  children?: ReactNode;
}

/** The sandboxed preview and its resize handle. */
export function PreviewRow({
  runner,
  state,
  width,
  onWidth,
  resizable,
  focusHandle,
  dragFrom,
  children,
}: PreviewRowProps) {
  const [row, rowWidth] = useWidth();
  const available = Math.max(0, rowWidth - (resizable ? handleWidth : 0));
  const isNarrower = width !== undefined && width < available;
  return (
    <div ref={row} sx={{ display: 'flex', minHeight: 48, bg: 'muted' }}>
      <div
        // After an error, the preview is that of earlier code.
        sx={{ minWidth: 0, bg: 'background', opacity: state.error ? 0.5 : 1 }}
        style={isNarrower ? { width } : { flex: '1 1 auto' }}
      >
        {state.height === undefined
          ? children
          : !hasFrame(state) && (
              <p sx={{ m: 0, p: 3, color: 'gray' }} style={{ minHeight: state.height }}>
                The preview has stopped.
              </p>
            )}
        <PreviewFrame runner={runner} state={state} width={width} available={available} />
      </div>
      {resizable && available === 0 && <div data-with-scripts="" sx={handleStyle} />}
      {resizable && available > 0 && (
        <WidthHandle
          width={width}
          onChange={onWidth}
          available={available}
          dragFrom={dragFrom}
          autoFocus={focusHandle ?? false}
        />
      )}
    </div>
  );
}
