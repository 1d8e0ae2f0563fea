/** @jsxImportSource theme-ui */
import type { ReactNode } from 'react';
import { sizes } from '../../../base/design/scales';

/** Windows in which the editor is a column, and those in which it's a sheet. */
const wide = `@media screen and (min-width: ${sizes.container}px)`;
const narrow = `@media screen and (not (min-width: ${sizes.container}px))`;

const whereScriptsRun = 'html[data-scripts] &';

/** Shadow above the sheet. */
const sheetShadow = '0 -8px 24px rgba(0, 0, 0, 0.12)';

/** Pane that scrolls by itself. */
const paneStyle = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 } as const;

interface EditorSheetProps {
  /** True if a narrow window shows the editor. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  editor: ReactNode;
  preview: ReactNode;
}

/**
 * Editor and preview: two columns, or, in a narrow window, the preview above the editor, which can be closed. Without
 * scripts, the preview is below the editor.
 */
export function EditorSheet({ isOpen, onOpen, editor, preview }: EditorSheetProps) {
  return (
    <div
      sx={{
        flex: '1 1 0',
        minHeight: 0,
        [wide]: {
          display: 'grid',
          // Room for all tabs, also in a wide font.
          gridTemplateColumns: 'clamp(400px, 35vw, 448px) minmax(0, 1fr)',
          gridTemplateRows: 'minmax(0, 1fr)',
        },
        [narrow]: { [whereScriptsRun]: { display: 'flex', flexDirection: 'column-reverse' } },
      }}
    >
      <div
        data-open={isOpen}
        sx={{
          ...paneStyle,
          [wide]: { borderInlineEnd: 'thin' },
          [narrow]: {
            [whereScriptsRun]: { flex: 'none', borderTop: 'thin', boxShadow: sheetShadow },
            [`${whereScriptsRun}[data-open="true"]`]: { flex: '0 0 50%' },
            [`${whereScriptsRun}[data-open="false"] > div:last-of-type`]: { display: 'none' },
          },
        }}
      >
        <div data-with-scripts="" sx={{ flex: 'none', [wide]: { display: 'none' } }}>
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
            sx={{
              variant: 'buttons.tool',
              flexDirection: 'column',
              width: '100%',
              minHeight: 48,
              border: 0,
              borderRadius: 0,
              fontWeight: 'bold',
              '::before': {
                content: '""',
                width: 32,
                borderTop: '4px solid',
                borderColor: 'gray',
                borderRadius: 'round',
                opacity: 0.5,
              },
            }}
          >
            {isOpen ? 'Hide editor' : 'Edit theme'}
          </button>
        </div>
        <div sx={{ ...paneStyle, flex: '1 1 auto' }}>{editor}</div>
      </div>
      <div sx={{ ...paneStyle, [narrow]: { flex: '1 1 0' } }}>{preview}</div>
    </div>
  );
}
