/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { discardUnreadable, readUnreadable } from '../../live-code/work-memory';
import { messageColors } from '../../../base/design/message-colors';
import { LongText } from '../../controls/LongText';

/** Stored work that can't be read, as text, until the reader discards it. Renders nothing if there's none. */
export function UnreadableWork() {
  const [text, setText] = useState(readUnreadable);
  if (text === undefined) return null;
  function discard(): void {
    discardUnreadable();
    setText(undefined);
  }
  return (
    <div
      role="alert"
      sx={{ ...messageColors('warning'), flex: 'none', mb: 3, pre: { maxHeight: 160 } }}
    >
      <p sx={{ m: 0, px: 3, py: 2, fontSize: 1 }}>
        Your earlier code can’t be opened. Copy anything you need from its text.{' '}
        <button type="button" onClick={discard} sx={{ variant: 'buttons.tool' }}>
          Discard
        </button>
      </p>
      <LongText label="Your earlier code" text={text} />
    </div>
  );
}
