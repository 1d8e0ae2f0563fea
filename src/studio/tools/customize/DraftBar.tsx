/** @jsxImportSource theme-ui */
import { memo, useDeferredValue } from 'react';
import * as presets from '@theme-ui/presets';
import { addressOf } from '../../../base/facts/base-url';
import { smallScreen } from '../../../base/design/scales';
import { VisuallyHidden } from '../../../base/design/VisuallyHidden';
import { emptyPreset } from '../../../sandbox/live-code/messages';
import { toShared, type Draft } from '../../themes/draft';
import { encodeTheme } from '../../themes/theme-link';
import { OpenInPlayground } from '../../../sandbox/live-code/OpenIn';
import { startingWork } from '../../../sandbox/live-code/starting-work';
import { quietButtonsStyle, rowStyle } from '../../../sandbox/controls/control-styles';
import { CopyLink } from '../../../sandbox/controls/CopyLink';
import { MoreTools } from '../../../sandbox/controls/MoreTools';
import { rowScrollStyle } from '../row-scroll';
import { ToolDialog } from '../../../sandbox/controls/ToolDialog';
import { ExportPanel } from './export/ExportPanel';
import { Icon, IconButton, squareStyle, tooltipStyle } from '../../../sandbox/controls/IconButton';
import { NewTheme } from './NewTheme';
import { nameProblem } from './fields/editor';
import { TextField } from './fields/TextField';
import { ThemeGallery } from './drafts/ThemeGallery';
import type { ThemeState, ThemeStore } from './drafts/theme-store';

interface DraftBarProps {
  store: ThemeStore;
  state: ThemeState;
  /** Called to open a new theme. */
  onCreate: (draft: Draft) => void;
}

/**
 * Bar of the page: its heading, undo and redo, the name of the theme, the other themes of this browser, ways to share the
 * theme, help, and the export.
 */
export function DraftBar({ state, ...props }: DraftBarProps) {
  // Deferred, so that fields and the preview update first.
  return <Bar state={useDeferredValue(state)} {...props} />;
}

const Bar = memo(function Bar({ store, state, onCreate }: DraftBarProps) {
  const { past, present, future, first } = state.history;
  const { name, base, theme } = present;
  /** Current draft. The rendered one may be an edit behind. */
  const latest = () => store.getState().history.present;

  return (
    <div sx={barStyle}>
      <h1 sx={titleStyle}>Customize</h1>
      <div role="group" aria-label="Theme" data-with-scripts="" sx={{ display: 'contents' }}>
        <div sx={pairStyle}>
          <IconButton
            icon="undo"
            aria-label="Undo"
            aria-disabled={past.length === 0}
            onClick={() => store.undo()}
          />
          <IconButton
            icon="redo"
            aria-label="Redo"
            aria-disabled={future.length === 0}
            onClick={() => store.redo()}
          />
        </div>
        <MoreTools label="Theme" roomFrom={BAR_WIDTH}>
          <div sx={themeStyle}>
            <div>
              <TextField
                key={state.id}
                label="Theme name"
                value={name}
                isLate
                problemOf={nameProblem}
                onChange={(next) => store.rename(next)}
              />
            </div>
            <NewTheme onCreate={onCreate} />
            <button
              type="button"
              onClick={() => store.duplicate()}
              sx={{ variant: 'buttons.tool', flex: 'none' }}
            >
              Duplicate
            </button>
            {/* Its label grows with the number of themes, so it's after Duplicate. */}
            <ThemeGallery store={store} state={state} />
            <span sx={copyStyle}>
              <CopyLink
                to={latest}
                encode={async () => `#${await encodeTheme(toShared(latest(), presets))}`}
              />
            </span>
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
              <VisuallyHidden>Open in </VisuallyHidden>Playground
            </OpenInPlayground>
          </div>
        </MoreTools>
        <div sx={endStyle}>
          <a
            href={addressOf('/guides/customize')}
            target="_blank"
            aria-label="Help (new tab)"
            sx={{ variant: 'buttons.tool', ...tooltipStyle, ...squareStyle }}
          >
            <Icon name="help" />
          </a>
          <ToolDialog
            label="Export"
            buttonStyle={{ variant: 'buttons.main' }}
            title="Export"
            width={720}
          >
            {() => <ExportPanel theme={theme} base={base} first={first?.theme} />}
          </ToolDialog>
        </div>
      </div>
    </div>
  );
});

/** Width in px from which the bar has room for the actions of a theme. */
const BAR_WIDTH = 720;

const barStyle = {
  containerType: 'inline-size',
  position: 'relative',
  // Its tooltips are above the panes.
  zIndex: 2,
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  px: 3,
  py: 2,
  bg: 'background',
  borderBottom: 'thin',
  [`@media ${smallScreen}`]: { columnGap: 2 },
  '@media print': { '& :not(h1, :has(h1))': { display: 'none' } },
} as const;

const titleStyle = {
  variant: 'text.heading',
  flex: 'none',
  m: 0,
  fontSize: 2,
  // A phone has no room for it.
  [`@media ${smallScreen}`]: { position: 'absolute', clipPath: 'inset(50%)' },
} as const;

const pairStyle = { display: 'flex', gap: 1, ...quietButtonsStyle } as const;

/** Scrolls sideways on a tablet; on a phone, it wraps below the bar. */
const themeStyle = {
  ...rowStyle,
  width: '100%',
  // The row of `MoreTools` ends earlier than this bar.
  marginInlineEnd: '-12px',
  '> div': { flex: '1 0 100%' },
  [`@container (min-width: ${BAR_WIDTH}px)`]: {
    ...rowScrollStyle,
    ...quietButtonsStyle,
    flex: '1 1 0',
    minWidth: 0,
    width: 'auto',
    gap: 1,
    // Room for focus rings.
    m: -1,
    py: 1,
    paddingInlineStart: 4,
    '> div': { flex: 'none', width: 176, marginInlineEnd: 1 },
  },
  // Outside of the row, which would cut it off. So is the message of "Copy link".
  '> div [role="status"]': { position: 'fixed', inset: 'auto', mt: 1, maxWidth: 264 },
  // The mask would hide them.
  '&:has([role="status"]:not(:empty))': { maskImage: 'none' },
} as const;

/** The message of "Copy link" floats below its button. */
const copyStyle = {
  flex: 'none',
  '[role="status"]:not(:empty)': {
    // Fixed, so that the row doesn't cut it off.
    position: 'fixed',
    zIndex: 1,
    mt: '40px',
    insetInlineEnd: 16,
    px: 2,
    py: 1,
    color: 'background',
    bg: 'text',
    borderRadius: 'default',
  },
  '[role="status"]:empty': { position: 'absolute' },
} as const;

const endStyle = { ...pairStyle, gap: 2, marginInlineStart: 'auto' } as const;
