/** @jsxImportSource theme-ui */
import { memo, useDeferredValue } from 'react';
import * as presets from '@theme-ui/presets';
import { emptyPreset } from '../../../sandbox/live-code/messages';
import { toShared, type Draft } from '../../themes/draft';
import { encodeTheme } from '../../themes/theme-link';
import { OpenInPlayground } from '../../../sandbox/live-code/OpenIn';
import { startingWork } from '../../../sandbox/live-code/starting-work';
import { CopyLink } from '../../../sandbox/controls/CopyLink';
import {
  rowStyle,
  softDisabledStyle,
  stickyBarStyle,
} from '../../../sandbox/controls/control-styles';
import { NewTheme } from './NewTheme';
import { nameProblem } from './editor';
import { TextField } from './TextField';
import { ThemeGallery } from './ThemeGallery';
import type { ThemeState, ThemeStore } from './theme-store';

interface DraftBarProps {
  store: ThemeStore;
  state: ThemeState;
  /** Called to open a new theme. */
  onCreate: (draft: Draft) => void;
  /** Called to open the import. */
  onImport: () => void;
}

/** Name of the theme, undo and redo, the other themes of this browser, and ways to share the theme. */
export function DraftBar({ state, ...props }: DraftBarProps) {
  // Deferred, so that fields and the preview update first.
  return <Bar state={useDeferredValue(state)} {...props} />;
}

const Bar = memo(function Bar({ store, state, onCreate, onImport }: DraftBarProps) {
  const { past, present, future } = state.history;
  /** Current draft. The rendered one may be an edit behind. */
  const latest = () => store.getState().history.present;

  return (
    <div role="group" aria-label="Theme" data-with-scripts="" sx={stickyBarStyle}>
      <div sx={{ width: 168 }}>
        <TextField
          label="Name of the theme"
          value={present.name}
          isLate
          problemOf={nameProblem}
          onChange={(name) => store.rename(name)}
        />
      </div>
      <button
        type="button"
        aria-disabled={past.length === 0}
        onClick={() => store.undo()}
        sx={softDisabledStyle}
      >
        Undo
      </button>
      <button
        type="button"
        aria-disabled={future.length === 0}
        onClick={() => store.redo()}
        sx={softDisabledStyle}
      >
        Redo
      </button>
      <NewTheme onCreate={onCreate} onImport={onImport} />
      <button type="button" onClick={() => store.duplicate()} sx={{ variant: 'buttons.tool' }}>
        Duplicate
      </button>
      {/* Its label grows with the number of themes, so it's after Duplicate. */}
      <ThemeGallery store={store} state={state} />
      <div sx={rowStyle}>
        <CopyLink
          to={latest}
          encode={async () => `#${await encodeTheme(toShared(latest(), presets))}`}
        />
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
