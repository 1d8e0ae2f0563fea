/** @jsxImportSource theme-ui */
import { memo, useState } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { LongText } from '../../live-code/LongText';
import { noteStyle } from '../toolbar';
import { listDrafts, removeDraft } from './draft-storage';

/** Stored themes that cannot be read here, as text, until the reader discards them. Looked for once: it takes reading all. */
export const UnreadableDrafts = memo(function UnreadableDrafts() {
  const isBrowser = useIsHydrated();
  const [discarded, discard] = useState<readonly string[]>([]);
  const unreadable = isBrowser ? listDrafts().unreadable : [];
  return unreadable
    .filter(({ id }) => !discarded.includes(id))
    .map(({ id, status, text }) => (
      <div key={id} role="alert" sx={noteStyle}>
        <p sx={{ m: 0 }}>
          {status === 'newer'
            ? 'A newer version of this site saved this theme. Reload the page to open it, or copy what you need from its text.'
            : 'A theme that is stored here cannot be opened. Copy what you need from its text.'}{' '}
          <button
            type="button"
            onClick={() => {
              removeDraft(id);
              discard([...discarded, id]);
            }}
            sx={{ variant: 'buttons.tool', bg: 'background' }}
          >
            Discard it
          </button>
        </p>
        <LongText label="Text of the theme that cannot be opened" text={text} />
      </div>
    ));
});
