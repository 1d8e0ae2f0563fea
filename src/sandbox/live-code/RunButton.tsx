import { IconButton } from '../controls/IconButton';
import { hasFrame, type FrameState } from './frame-state';
import type { FrameRunner } from './runner';

interface RunButtonProps {
  runner: FrameRunner;
  state: FrameState;
  /** Called when the reader clicks Run. */
  onRun: () => void;
  /** True if the code waits for this button. */
  isMain?: boolean;
  disabled?: boolean;
}

/** Button that stops the code in the sandbox, or runs it again. */
export function RunButton({ runner, state, onRun, ...props }: RunButtonProps) {
  const isRunning = hasFrame(state);
  return (
    <IconButton
      {...props}
      icon={isRunning ? 'stop' : 'run'}
      aria-label={isRunning ? 'Stop' : 'Run'}
      onClick={() => (isRunning ? runner.stop('Stopped.') : onRun())}
    />
  );
}
