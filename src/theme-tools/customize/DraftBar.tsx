/** @jsxImportSource theme-ui */
import { attribute } from '../../site/attribute';
import { memo, useCallback, useDeferredValue } from 'react';
import { emptyPreset } from '../../live-code/messages';
import { toShared } from '../../themes/draft';
import { encodeTheme, longestName } from '../../themes/theme-link';
import { SmallSelect } from '../../live-code/LookSelects';
import { OpenInPlayground } from '../../live-code/OpenIn';
import { ShareLink } from '../../playground/ShareLink';
import { startingWork } from '../../playground/starting-work';
import { toolbarStyle } from '../toolbar';
import { rowStyle } from '../controls';
import { NewTheme } from './NewTheme';
import { newDraft } from './opened-draft';
import { TextField } from './TextField';
import type { ThemeState, ThemeStore } from './theme-store';
import { bases } from './useThemeStore';
import { withScripts } from '../../site/attributes';

const nameProblem = (name: string) => {
  if (name.trim() === '') return 'Enter a name.';
  return name.length > longestName ? `A name can have up to ${longestName} characters.` : '';
};

/** Undo and Redo. They keep the focus when there's nothing left to undo. */
const stepStyle = {
  variant: 'buttons.tool',
  '&[aria-disabled="true"]': {
    color: 'gray',
    cursor: 'default',
    ':hover': { borderColor: 'muted' },
    '@media (forced-colors: active)': { color: 'GrayText' },
  },
} as const;

interface DraftBarProps {
  store: ThemeStore;
  state: ThemeState;
  /** Called to open the import. */
  onImport: () => void;
}

/** Name of the theme, undo and redo, other drafts in this browser, and ways to share the theme. */
export function DraftBar({ state, ...props }: DraftBarProps) {
  // Fields and the preview come first.
  return <Bar state={useDeferredValue(state)} {...props} />;
}

const Bar = memo(function Bar({ store, state, onImport }: DraftBarProps) {
  const { id, draft, canUndo, canRedo, stored } = state;
  /** Draft that a press acts on: the bar may be an edit behind. */
  const latest = () => store.getState().draft;
  const others = stored.drafts.filter((each) => each.id !== id);
  const encode = useCallback(() => encodeTheme(toShared(draft, bases)), [draft]);

  function remove(): void {
    if (!window.confirm(`Delete “${draft.name}” from this browser? This can’t be undone.`)) return;
    store.remove(newDraft(draft.base, bases));
  }

  return (
    <div role="group" aria-label="Theme" {...attribute(withScripts)} sx={toolbarStyle}>
      <div sx={{ width: 168 }}>
        <TextField
          label="Name of the theme"
          value={draft.name}
          isLate
          problemOf={nameProblem}
          onChange={(name) => store.rename(name)}
        />
      </div>
      <button type="button" aria-disabled={!canUndo} onClick={() => store.undo()} sx={stepStyle}>
        Undo
      </button>
      <button type="button" aria-disabled={!canRedo} onClick={() => store.redo()} sx={stepStyle}>
        Redo
      </button>
      {others.length > 0 && (
        <SmallSelect label="Open" value="" onChange={(next) => next && store.open(next)}>
          <option value="">{draft.name}</option>
          {others.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </SmallSelect>
      )}
      <NewTheme onCreate={(created) => store.create(created, true)} onImport={onImport} />
      <button type="button" onClick={() => store.duplicate()} sx={{ variant: 'buttons.tool' }}>
        Duplicate
      </button>
      <button type="button" onClick={remove} sx={{ variant: 'buttons.tool' }}>
        Delete
      </button>
      <div sx={rowStyle}>
        <ShareLink encode={encode} encodeNow={() => encodeTheme(toShared(latest(), bases))} />
        <OpenInPlayground
          work={{
            code: startingWork.code,
            get theme() {
              return JSON.stringify(latest().theme, null, 2);
            },
            preset: emptyPreset,
            mode: undefined,
          }}
        >
          Open in the playground
        </OpenInPlayground>
      </div>
    </div>
  );
});
