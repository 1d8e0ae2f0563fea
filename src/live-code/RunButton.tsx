/** @jsxImportSource theme-ui */
import { hasFrame, type FrameState } from './frame-state';
import type { FrameRunner } from './runner';

interface RunButtonProps {
  runner: FrameRunner;
  state: FrameState;
  /** Called when the reader wants the code to run. */
  onRun: () => void;
  disabled?: boolean;
}

/** Ends what runs in the sandbox, or runs it anew. */
export function RunButton({ runner, state, onRun, disabled = false }: RunButtonProps) {
  const isRunning = hasFrame(state);
  return (
    <button
      type="button"
      disabled={disabled}
      onClick={() => (isRunning ? runner.stop('Stopped.') : onRun())}
      sx={{ variant: 'buttons.tool', marginInlineStart: 'auto' }}
    >
      {isRunning ? 'Stop' : 'Run'}
    </button>
  );
}
