/** @jsxImportSource theme-ui */
import * as presets from '@theme-ui/presets';
import { addressOf } from '../../../base/facts/base-url';
import type { Draft } from '../../themes/draft';
import { presetNames } from '../../themes/presets';
import { BrandColorForm } from '../BrandColorForm';
import { themeButton, ThemeSwatch } from '../ThemeSwatch';
import { ToolDialog } from '../ToolDialog';
import { brandDraft, newDraft } from './opened-draft';
import { galleryStyle } from './ThemeGallery';

interface NewThemeProps {
  onCreate: (draft: Draft) => void;
  /** Called to import a file or a text instead. */
  onImport: () => void;
}

/** Button that opens a dialog with all ways to start a theme: a brand color, a preset, a file, or nothing. */
export function NewTheme({ onCreate, onImport }: NewThemeProps) {
  return (
    <ToolDialog
      label="New theme"
      buttonStyle={{
        color: 'background',
        bg: 'text',
        borderColor: 'text',
        ':hover': { color: 'background', bg: 'primary', borderColor: 'primary' },
      }}
      title="New theme"
    >
      {(close) => {
        const create = (draft: Draft) => {
          close();
          onCreate(draft);
        };
        return (
          <>
            <h3>From a brand color</h3>
            <p sx={{ m: 0, mb: 2, fontSize: 1, color: 'gray' }}>
              Creates a light and a dark mode with enough contrast. Your color stays as it is. Each
              other color gets its own button.
            </p>
            <BrandColorForm
              color="#0f6b5c"
              action="Create theme"
              isList
              onColor={(color, others) => create(brandDraft(color, others))}
            />
            <h3 sx={{ pt: 4 }}>From a preset</h3>
            <p
              sx={{
                m: 0,
                mb: 2,
                fontSize: 1,
                color: 'gray',
                '@media (hover: none)': { display: 'none' },
              }}
            >
              Outside of this dialog, N and P step through your themes and the presets.
            </p>
            <ul sx={galleryStyle}>
              {presetNames.map((name) => {
                const draft = newDraft(name, presets);
                return (
                  <li key={name}>
                    <button type="button" onClick={() => create(draft)} sx={themeButton}>
                      <ThemeSwatch theme={draft.theme} />
                      <b>{name}</b>
                    </button>
                  </li>
                );
              })}
            </ul>
            <h3 sx={{ pt: 4 }}>Other ways</h3>
            <div sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onImport();
                }}
                sx={{ variant: 'buttons.tool' }}
              >
                Import a file or text
              </button>
              <a
                href={addressOf('/random')}
                sx={{ variant: 'buttons.tool', textDecoration: 'none' }}
              >
                Random theme
              </a>
              <button
                type="button"
                onClick={() => create(newDraft('', presets))}
                sx={{ variant: 'buttons.tool' }}
              >
                Empty theme
              </button>
            </div>
          </>
        );
      }}
    </ToolDialog>
  );
}
