/** @jsxImportSource theme-ui */
import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, useState } from 'react';
import { LongText } from '../../live-code/LongText';
import { noteStyle } from '../toolbar';
import { listDrafts, removeDraft } from './draft-storage';

/** Stored themes that cannot be read any more, as text, until the reader discards them. Looked for once: it takes reading all. */
export const DamagedDrafts = memo(function DamagedDrafts() {
  const isBrowser = useIsBrowser();
  const [discarded, discard] = useState<readonly string[]>([]);
  const damaged = isBrowser ? listDrafts().damaged : [];
  return damaged
    .filter(({ id }) => !discarded.includes(id))
    .map(({ id, text }) => (
      <div key={id} role="alert" sx={noteStyle}>
        <p sx={{ m: 0 }}>
          A theme that is stored here cannot be opened. Copy what you need from its text.{' '}
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
