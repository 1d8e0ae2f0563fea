/** @jsxImportSource theme-ui */
import { useEffect, useRef, useState } from 'react';
import * as presets from '@theme-ui/presets';
import { addressOf } from '../../../base/facts/base-url';
import type { Draft } from '../../themes/draft';
import { presetNames } from '../../themes/presets';
import { BrandColorForm } from '../BrandColorForm';
import { themeButton, ThemeSwatch } from '../ThemeSwatch';
import { ToolDialog } from '../../../sandbox/controls/ToolDialog';
import { ImportPanel } from './import/ImportPanel';
import { brandDraft, newDraft } from './drafts/opened-draft';
import { galleryStyle } from './drafts/ThemeGallery';

interface NewThemeProps {
  onCreate: (draft: Draft) => void;
}

/** Button that opens a dialog with all ways to start a theme: a brand color, a preset, a file, or nothing. */
export function NewTheme({ onCreate }: NewThemeProps) {
  /** Number of created themes: each of them empties the dialog. */
  const [created, setCreated] = useState(0);
  return (
    <ToolDialog label="New theme" title="New theme" isKept>
      {(close) => (
        <Ways
          key={created}
          onCreate={(draft) => {
            close();
            setCreated(created + 1);
            onCreate(draft);
          }}
        />
      )}
    </ToolDialog>
  );
}

/** All ways to start a theme. The import replaces the others, and keeps its text while they're shown. */
function Ways({ onCreate }: NewThemeProps) {
  const [isImport, setImport] = useState(false);
  const importing = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isImport) importing.current!.querySelector('textarea')!.focus();
  }, [isImport]);
  return (
    <>
      <div ref={importing} hidden={!isImport}>
        <button
          type="button"
          onClick={() => setImport(false)}
          sx={{ variant: 'buttons.tool', mb: 3 }}
        >
          ← Back
        </button>
        <ImportPanel onImport={({ theme }, name) => onCreate({ name, base: '', theme })} />
      </div>
      <div hidden={isImport}>
        <h3>From a brand color</h3>
        <p sx={hintStyle}>
          Creates a light and a dark mode with enough contrast. Buttons use your exact color as{' '}
          <code>brand</code>, and <code>primary</code> is adjusted for readable text. Each
          additional color becomes a button variant.
        </p>
        <BrandColorForm
          color="#0f6b5c"
          action="Create theme"
          isList
          isMain
          onColor={(color, others) => onCreate(brandDraft(color, others))}
        />
        <h3 sx={{ pt: 4 }}>From your project</h3>
        <p sx={hintStyle}>
          Reads code, JSON, CSS, Tailwind themes, and design tokens. You can review the result
          before you create the theme.
        </p>
        <button type="button" onClick={() => setImport(true)} sx={{ variant: 'buttons.tool' }}>
          Import a file or text
        </button>
        <h3 sx={{ pt: 4 }}>From scratch</h3>
        <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <a href={addressOf('/random')} sx={{ variant: 'buttons.tool', textDecoration: 'none' }}>
            Random theme
          </a>
          <button
            type="button"
            onClick={() => onCreate(newDraft('', presets))}
            sx={{ variant: 'buttons.tool' }}
          >
            Empty theme
          </button>
        </div>
        <h3 sx={{ pt: 4 }}>From a preset</h3>
        <p sx={{ ...hintStyle, '@media (hover: none)': { display: 'none' } }}>
          Outside this dialog, N and P step through your themes and the presets.
        </p>
        <ul sx={galleryStyle}>
          {presetNames.map((name) => {
            const draft = newDraft(name, presets);
            return (
              <li key={name}>
                <button type="button" onClick={() => onCreate(draft)} sx={themeButton}>
                  <ThemeSwatch theme={draft.theme} hasPalette />
                  <b>{name}</b>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </>
  );
}

const hintStyle = { m: 0, mb: 2, fontSize: 1, color: 'gray' } as const;
