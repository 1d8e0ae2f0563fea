/** @jsxImportSource theme-ui */
import { useWithPart } from '../../content/elements/part-name';
import { messageStyle } from './FrameMessages';

interface ResetNoticeProps {
  /** Restores the code; undefined if it wasn't reset. */
  onUndo: (() => void) | undefined;
}

/** Notice that an editor was reset, with an Undo button. */
export function ResetNotice({ onUndo }: ResetNoticeProps) {
  const withPart = useWithPart();
  return (
    <div role="status">
      {onUndo && (
        <p sx={messageStyle}>
          The code was reset.{' '}
          <button
            type="button"
            aria-label={withPart('Undo')}
            onClick={onUndo}
            sx={{ variant: 'buttons.tool' }}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
