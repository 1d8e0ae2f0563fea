/** @jsxImportSource theme-ui */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ColorModeScope } from '../../color-mode/ColorModeScope';
import { nestedThemeStyle } from '../../color-mode/nested-theme';
import { readEdit } from '../../live-code/edit-memory';
import { withRetries } from '../../page-loading/retry';
import type { LiveEditorProps } from '../live-code/LiveEditor';
import { handleStyle } from '../live-code/handle-style';
import { CodeBlock } from './CodeBlock';

interface LiveExampleProps {
  /** Names the example in the reader's visit. */
  id: string;
  language: string;
  html: string;
  title?: string;
  /** Shows no code: for diagrams and the like. */
  previewOnly?: boolean;
  /** Outlines every element, to show where they lie. */
  xray?: boolean;
  /** Lets the reader change the width of the preview. */
  responsive?: boolean;
  /** What the preview cannot show without the app: anything yet, or the name of the color mode. */
  needsApp?: 'near' | 'mode' | '';
  /** Themes a part with a nested provider that has no colors of its own. */
  nestedTheme?: boolean;
  /** The unedited preview, compiled when the page was built. */
  children: ReactNode;
}

type Start = Pick<LiveEditorProps, 'start' | 'dragFrom'>;

/** The box a preview stands in. */
const boxStyle = {
  display: 'flex',
  border: 'thin',
  borderTopLeftRadius: 'large',
  borderTopRightRadius: 'large',
} as const;

const previewStyle = { flex: '1 1 auto', minWidth: 0, p: 3, overflowX: 'auto' } as const;

/**
 * A live example: its preview, rendered with the page, above its code. Editor, sandbox and tools load
 * when the reader turns to it; from then on the preview follows what the reader does.
 */
export function LiveExample({
  id,
  language,
  html,
  title,
  previewOnly = false,
  xray = false,
  responsive = false,
  needsApp = '',
  nestedTheme = false,
  children,
}: LiveExampleProps) {
  const figure = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<
    { Editor: ComponentType<LiveEditorProps>; code: string } & Start
  >();
  const [failed, setFailed] = useState(false);
  const dragging = useRef(false);

  function load(): Promise<{ default: ComponentType<LiveEditorProps> }> {
    return withRetries(() => import('@theme/Playground'));
  }

  function openTools(start: Start): void {
    load().then(
      ({ default: Editor }) => {
        const code = figure.current?.querySelector('pre code')?.textContent ?? '';
        // By now the pointer may be up again.
        const stillDown = dragging.current ? start : { start: start.start };
        setOpen({ Editor, code, ...stillDown });
      },
      () => setFailed(true),
    );
  }

  /** The reader turns to the example: what it takes to edit it can be on its way. */
  function prepare(): void {
    // A failure shows when the reader asks for the editor.
    if (!open) load().catch(() => {});
  }

  // An example that was edited earlier in the visit shows the edit again.
  const openEdited = useEffectEvent(() => {
    if (!previewOnly && readEdit(id) !== undefined) openTools({ start: 'restore' });
  });
  useEffect(() => {
    openEdited();
  }, []);

  function startDrag({ clientX, button }: PointerEvent): void {
    if (button !== 0) return;
    dragging.current = true;
    const end = () => (dragging.current = false);
    window.addEventListener('pointerup', end, { once: true });
    window.addEventListener('pointercancel', end, { once: true });
    openTools({ start: 'resize', dragFrom: clientX });
  }

  const preview = (
    <div
      sx={{
        ...previewStyle,
        ...(xray ? { variant: 'styles.xray' } : {}),
        ...(nestedTheme ? nestedThemeStyle : {}),
      }}
    >
      {/* Others are repainted by CSS: a change of the mode renders nothing of them. */}
      {needsApp ? <ColorModeScope>{children}</ColorModeScope> : children}
    </div>
  );
  if (previewOnly) {
    return (
      <div
        role="group"
        aria-label="Preview"
        data-app={needsApp}
        sx={{ ...boxStyle, my: 4, borderRadius: 'large' }}
      >
        {preview}
      </div>
    );
  }

  const codeBlock = (tools: ReactNode) => (
    <CodeBlock language={language} html={html} {...(title ? { title } : {})} tools={tools} />
  );
  return (
    <div
      ref={figure}
      data-live-example={id}
      data-app={needsApp}
      // Not on enter: the pointer may be inside already when the app starts.
      onPointerOver={prepare}
      onFocus={prepare}
      sx={{ my: 4, figure: { mt: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 } }}
    >
      {open ? (
        <open.Editor
          id={id}
          built={{ code: open.code, html }}
          xray={xray}
          resizable={responsive}
          start={open.start}
          dragFrom={open.dragFrom}
          preview={preview}
          codeBlock={codeBlock}
          onReset={() => {
            // The button that was pressed goes away with the tools.
            flushSync(() => setOpen(undefined));
            figure.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
          }}
        />
      ) : (
        <>
          <div role="group" aria-label="Preview" sx={boxStyle}>
            {preview}
            {responsive && (
              <button
                type="button"
                data-with-scripts=""
                aria-label="Resize the preview"
                title="Resize the preview"
                onPointerDown={startDrag}
                onClick={({ detail }) => {
                  // A press of a key; the pointer's was taken when it went down.
                  if (detail === 0) openTools({ start: 'resize' });
                }}
                onKeyDown={(event) => {
                  if (!['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
                  event.preventDefault();
                  openTools({ start: 'resize' });
                }}
                sx={handleStyle}
              />
            )}
          </div>
          {codeBlock(
            <button
              type="button"
              data-edit=""
              data-with-scripts=""
              onClick={() => {
                setFailed(false);
                openTools({ start: 'edit' });
              }}
              sx={{ variant: 'buttons.tool' }}
            >
              {failed ? 'Editor did not load. Try again' : 'Edit'}
            </button>,
          )}
        </>
      )}
    </div>
  );
}
