/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { hasFrame, type FrameState } from './frame-state';
import type { FrameRunner } from './runner';
import { PreviewFrame } from './ui/PreviewFrame';
import { useWidth } from './ui/useWidth';
import { handleWidth } from './ui/handle-style';
import { WidthHandle } from './WidthControl';

interface PreviewRowProps {
  runner: FrameRunner;
  state: FrameState;
  /** In px; undefined for the width there is. */
  width: number | undefined;
  onWidth: (width: number | undefined) => void;
  /** Whether the width can be changed. */
  resizable: boolean;
  /** Whether the edge takes the focus when it appears. */
  focusHandle?: boolean;
  /** Where the pointer is down that asked for the edge. */
  dragFrom?: number | undefined;
  /** Stands in for the frame until there is something to show. */
  children?: ReactNode;
}

/** The sandboxed preview with its movable edge. */
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
        sx={{ minWidth: 0, bg: 'background' }}
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
