/** @jsxImportSource theme-ui */
import { LongText } from '../../controls/LongText';
import { noteStyle } from '../../controls/control-styles';
import type { DraftList } from './draft-storage';

interface UnreadableDraftsProps {
  drafts: DraftList['unreadable'];
  onDiscard: (id: string) => void;
}

/** Stored drafts that can't be read, as text, until the reader discards them. */
export function UnreadableDrafts({ drafts, onDiscard }: UnreadableDraftsProps) {
  return drafts.map(({ id, status, text }) => (
    <div key={id} role="alert" sx={noteStyle}>
      <p sx={{ m: 0 }}>
        {status === 'newer'
          ? 'A newer version of this site saved this theme. Reload the page to open it, or copy what you need from its text.'
          : 'A stored theme can’t be opened. Copy what you need from its text.'}{' '}
        <button
          type="button"
          onClick={() => onDiscard(id)}
          sx={{ variant: 'buttons.tool', bg: 'background' }}
        >
          Discard it
        </button>
      </p>
      <LongText label="Text of the theme that can’t be opened" text={text} />
    </div>
  ));
}
