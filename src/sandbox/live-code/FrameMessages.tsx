/** @jsxImportSource theme-ui */
import { useWithPart } from '../../content/elements/part-name';
import { messageColors } from '../../base/design/message-colors';
import type { LiveError } from './messages';

interface FrameMessagesProps {
  /** Id for `aria-describedby`. */
  id: string;
  error: (LiveError & { place?: string }) | undefined;
  /** Called when the reader retries after a package failed to load. */
  onRetry?: () => void;
  notice?: string | undefined;
  /** Warning about something that the reader may lose. */
  warning?: string | false;
}

/** Shows the code's error with its line, and other notices. */
export function FrameMessages({ id, error, onRetry, notice, warning }: FrameMessagesProps) {
  const withPart = useWithPart();
  return (
    <>
      <div id={id} role="alert">
        {error && (
          <p sx={{ ...messageStyle, ...messageColors('danger') }}>
            {error.place && <strong>{`${error.place}: `}</strong>}
            {error.line !== undefined && <strong>{`Line ${error.line}: `}</strong>}
            {error.message}
            {error.isUnloaded && onRetry && (
              <>
                {' '}
                <button
                  type="button"
                  aria-label={withPart('Try again')}
                  onClick={onRetry}
                  sx={{ variant: 'buttons.tool' }}
                >
                  Try again
                </button>
              </>
            )}
          </p>
        )}
      </div>
      <div role="status">
        {notice && <p sx={messageStyle}>{notice}</p>}
        {warning && <p sx={{ ...messageStyle, ...messageColors('warning') }}>{warning}</p>}
      </div>
    </>
  );
}

/** Style of a message of an editor. */
export const messageStyle = {
  m: 0,
  px: 3,
  py: 2,
  fontSize: 1,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  ...messageColors('info'),
} as const;
