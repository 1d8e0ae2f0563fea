/** @jsxImportSource theme-ui */
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { toDraft } from '../../themes/draft';
import { longestName } from '../../themes/theme-link';
import { errorStyle, fieldStyle, noteStyle, rowStyle } from '../../controls/control-styles';
import { themeButton, ThemeSwatch } from '../ThemeSwatch';
import { ToolDialog } from '../ToolDialog';
import type { ListedDraft } from './draft-storage';
import { nameProblem } from './editor';
import type { ThemeState, ThemeStore } from './theme-store';
import { bases } from './useThemeStore';

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** Grid of themes, in this dialog and that of new themes. */
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

/** Button that opens a dialog with all themes of this browser, to open, rename, duplicate, or delete. */
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
            <p sx={{ m: 0 }}>No theme yet. Your theme is saved here with its first edit.</p>
          )}
          <ul aria-label="Themes in this browser" sx={galleryStyle}>
            {drafts.map((each) => (
              <StoredTheme
                key={each.id}
                draft={each}
                isOpen={each.id === state.id}
                store={store}
                onOpen={() => {
                  store.open(each.id);
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
  const restore = useRef<HTMLButtonElement>(null);
  const atOpening = useRef(deleted);
  // The button that was pressed has gone with its theme.
  useEffect(() => {
    if (deleted !== atOpening.current) restore.current?.focus();
  }, [deleted]);
  if (!deleted) return null;
  return (
    <p sx={{ ...noteStyle, ...rowStyle, py: 2 }}>
      <span id={textId}>“{deleted.name}” was deleted.</span>
      <button
        ref={restore}
        type="button"
        aria-describedby={textId}
        onClick={({ currentTarget }) => {
          // This button goes with its notice.
          currentTarget.closest('dialog')!.querySelector('button')!.focus();
          store.restore();
        }}
        sx={{ variant: 'buttons.tool' }}
      >
        Bring it back
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

function StoredTheme({
  draft: { id, name, edited, draft },
  isOpen,
  store,
  onOpen,
}: StoredThemeProps) {
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  function endRenaming(): void {
    setRenaming(false);
    window.setTimeout(() => rename.current?.focus());
  }
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
        {draft && <ThemeSwatch theme={toDraft(draft, bases).theme} />}
        <span sx={{ fontWeight: 'bold', overflowWrap: 'anywhere' }}>{name}</span>
        {draft && <span sx={{ color: 'gray' }}>{isOpen ? 'Open now' : dates.format(edited)}</span>}
      </button>
      {isRenaming ? (
        <NameForm
          name={name}
          onName={(next) => {
            store.renameStored(id, next);
            endRenaming();
          }}
          onCancel={endRenaming}
        />
      ) : (
        <div sx={{ ...rowStyle, gap: 1, mt: 1 }}>
          <button
            ref={rename}
            type="button"
            aria-label={`Rename ${name}`}
            onClick={() => setRenaming(true)}
            sx={actionStyle}
          >
            Rename
          </button>
          <button
            type="button"
            aria-label={`Duplicate ${name}`}
            onClick={() => store.duplicate(id)}
            sx={actionStyle}
          >
            Duplicate
          </button>
          <button
            type="button"
            aria-label={`Delete ${name}`}
            onClick={() => store.remove(id)}
            sx={actionStyle}
          >
            Delete
          </button>
        </div>
      )}
    </li>
  );
}

const actionStyle = { variant: 'buttons.tool', minHeight: 24, px: 1, border: 0 } as const;

interface NameFormProps {
  name: string;
  onName: (name: string) => void;
  onCancel: () => void;
}

function NameForm({ name, onName, onCancel }: NameFormProps) {
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const problemId = useId();
  useEffect(() => field.current!.select(), []);
  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = field.current!.value;
    const found = nameProblem(next);
    setProblem(found);
    if (!found) onName(next);
  }
  return (
    <form onSubmit={submit} sx={{ mt: 1 }}>
      <div sx={{ ...rowStyle, flexWrap: 'nowrap', gap: 1 }}>
        <input
          ref={field}
          aria-label={`New name of ${name}`}
          aria-invalid={problem !== ''}
          aria-describedby={problemId}
          defaultValue={name}
          maxLength={longestName}
          autoComplete="off"
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            onCancel();
          }}
          sx={fieldStyle}
        />
        <button sx={{ variant: 'buttons.tool' }}>Save</button>
      </div>
      <p id={problemId} role="alert" hidden={!problem} sx={errorStyle}>
        {problem}
      </p>
    </form>
  );
}
