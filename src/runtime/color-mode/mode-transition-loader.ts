import { createImport } from '../browser/on-demand';

/** URL of ./mode-transition. src/assembly/page-html/plugin sets it. */
declare const MODE_TRANSITION_URL: string;

/**
 * Loads the animation of mode changes once a reader points at, or tabs to, a button that changes the mode. Until then,
 * and if it fails to load, a change is immediate. Call once, with the shell.
 */
export function startModeTransitions(): void {
  const load = createImport<unknown>(MODE_TRANSITION_URL);
  for (const type of ['pointerover', 'focusin']) {
    document.addEventListener(type, ({ target }) => {
      const isButton = (target as Element).closest(
        '[data-color-mode-toggle], [data-color-mode-choice]',
      );
      if (isButton) load().catch(() => {});
    });
  }
}
