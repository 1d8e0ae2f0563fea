/** @jsxImportSource theme-ui */
import { messageStyle } from './FrameMessages';

interface ResetNoticeProps {
  /** Restores the code; undefined if it wasn't reset. */
  onUndo: (() => void) | undefined;
}

/** Notice that an editor was reset, with an Undo button. */
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
