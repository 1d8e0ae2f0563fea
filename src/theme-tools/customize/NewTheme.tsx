/** @jsxImportSource theme-ui */
import { useId, useRef } from 'react';
import { dialogBox, dialogLine } from '../../design/dialog';
import { addressOf } from '../../site/base-url';
import type { Draft } from '../../themes/draft';
import { presetCharacters } from '../../themes/presets';
import { valuesOf } from '../../themes/theme-parts';
import { BrandColorForm } from '../BrandColorForm';
import { brandDraft, newDraft } from './opened-draft';
import { bases } from './useThemeStore';

/** Number of colors on a preset's button. */
const MAX_SWATCHES = 5;

/** First colors of a preset. */
function swatchesOf(name: string): string[] {
  const { colors } = newDraft(name, bases).theme;
  const all = [...valuesOf(colors ?? {})]
    .filter(({ path }) => path[0] !== 'modes')
    .map(({ value }) => String(value));
  return [...new Set(all)].slice(0, MAX_SWATCHES);
}

interface NewThemeProps {
  onCreate: (draft: Draft) => void;
  /** Called to import a file instead. */
  onImport: () => void;
}

/** Button that opens a dialog with all ways to start a theme: a brand color, a preset, a file, or nothing. */
export function NewTheme({ onCreate, onImport }: NewThemeProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  function create(draft: Draft): void {
    dialog.current!.close();
    onCreate(draft);
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => dialog.current!.showModal()}
        sx={{ variant: 'buttons.tool', color: 'background', bg: 'text', borderColor: 'text' }}
      >
        New theme
      </button>
      <dialog ref={dialog} aria-labelledby={titleId} sx={dialogBox}>
        <div
          sx={{
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            px: 3,
            py: 2,
            borderBottom: dialogLine,
          }}
        >
          <h2 id={titleId} sx={{ m: 0, fontSize: 3 }}>
            New theme
          </h2>
          <button
            type="button"
            onClick={() => dialog.current!.close()}
            sx={{ variant: 'buttons.tool' }}
          >
            Close
          </button>
        </div>
        <div sx={{ p: 3, overflowY: 'auto', h3: { m: 0, mb: 2, fontSize: 2 }, h4: { m: 0 } }}>
          <h3>From a brand color</h3>
          <p sx={{ m: 0, mb: 2, fontSize: 1, color: 'gray' }}>
            Creates a light and a dark mode with enough contrast. Your color stays as it is.
          </p>
          <BrandColorForm
            color="#0f6b5c"
            action="Create theme"
            onColor={(color) => create(brandDraft(color))}
          />
          <h3 sx={{ pt: 4 }}>From a preset</h3>
          <ul
            sx={{
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
              gap: 2,
              listStyle: 'none',
              m: 0,
              p: 0,
            }}
          >
            {Object.keys(presetCharacters).map((name) => (
              <li key={name}>
                <button
                  type="button"
                  onClick={() => create(newDraft(name, bases))}
                  sx={{
                    variant: 'buttons.tool',
                    width: '100%',
                    flexDirection: 'column',
                    alignItems: 'flex-start',
                    p: 2,
                  }}
                >
                  {name}
                  <span
                    aria-hidden="true"
                    sx={{
                      display: 'flex',
                      width: '100%',
                      height: 16,
                      // Swatches are meaningless without their colors.
                      forcedColorAdjust: 'none',
                      border: 'thin',
                    }}
                  >
                    {swatchesOf(name).map((color) => (
                      <span key={color} sx={{ flex: 1 }} style={{ background: color }} />
                    ))}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <h3 sx={{ pt: 4 }}>Other ways</h3>
          <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            <button
              type="button"
              onClick={() => {
                dialog.current!.close();
                onImport();
              }}
              sx={{ variant: 'buttons.tool' }}
            >
              Import a file
            </button>
            <a href={addressOf('/random')} sx={{ variant: 'buttons.tool', textDecoration: 'none' }}>
              Random theme
            </a>
            <button
              type="button"
              onClick={() => create(newDraft('', bases))}
              sx={{ variant: 'buttons.tool' }}
            >
              Empty theme
            </button>
          </div>
        </div>
      </dialog>
    </>
  );
}
