/** @jsxImportSource theme-ui */
import { messageStyle } from './FrameMessages';

interface ResetNoticeProps {
  /** Brings back what was reset; undefined if there's nothing to bring back. */
  onUndo: (() => void) | undefined;
}

/** Says that an editor was reset, with a button that brings the reader's work back. */
export function ResetNotice({ onUndo }: ResetNoticeProps) {
  return (
    <div role="status">
      {onUndo && (
        <p sx={messageStyle}>
          The code was reset.{' '}
          <button type="button" onClick={onUndo} sx={{ variant: 'buttons.tool' }}>
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
