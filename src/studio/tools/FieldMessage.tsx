/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react';

/** Time in ms without a key until a message about the text is shown. */
const MESSAGE_DELAY_MS = 500;

/** Maximum width of a message that's wider than its field, in px. */
const MAX_WIDTH = 264;

/**
 * Returns a message about a text once the reader pauses or leaves the field: while someone types, a text is often wrong.
 * @param message about the text; empty for none
 * @returns message to show, and a function to show it at once
 */
export function useLateMessage(message: string, text: string): [string, () => void] {
  const [isShown, setShown] = useState(false);
  if (isShown && !message) setShown(false);
  useEffect(() => {
    if (!message || isShown) return;
    const timer = setTimeout(() => setShown(true), MESSAGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [message, text, isShown]);
  return [isShown ? message : '', () => setShown(message !== '')];
}

interface FieldMessageProps {
  id?: string;
  /** Empty to hide it. */
  text: string;
  /** True for an error; false for a note, which is hidden without the focus. */
  isError?: boolean;
  /** Side at which the message starts if it's wider than the field; by default, it's as wide as the field. */
  side?: 'start' | 'end';
}

/**
 * Message below a field, in its positioned box. It floats, so that it moves nothing. What's below it can be clicked, and
 * with the focus, it's above the message.
 */
export function FieldMessage({ id, text, isError = true, side }: FieldMessageProps) {
  const message = useRef<HTMLParagraphElement>(null);
  // Below the last field in view, it would be out of sight. After a click elsewhere, nothing may move.
  useEffect(() => {
    const { parentElement } = message.current!;
    if (parentElement!.matches(':focus-within'))
      message.current!.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return (
    <p
      ref={message}
      id={id}
      role="status"
      hidden={!text}
      sx={{
        ...messageStyle,
        ...(side && { width: 'max-content', maxWidth: MAX_WIDTH }),
        ...(side === 'end' ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }),
        ...(isError ? errorStyle : noteStyle),
      }}
    >
      {text}
    </p>
  );
}

const messageStyle = {
  position: 'absolute',
  top: 'calc(100% + 2px)',
  zIndex: 1,
  boxSizing: 'border-box',
  maxWidth: '100%',
  m: 0,
  px: 2,
  py: 1,
  fontSize: 0,
  lineHeight: 'heading',
  bg: 'background',
  border: '1px solid',
  borderRadius: 'default',
  pointerEvents: 'none',
} as const;

const errorStyle = { color: 'danger', borderColor: 'danger' } as const;

const noteStyle = {
  color: 'text',
  borderColor: 'gray',
  ':not(:focus-within) > &': { display: 'none' },
} as const;

/** Box of fields and their messages: controls with the focus are above messages of other fields. */
export const aboveMessages = {
  '& :is(button, input, select, summary, a):focus-visible:not([popover] *)': {
    position: 'relative',
    zIndex: 2,
  },
} as const;
