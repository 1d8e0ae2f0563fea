import {
  useEffect,
  useState,
  useSyncExternalStore,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { initialState, type FrameState } from '../../live-code/frame-state';
import type { Look } from '../../live-code/messages';
import { FrameRunner } from '../../live-code/runner';
import type { LookChoice } from './LookSelects';

/**
 * A runner of the component's own, and what it knows; the frame ends with the component.
 * @param lookFor what to show, given what the frame tells
 * @param choose takes a mode that the code in the frame chose
 * @param base path of the version whose packages the code runs on
 */
export function useFrame(
  lookFor: (known: FrameState) => Look,
  choose: Dispatch<SetStateAction<LookChoice>>,
  base = '',
): [runner: FrameRunner, state: FrameState] {
  const [runner] = useState(
    () =>
      new FrameRunner(
        lookFor(initialState),
        (mode) => choose((choice) => ({ ...choice, mode })),
        base,
      ),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState, runner.getState);
  const { preset, mode, theme, viewport } = lookFor(state);
  useEffect(
    () => runner.setLook({ preset, mode, theme, viewport }),
    [runner, preset, mode, theme, viewport],
  );
  useEffect(() => () => runner.dispose(), [runner]);
  return [runner, state];
}
