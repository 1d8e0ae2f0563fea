/** @jsxImportSource theme-ui */
import { useEffect, useRef, type ReactNode } from 'react';
import { sizes } from '../../../base/design/scales';

/** Windows in which the editor is a column. */
const wide = `@media (min-width: ${sizes.container}px)`;
/** Height of the bar above the columns, in px. */
const barHeight = 52;

const narrow = `@media not all and (min-width: ${sizes.container}px)`;

/** Column that scrolls by itself, below the header and the bar with the theme's name. */
const columnStyle = {
  position: 'sticky',
  top: sizes.header + barHeight,
  maxHeight: `calc(100vh - ${sizes.header + barHeight + 16}px)`,
  overflowY: 'auto',
} as const;

const whereScriptsRun = 'html[data-scripts] &';

interface EditorSheetProps {
  /** True if a narrow window shows the editor. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  editor: ReactNode;
  preview: ReactNode;
}

/**
 * Editor and preview: two columns, or, in a narrow window, the editor as a sheet over the preview. Without scripts, the
 * preview is below the editor.
 */
export function EditorSheet({ isOpen, onOpen, editor, preview }: EditorSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const previewPane = useRef<HTMLDivElement>(null);

  // Scrolls the preview into the part of the window above the sheet.
  useEffect(() => {
    if (!isOpen || getComputedStyle(sheet.current!).position !== 'fixed') return;
    const free = sheet.current!.getBoundingClientRect().top;
    if (previewPane.current!.getBoundingClientRect().top > free / 2)
      previewPane.current!.scrollIntoView();
  }, [isOpen]);

  return (
    <div
      sx={{
        [wide]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(380px, 2fr) minmax(0, 3fr)',
          alignItems: 'start',
          gap: 4,
        },
        [narrow]: { [whereScriptsRun]: { pb: 64 } },
      }}
    >
      <div
        ref={sheet}
        data-open={isOpen}
        // The sheet would cover the focused element.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) onOpen(false);
        }}
        sx={{
          minWidth: 0,
          // Top of sticky parts, below the button of the sheet.
          '--editor-top': '0px',
          scrollPaddingTop: 'calc(var(--editor-top) + 40px)',
          [wide]: {
            ...columnStyle,
            paddingInlineEnd: 1,
            pb: 1,
          },
          [narrow]: {
            [whereScriptsRun]: {
              '--editor-top': '52px',
              position: 'fixed',
              insetInline: 0,
              bottom: 0,
              zIndex: 2,
              maxHeight: '50vh',
              overflowY: 'auto',
              px: 3,
              pb: 3,
              bg: 'background',
              borderTop: 'thin',
              boxShadow: '0 -4px 16px rgba(0, 0, 0, 0.25)',
            },
            [`${whereScriptsRun}[data-open="false"]`]: { pb: 0 },
            [`${whereScriptsRun}[data-open="false"] > div:last-of-type`]: {
              display: 'none',
            },
          },
        }}
      >
        <div
          data-with-scripts=""
          sx={{
            position: 'sticky',
            top: 0,
            zIndex: 1,
            py: 1,
            bg: 'background',
            [wide]: { display: 'none' },
          }}
        >
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
            sx={{ variant: 'buttons.tool', width: '100%', minHeight: 44 }}
          >
            {isOpen ? 'Hide editor' : 'Edit theme'}
          </button>
        </div>
        <div>{editor}</div>
      </div>
      <div ref={previewPane} sx={{ minWidth: 0, [wide]: columnStyle }}>
        {preview}
      </div>
    </div>
  );
}
