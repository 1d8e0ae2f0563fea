import { useEffect, useState, useSyncExternalStore } from 'react';
import { reportFailedLoad } from '../../runtime/page-loading/failed-load';
import { initialState, type FrameState } from './frame-state';
import type { EditorKey, Look } from './messages';
import { FrameRunner } from './runner';

/**
 * Creates a frame runner, and returns it with its state. Disposes of it on unmount.
 * @param lookFor returns the look to show, from the frame's state
 * @param onMode called with a mode that the code in the frame sets; later functions are ignored
 * @param versionPath path of the version whose packages the code runs on
 * @param onKey called with a key of the editor that was pressed in the frame; later functions are ignored
 */
export function useFrame(
  lookFor: (known: FrameState) => Look,
  onMode: (mode: string) => void,
  versionPath = '',
  onKey?: (key: EditorKey) => void,
): [runner: FrameRunner, state: FrameState] {
  const [runner] = useState(
    () => new FrameRunner(lookFor(initialState), onMode, versionPath, onKey),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.setLook(lookFor(state)));
  useEffect(() => () => runner.dispose(), [runner]);
  useEffect(() => {
    if (state.hasLoadFailed) void reportFailedLoad();
  }, [state.hasLoadFailed]);
  return [runner, state];
}
