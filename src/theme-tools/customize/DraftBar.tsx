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
import { rowStyle } from './editor';
import { newDraft } from './opened-draft';
import { StartForm } from './StartForm';
import { TextField } from './TextField';
import type { ThemeState, ThemeStore } from './theme-store';
import { bases } from './useThemeStore';
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

interface DraftBarProps {
  store: ThemeStore;
  state: ThemeState;
}

/** The drafts of this browser, undo and redo, and ways to share the open one. */
export function DraftBar({ store, state }: DraftBarProps) {
  // Fields and the preview come first.
  return <Bar store={store} state={useDeferredValue(state)} />;
}

const Bar = memo(function Bar({ store, state }: DraftBarProps) {
  const { id, draft, canUndo, canRedo, stored } = state;
  /** Draft that a press acts on: the bar may be an edit behind. */
  const latest = () => store.getState().draft;
  const others = stored.drafts.filter((each) => each.id !== id);
  const encode = useCallback(() => encodeTheme(toShared(draft, bases)), [draft]);

  function remove(): void {
    if (!window.confirm(`Remove “${draft.name}” from this browser? This cannot be undone.`)) return;
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
      <StartForm onStart={(base) => store.create(newDraft(base, bases), true)} />
      <button type="button" onClick={() => store.duplicate()} sx={{ variant: 'buttons.tool' }}>
        Copy
      </button>
      <button type="button" onClick={remove} sx={{ variant: 'buttons.tool' }}>
        Remove
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
          Use in the playground
        </OpenInPlayground>
      </div>
    </div>
  );
});
