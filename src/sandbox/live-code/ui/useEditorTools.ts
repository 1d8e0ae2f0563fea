import { useRef, useState, type ComponentType, type PointerEvent } from 'react';
import { withRetries } from '../../../runtime/browser/retry';
import { reportFailedLoad } from '../../../runtime/page-loading/failed-load';
import { LATE_AFTER_MS } from '../../../base/facts/delays';
import type { LiveEditorProps } from '../LiveEditor';

type EditorStart = Pick<LiveEditorProps, 'start' | 'dragFrom'>;

const loadEditor = (): Promise<{ default: ComponentType<LiveEditorProps> }> =>
  withRetries(() => import('@theme/Playground'));

/**
 * Loads the editor of a live example on demand.
 * @param readCode returns the initial code; called once the editor is loaded
 * @returns `tools`, undefined until they're open; `hasFailed`, true if loading failed or takes long; `wasClosed`, true
 *   if the reader closed them; and functions that open and close them
 */
export function useEditorTools(readCode: () => string) {
  const [tools, setTools] = useState<
    { Editor: ComponentType<LiveEditorProps>; code: string } & EditorStart
  >();
  const [hasFailed, setHasFailed] = useState(false);
  const [wasClosed, setWasClosed] = useState(false);
  const isDragging = useRef(false);

  function open(start: EditorStart): void {
    setHasFailed(false);
    // The scripts may still load after that, and then the editor opens.
    const lateTimer = window.setTimeout(() => setHasFailed(true), LATE_AFTER_MS);
    const editor = loadEditor().finally(() => window.clearTimeout(lateTimer));
    editor.then(
      ({ default: Editor }) => {
        // The reader may have released the pointer in the meantime.
        const currentStart = isDragging.current ? start : { start: start.start };
        setHasFailed(false);
        setTools({ Editor, code: readCode(), ...currentStart });
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
    wasClosed,
    open,
    close(): void {
      setTools(undefined);
      setWasClosed(true);
    },
    /** Preloads the editor. Call it when the reader's pointer or focus enters the example. */
    preload(): void {
      // `open` reports failures.
      if (!tools) loadEditor().catch(() => {});
    },
    /** Call it when a pointer goes down on the edge of the preview. */
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
