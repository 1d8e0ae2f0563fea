/** @jsxImportSource theme-ui */
import { useWithPart } from '../../content/elements/part-name';
import { messageColors } from '../../base/design/message-colors';
import type { ConsoleLine } from './console-lines';
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
  lines?: readonly ConsoleLine[];
}

/** Shows the code's error with its line, other notices, and what the code printed. */
export function FrameMessages({ id, error, onRetry, notice, warning, lines }: FrameMessagesProps) {
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
      {lines && <ConsoleLines lines={lines} />}
    </>
  );
}

function ConsoleLines({ lines }: { lines: readonly ConsoleLine[] }) {
  const hasPrinted = lines.some(({ level }) => level !== 'note');
  return (
    <div
      role="log"
      aria-label="Console"
      tabIndex={lines.length > 0 ? 0 : undefined}
      sx={consoleStyle}
    >
      <div>
        {hasPrinted && <p sx={{ m: 0, px: 3, pt: 2, fontSize: 0, color: 'gray' }}>Console</p>}
        {lines.map(({ level, text, count }, index) => (
          <p key={index} sx={lineStyles[level]}>
            {text}
            {count > 1 && <span sx={{ color: 'gray' }}>{` × ${count}`}</span>}
          </p>
        ))}
      </div>
    </div>
  );
}

/** The reversed direction keeps the latest line in view. */
const consoleStyle = {
  display: 'flex',
  flexDirection: 'column-reverse',
  maxHeight: 200,
  overflowY: 'auto',
  bg: 'background',
} as const;

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

const printedStyle = {
  ...messageStyle,
  py: 1,
  fontFamily: 'monospace',
  bg: 'transparent',
  borderColor: 'transparent',
} as const;

const lineStyles = {
  note: messageStyle,
  log: printedStyle,
  warn: { ...printedStyle, ...messageColors('warning') },
  error: { ...printedStyle, ...messageColors('danger') },
} as const;
