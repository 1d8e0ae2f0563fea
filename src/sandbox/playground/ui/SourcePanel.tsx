/** @jsxImportSource theme-ui */
import { useState } from 'react';
import { messageColors } from '../../../base/design/message-colors';
import { fitsEditor } from '../../live-code/editor-limits';
import type { LiveError } from '../../live-code/messages';
import { CodeEditor } from '../../live-code/CodeEditor';
import { LongText } from '../../controls/LongText';
import type { BuiltCode } from '../../live-code/useHighlight';

interface SourcePanelProps {
  /** Accessible name. */
  label: string;
  /** True for the reader's work. Text from a link is only editable if it's short enough for the editor. */
  isReaderWork: boolean;
  code: string;
  /** The code and its highlighted HTML, if the page has it. */
  built: BuiltCode | undefined;
  onChange: (code: string) => void;
  onSave: () => void;
  error: LiveError | undefined;
  errorId: string;
}

/** Editor of one source of the playground. */
export function SourcePanel({
  label,
  isReaderWork,
  code,
  built,
  onChange,
  onSave,
  error,
  errorId,
}: SourcePanelProps) {
  const [isEditable] = useState(() => isReaderWork || fitsEditor(code));
  if (!isEditable) {
    return (
      <div>
        <p sx={{ m: 0, px: 3, py: 2, fontSize: 1, ...messageColors('warning') }}>
          This text is too long to edit here. You can still read and run it.
        </p>
        <LongText label={label} text={code} />
      </div>
    );
  }
  return (
    <div
      sx={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        maxHeight: ['50dvh', null, 'none'],
      }}
    >
      <CodeEditor
        label={label}
        code={code}
        {...(built ? { built } : {})}
        onChange={onChange}
        onSave={onSave}
        hasError={error !== undefined}
        errorLine={error?.line}
        errorId={errorId}
      />
    </div>
  );
}
