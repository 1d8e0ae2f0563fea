/** @jsxImportSource theme-ui */
import { attribute } from '../../site/attribute';
import { memo, useCallback, useDeferredValue } from 'react';
import { useIsHydrated } from '../../islands/useIsHydrated';
import { emptyPreset } from '../../live-code/messages';
import { wholeOf } from '../../themes/draft';
import { encodeTheme, longestName } from '../../themes/theme-link';
import { SmallSelect } from '../../live-code/LookSelects';
import { OpenInPlayground } from '../../live-code/OpenIn';
import { ShareLink } from '../../playground/ShareLink';
import { startingWork } from '../../playground/starting-work';
import { toolbarStyle } from '../toolbar';
import { listDrafts } from './draft-storage';
import { rowStyle } from './editor';
import { newDraft } from './opened-draft';
import { StartForm } from './StartForm';
import { TextField } from './TextField';
import { bases, type OpenDraft } from './useDraft';
import { withScripts } from '../../site/attributes';

const nameProblem = (name: string) => {
  if (name.trim() === '') return 'A name is needed.';
  return name.length > longestName ? `A name has ${longestName} characters at most.` : '';
};

/** A button that has nothing left to do keeps the focus that pressed it. */
const stepStyle = {
  variant: 'buttons.tool',
  '&[aria-disabled="true"]': {
    color: 'gray',
    cursor: 'default',
    ':hover': { bg: 'muted' },
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
} as const;

/** The themes of this browser, the steps of the open one, and the ways to take it along. */
export function DraftBar(open: OpenDraft) {
  // It reads all that is stored: fields and preview come first.
  return <Bar open={useDeferredValue(open)} />;
}

const Bar = memo(function Bar({ open }: { open: OpenDraft }) {
  const { id, keeper, history, draft } = open;
  /** What a press acts on: the bar may be an edit behind. */
  const newest = () => keeper.getState().history.present;
  const isBrowser = useIsHydrated();
  const stored = isBrowser ? listDrafts().drafts : [];
  const others = stored.filter((each) => each.id !== id);
  const encode = useCallback(() => encodeTheme(draft), [draft]);

  function remove(): void {
    if (!window.confirm(`Remove “${draft.name}” from this browser? This cannot be undone.`)) return;
    keeper.remove();
    const next = others[0];
    if (next) keeper.open(next.id);
    else keeper.create(newDraft(draft.base), false);
    keeper.tell(`“${draft.name}” was removed.`);
  }

  return (
    <div role="group" aria-label="Theme" {...attribute(withScripts)} sx={toolbarStyle}>
      <div sx={{ width: 168 }}>
        <TextField
          label="Name of the theme"
          value={draft.name}
          isLate
          problemOf={nameProblem}
          onChange={(name) => keeper.edit({ ...newest(), name }, '')}
        />
      </div>
      <button
        type="button"
        aria-disabled={history.past.length === 0}
        onClick={() => keeper.undo()}
        sx={stepStyle}
      >
        Undo
      </button>
      <button
        type="button"
        aria-disabled={history.future.length === 0}
        onClick={() => keeper.redo()}
        sx={stepStyle}
      >
        Redo
      </button>
      {others.length > 0 && (
        <SmallSelect label="Open" value="" onChange={(next) => next && keeper.open(next)}>
          <option value="">{draft.name}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SmallSelect>
      )}
      <StartForm onStart={(base) => keeper.create(newDraft(base), true)} />
      <button
        type="button"
        onClick={() => {
          const original = newest();
          keeper.create({ ...original, name: `${original.name} copy`.slice(0, longestName) }, true);
        }}
        sx={{ variant: 'buttons.tool' }}
      >
        Copy
      </button>
      <button type="button" onClick={remove} sx={{ variant: 'buttons.tool' }}>
        Remove
      </button>
      <div sx={rowStyle}>
        <ShareLink encode={encode} encodeNow={() => encodeTheme(newest())} />
        <OpenInPlayground
          work={{
            code: startingWork.code,
            get theme() {
              return JSON.stringify(wholeOf(newest(), bases), null, 2);
            },
            preset: emptyPreset,
            mode: undefined,
          }}
        >
          Use in the playground
        </OpenInPlayground>
      </div>
    </div>
  );
});
