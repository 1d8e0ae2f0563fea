import { useRef, useState, type ComponentType, type PointerEvent } from 'react';
import { withRetries } from '../../browser/retry';
import { reportFailedLoad } from '../../page-loading/failed-load';
import { lateAfter } from '../../site/delays';
import type { LiveEditorProps } from '../LiveEditor';

type EditorStart = Pick<LiveEditorProps, 'start' | 'dragFrom'>;

const loadEditor = (): Promise<{ default: ComponentType<LiveEditorProps> }> =>
  withRetries(() => import('@theme/Playground'));

/**
 * The editor of a live example, loaded when the reader turns to it.
 * @param readCode reads the code that the editor begins with, once it is loaded
 * @returns `tools`, undefined until they are open; `hasFailed`, true when they did not load or take long; and what opens
 *   and closes them
 */
export function useEditorTools(readCode: () => string) {
  const [tools, setTools] = useState<
    { Editor: ComponentType<LiveEditorProps>; code: string } & EditorStart
  >();
  const [hasFailed, setHasFailed] = useState(false);
  const isDragging = useRef(false);

  function open(start: EditorStart): void {
    setHasFailed(false);
    // Its scripts may still come after that, and then it opens.
    const late = window.setTimeout(() => setHasFailed(true), lateAfter);
    const editor = loadEditor().finally(() => window.clearTimeout(late));
    editor.then(
      ({ default: Editor }) => {
        // By now the pointer may be up again.
        const stillDown = isDragging.current ? start : { start: start.start };
        setHasFailed(false);
        setTools({ Editor, code: readCode(), ...stillDown });
      },
      () => {
        setHasFailed(true);
        void reportFailedLoad();
      },
    );
  }

  return {
    tools,
    hasFailed,
    open,
    close: () => setTools(undefined),
    /** The reader turns to the example: what it takes to edit it can be on its way. */
    preload(): void {
      // A failure shows when the reader asks for the editor.
      if (!tools) loadEditor().catch(() => {});
    },
    /** A pointer goes down on the edge of the preview. */
    startDrag({ clientX, button }: PointerEvent): void {
      if (button !== 0) return;
      isDragging.current = true;
      const end = () => (isDragging.current = false);
      window.addEventListener('pointerup', end, { once: true });
      window.addEventListener('pointercancel', end, { once: true });
      open({ start: 'resize', dragFrom: clientX });
    },
  };
}
