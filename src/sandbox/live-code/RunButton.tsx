/** @jsxImportSource theme-ui */
import { hasFrame, type FrameState } from './frame-state';
import type { FrameRunner } from './runner';

interface RunButtonProps {
  runner: FrameRunner;
  state: FrameState;
  /** Called when the reader clicks Run. */
  onRun: () => void;
  disabled?: boolean;
}

/** Button that stops the code in the sandbox, or runs it again. */
export function RunButton({ runner, state, onRun, disabled = false }: RunButtonProps) {
  const isRunning = hasFrame(state);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => (isRunning ? runner.stop('Stopped.') : onRun())}
      // As wide with both labels, so that what follows doesn't move under the pointer.
      sx={{ variant: 'buttons.tool', minWidth: 56 }}
    >
      {isRunning ? 'Stop' : 'Run'}
    </button>
  );
}
