/** @jsxImportSource theme-ui */
import Playground from '@theme/Playground';
import type { ThemeUIStyleObject } from 'theme-ui';
import { liveScope } from './live-scope';

/** What the editor of a live example needs. */
export interface LiveEditorProps {
  /** The code to start with. */
  code: string;
  /** The look of the box around the preview. */
  previewStyle: ThemeUIStyleObject;
  /** Called with the code after each edit. */
  onChange: (code: string) => void;
  /** Called when the reader discards the edits. */
  onClose: () => void;
}

/** Several roots work in examples; anything that starts with an element is wrapped. */
function transformCode(code: string): string {
  const source = code.trim().replace(/;$/, '');
  return source.startsWith('<') ? `<>${source}</>` : source;
}

/** Editor and preview of a live example, loaded on demand. */
export function LiveEditor({ code, previewStyle, onChange, onClose }: LiveEditorProps) {
  return (
    <Playground
      scope={liveScope}
      transformCode={transformCode}
      previewStyle={previewStyle}
      onChange={onChange}
      onClose={onClose}
    >
      {code}
    </Playground>
  );
}
