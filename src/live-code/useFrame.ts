import { useEffect, useState, useSyncExternalStore } from 'react';
import { reportFailedLoad } from '../page-loading/failed-load';
import { initialState, type FrameState } from './frame-state';
import type { Look } from './messages';
import { FrameRunner } from './runner';

/**
 * A runner of the component's own, and what it knows; the frame ends with the component.
 * @param lookFor what to show, given what the frame tells
 * @param onMode takes a mode that the code in the frame chose; the first function given is called
 * @param base path of the version whose packages the code runs on
 */
export function useFrame(
  lookFor: (known: FrameState) => Look,
  onMode: (mode: string) => void,
  base = '',
): [runner: FrameRunner, state: FrameState] {
  const [runner] = useState(() => new FrameRunner(lookFor(initialState), onMode, base));
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  useEffect(() => runner.setLook(lookFor(state)));
  useEffect(() => () => runner.dispose(), [runner]);
  useEffect(() => {
    if (state.hasLoadFailed) void reportFailedLoad();
  }, [state.hasLoadFailed]);
  return [runner, state];
}
