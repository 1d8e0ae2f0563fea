/** The fields of React's root that are used here. */
interface Root {
  /** Updates that are scheduled, as bits. */
  pendingLanes: number;
}

interface ReactHook {
  onCommitFiberRoot?: (renderer: number, root: Root, ...rest: unknown[]) => void;
  onPostCommitFiberRoot?: (renderer: number, root: Root) => void;
}

/** Number of renders in a row whose effects each cause the next one, from which they count as endless. */
const MAX_EFFECT_UPDATES = 500;

let onEndless: (() => void) | undefined;

/** Sets the function that's called when effects keep setting state. React itself only detects layout effects. */
export function onEndlessEffects(callback: () => void): void {
  onEndless = callback;
}

// The hook of React's developer tools, which may be installed. React reads it when it loads, so import this module
// before React.
const scope = window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: ReactHook };
const hook = (scope.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= {
  supportsFiber: true,
  inject: () => 1,
} as ReactHook);
const { onCommitFiberRoot, onPostCommitFiberRoot } = hook;
let updatesBefore = 0;
let count = 0;

hook.onCommitFiberRoot = (renderer, root, ...rest) => {
  updatesBefore = root.pendingLanes;
  onCommitFiberRoot?.call(hook, renderer, root, ...rest);
};

hook.onPostCommitFiberRoot = (renderer, root) => {
  onPostCommitFiberRoot?.call(hook, renderer, root);
  const areFromEffects = (root.pendingLanes & ~updatesBefore) !== 0;
  count = areFromEffects ? count + 1 : 0;
  if (count < MAX_EFFECT_UPDATES) return;
  count = 0;
  onEndless?.();
};
