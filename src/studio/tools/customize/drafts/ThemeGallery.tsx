/** @jsxImportSource theme-ui */
import { useId } from 'react';
import * as presets from '@theme-ui/presets';
import { toDraft } from '../../../themes/draft';
import { noteStyle, rowStyle } from '../../../../sandbox/controls/control-styles';
import { themeButton, ThemeSwatch } from '../../ThemeSwatch';
import { ToolDialog } from '../../../../sandbox/controls/ToolDialog';
import type { ListedDraft } from './draft-storage';
import type { ThemeState, ThemeStore } from './theme-store';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Grid of themes, also in the dialog for new themes. */
export const galleryStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: 3,
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

interface ThemeGalleryProps {
  store: ThemeStore;
  state: ThemeState;
}

/** Button that opens a dialog with all themes of this browser, to open or delete. */
export function ThemeGallery({ store, state }: ThemeGalleryProps) {
  const drafts = state.stored;
  return (
    <ToolDialog
      label={drafts.length > 1 ? `Your themes (${drafts.length})` : 'Your themes'}
      title="Your themes"
    >
      {(close) => (
        <>
          <UndoNotice store={store} state={state} />
          {drafts.length === 0 && (
            <p sx={{ m: 0 }}>No themes yet. A theme is saved here after its first edit.</p>
          )}
          <ul aria-label="Themes in this browser" sx={galleryStyle}>
            {drafts.map((draft) => (
              <StoredTheme
                key={draft.id}
                draft={draft}
                isOpen={draft.id === state.id}
                store={store}
                onOpen={() => {
                  store.open(draft.id);
                  close();
                }}
              />
            ))}
          </ul>
        </>
      )}
    </ToolDialog>
  );
}

/** Says which theme was deleted, with a button that brings it back. */
function UndoNotice({ store, state: { deleted } }: ThemeGalleryProps) {
  const textId = useId();
  if (!deleted) return null;
  return (
    <p sx={{ ...noteStyle, ...rowStyle, py: 2 }}>
      <span id={textId}>“{deleted.name}” was deleted.</span>
      <button
        key={deleted.id}
        type="button"
        // The Delete button that had the focus was removed.
        autoFocus
        aria-describedby={textId}
        onClick={({ currentTarget }) => {
          // This button is removed with its notice.
          currentTarget.closest('dialog')!.querySelector('button')!.focus();
          store.restore();
        }}
        sx={{ variant: 'buttons.tool' }}
      >
        Restore
      </button>
    </p>
  );
}

interface StoredThemeProps {
  draft: ListedDraft;
  isOpen: boolean;
  store: ThemeStore;
  onOpen: () => void;
}

function StoredTheme({ draft, isOpen, store, onOpen }: StoredThemeProps) {
  const { id, name, edited } = draft;
  return (
    <li sx={{ minWidth: 0 }}>
      <button
        type="button"
        aria-current={isOpen}
        onClick={onOpen}
        sx={{
          ...themeButton,
          '&[aria-current="true"]': { borderColor: 'primary', boxShadow: 'inset 0 0 0 1px' },
        }}
      >
        <ThemeSwatch theme={toDraft(draft, presets).theme} hasPalette />
        <span sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{name}</span>
        <span sx={{ color: 'gray' }}>{isOpen ? 'Open now' : dates.format(edited)}</span>
      </button>
      <button
        type="button"
        aria-label={`Delete ${name}`}
        onClick={() => store.remove(id)}
        sx={{ variant: 'buttons.tool', minHeight: 24, mt: 1, px: 1, border: 0 }}
      >
        Delete
      </button>
    </li>
  );
}
