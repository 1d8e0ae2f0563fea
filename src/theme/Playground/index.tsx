/** @jsxImportSource theme-ui */
// Replaces: theme-live-codeblock's Playground (3.10.2).
// Why: Theme UI instead of Infima, the transform is passed on, and the preview looks like the static one.
import {
  useContext,
  useId,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
} from 'react';
import { LiveContext, LiveError, LivePreview, LiveProvider } from 'react-live';
import SimpleEditor from 'react-simple-code-editor';
import type Props from '@theme/Playground';
import { VisuallyHidden } from '../../components/shell/VisuallyHidden';
import { highlight } from '../../markdown/highlight';

const hint = 'Press Escape, then Tab, to leave the editor.';

// The component's own props make the type checker run out of memory.
const Preview = LivePreview as ComponentType;

function Editor({ onChange, onClose }: { onChange: (code: string) => void; onClose: () => void }) {
  const { code: initialCode, onChange: run } = useContext(LiveContext) as unknown as {
    code: string;
    onChange: (code: string) => void;
  };
  const [code, setCode] = useState(initialCode);
  const textareaId = useId();
  // After Escape the Tab key leaves the editor, until something else is typed.
  const [leaving, setLeaving] = useState(false);
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') event.preventDefault();
    if (event.key !== 'Tab' && event.key !== 'Shift') setLeaving(event.key === 'Escape');
  }
  return (
    <figure sx={{ position: 'relative', m: 0, bg: 'muted' }}>
      <VisuallyHidden>
        <label htmlFor={textareaId}>Code of this example. {hint}</label>
      </VisuallyHidden>
      <div sx={{ variant: 'styles.pre', 'textarea:focus': { outline: 'none' } }}>
        <SimpleEditor
          autoFocus
          value={code}
          onValueChange={(value) => {
            setCode(value);
            run(value);
            onChange(value);
          }}
          highlight={(value) => highlight(value, 'tsx')}
          textareaId={textareaId}
          ignoreTabKey={leaving}
          onKeyDown={onKeyDown}
          onBlur={() => setLeaving(false)}
        />
      </div>
      <div sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, px: 3, py: 2 }}>
        <span sx={{ fontSize: 0, color: 'gray' }}>{hint}</span>
        <button type="button" onClick={onClose} sx={{ variant: 'buttons.tool' }}>
          Reset
        </button>
      </div>
    </figure>
  );
}

export default function Playground({
  children,
  scope,
  transformCode,
  previewStyle,
  onChange,
  onClose,
}: ComponentProps<typeof Props>) {
  return (
    <LiveProvider code={children} scope={scope} transformCode={transformCode}>
      <div role="group" aria-label="Preview" sx={previewStyle}>
        <Preview />
      </div>
      <div
        role="alert"
        sx={{
          pre: { variant: 'styles.pre', fontSize: 0, color: 'secondary', bg: 'highlight', p: 2 },
        }}
      >
        <LiveError />
      </div>
      <Editor onChange={onChange} onClose={onClose} />
    </LiveProvider>
  );
}
