/** @jsxImportSource theme-ui */
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { isSidewaysKey } from '../../runtime/browser/keys';
import { ColorModeScope } from '../../runtime/color-mode/ColorModeScope';
import { nestedThemeStyle } from '../../runtime/color-mode/nested-theme';
import type { IslandStart } from '../../runtime/islands/start-islands';
import { readEdit } from '../../runtime/browser/edit-memory';
import { handleStyle } from './ui/handle-style';
import { CodeBlock, editButtonStyle } from '../../content/elements/CodeBlock';
import { PartName, withPart } from '../../content/elements/part-name';
import { useEditorTools } from './ui/useEditorTools';

interface LiveExampleProps {
  /** Storage key of the reader's edit, for this visit. */
  id: string;
  /** Path of the version whose packages the code runs on; empty for the one at the root. */
  versionPath?: string;
  language: string;
  html: string;
  title?: string;
  /** Name of the example in the accessible names of its controls; by default, the title. */
  partName?: string;
  /** Hides the code. For diagrams. */
  previewOnly?: boolean;
  /** Outlines every element. */
  xray?: boolean;
  /** Lets the reader resize the preview. */
  responsive?: boolean;
  /** Makes the example start without a click, because its HTML isn't complete. */
  startOn?: IslandStart;
  /** True if it has a nested provider without colors. */
  nestedTheme?: boolean;
  /** The unedited preview, compiled when the page was built. */
  children: ReactNode;
}

/** Box around the preview, its tools, and its code. */
const exampleStyle = {
  my: 4,
  border: 'thin',
  borderRadius: 'large',
  overflow: 'hidden',
  // The code and the editor are inside this box.
  '& > figure': { m: 0, border: 0, borderTop: 'thin', borderRadius: 0 },
} as const;

const previewStyle = { flex: '1 1 auto', minWidth: 0, px: 3, py: 4, overflowX: 'auto' } as const;

/**
 * A live example: a preview, rendered with the page, above its code. The editor and the sandbox load when the reader
 * interacts with it. After that, the preview runs the edited code.
 */
export function LiveExample({
  id,
  versionPath = '',
  language,
  html,
  title,
  partName = title ?? '',
  previewOnly = false,
  xray = false,
  responsive = false,
  startOn = 'intent',
  nestedTheme = false,
  children,
}: LiveExampleProps) {
  const figure = useRef<HTMLDivElement>(null);
  const { tools, hasFailed, wasClosed, open, close, preload, startDrag } = useEditorTools(
    () => figure.current?.querySelector('pre code')?.textContent ?? '',
  );

  // Restore an edit from earlier in this visit.
  const openEdited = useEffectEvent(() => {
    if (!previewOnly && readEdit(id) !== undefined) open({ start: 'restore' });
  });
  useEffect(() => {
    openEdited();
  }, []);

  const preview = (
    <div
      sx={{
        ...previewStyle,
        ...(xray ? { variant: 'styles.xray' } : {}),
        ...(nestedTheme ? nestedThemeStyle : {}),
      }}
    >
      {/* CSS repaints the others, so they don't re-render when the mode changes. */}
      {startOn === 'intent' ? children : <ColorModeScope>{children}</ColorModeScope>}
    </div>
  );
  const editLabel = hasFailed ? 'Editor failed to load. Try again' : 'Edit';
  if (previewOnly) {
    return (
      <div
        role="group"
        aria-label={withPart('Preview', partName)}
        data-start-on={startOn}
        sx={{ display: 'flex', my: 4, border: 'thin', borderRadius: 'large' }}
      >
        {preview}
      </div>
    );
  }

  return (
    <div
      ref={figure}
      data-live-example={id}
      data-start-on={startOn}
      // Not onPointerEnter: the pointer may already be inside when React hydrates.
      onPointerOver={preload}
      onFocus={preload}
      sx={exampleStyle}
    >
      {tools ? (
        <PartName value={partName}>
          <tools.Editor
            id={id}
            versionPath={versionPath}
            built={{ code: tools.code, html }}
            xray={xray}
            resizable={responsive}
            start={tools.start}
            dragFrom={tools.dragFrom}
            preview={preview}
            onClose={close}
          />
        </PartName>
      ) : (
        <>
          <div role="group" aria-label={withPart('Preview', partName)} sx={{ display: 'flex' }}>
            {preview}
            {responsive && (
              <button
                type="button"
                data-with-scripts=""
                aria-label={withPart('Resize the preview', partName)}
                title="Resize the preview"
                onPointerDown={startDrag}
                onClick={({ detail }) => {
                  // Only for the keyboard. Pointers are handled in onPointerDown.
                  if (detail === 0) open({ start: 'resize' });
                }}
                onKeyDown={(event) => {
                  if (!isSidewaysKey(event)) return;
                  event.preventDefault();
                  open({ start: 'resize' });
                }}
                sx={handleStyle}
              />
            )}
          </div>
          <CodeBlock
            language={language}
            html={html}
            {...(title ? { title } : {})}
            partName={partName}
            tools={
              <button
                type="button"
                aria-label={withPart(editLabel, partName)}
                data-with-scripts=""
                autoFocus={wasClosed}
                onClick={() => open({ start: 'edit' })}
                sx={{ ...editButtonStyle, ...(hasFailed ? { color: 'danger' } : {}) }}
              >
                {editLabel}
              </button>
            }
          />
        </>
      )}
    </div>
  );
}
