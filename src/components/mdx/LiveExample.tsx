/** @jsxImportSource theme-ui */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { ColorModeScope } from '../../color-mode/ColorModeScope';
import { CodeBlock } from './CodeBlock';
import { readEdit, rememberEdit } from './edit-memory';
import type { LiveEditorProps } from './LiveEditor';

interface LiveExampleProps {
  /** Names the example in the reader's visit. */
  id: string;
  language: string;
  html: string;
  title?: string;
  /** Shows no code: for diagrams and the like. */
  previewOnly?: boolean;
  /** The unedited preview, compiled when the page was built. */
  children: ReactNode;
}

/** The box a preview stands in. */
const previewStyle = {
  p: 3,
  border: 'thin',
  borderTopLeftRadius: 'large',
  borderTopRightRadius: 'large',
  overflowX: 'auto',
} as const;

/**
 * A live example: its preview, rendered with the page, above its code. The editor loads when the
 * reader asks for it; from then on the preview follows the edited code.
 */
export function LiveExample({
  id,
  language,
  html,
  title,
  previewOnly = false,
  children,
}: LiveExampleProps) {
  const figure = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState<{
    Editor: ComponentType<LiveEditorProps>;
    code: string;
  }>();
  const [failed, setFailed] = useState(false);

  function openEditor(): void {
    import('./LiveEditor').then(
      ({ LiveEditor }) => {
        const original = figure.current?.querySelector('pre code')?.textContent ?? '';
        setEditing({ Editor: LiveEditor, code: readEdit(id) ?? original });
      },
      () => setFailed(true),
    );
  }

  // An example that was edited earlier in the visit shows the edit again.
  const openEdited = useEffectEvent(() => {
    if (!previewOnly && readEdit(id) !== undefined) openEditor();
  });
  useEffect(() => {
    openEdited();
  }, []);

  const preview = (
    <div
      role="group"
      aria-label="Preview"
      sx={{ ...previewStyle, ...(previewOnly ? { my: 4, borderRadius: 'large' } : {}) }}
    >
      {children}
    </div>
  );
  if (previewOnly) return <ColorModeScope>{preview}</ColorModeScope>;
  return (
    <div
      ref={figure}
      data-live-example=""
      sx={{ my: 4, figure: { mt: 0, borderTopLeftRadius: 0, borderTopRightRadius: 0 } }}
    >
      <ColorModeScope>
        {editing ? (
          <editing.Editor
            code={editing.code}
            previewStyle={previewStyle}
            onChange={(code) => rememberEdit(id, code)}
            onClose={() => {
              rememberEdit(id, undefined);
              // The button that was pressed goes away with the editor.
              flushSync(() => setEditing(undefined));
              figure.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
            }}
          />
        ) : (
          <>
            {preview}
            <CodeBlock
              language={language}
              html={html}
              {...(title ? { title } : {})}
              tools={
                <button
                  type="button"
                  data-edit=""
                  data-with-scripts=""
                  onClick={() => {
                    setFailed(false);
                    openEditor();
                  }}
                  sx={{
                    variant: 'buttons.tool',
                  }}
                >
                  {failed ? 'Editor did not load. Try again' : 'Edit'}
                </button>
              }
            />
          </>
        )}
      </ColorModeScope>
    </div>
  );
}
