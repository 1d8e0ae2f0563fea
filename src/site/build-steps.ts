/**
 * What plugins still write after the bundles are built; Docusaurus starts all of it at once. It loads each
 * plugin with modules of its own, so the list is global.
 */
const shared = globalThis as { buildSteps?: Promise<unknown>[] };

/**
 * Marks a plugin's `postBuild` as one that writes files which others list or read.
 * @param write the hook
 */
export function buildStep<Args extends unknown[]>(
  write: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return (...args) => {
    const step = write(...args);
    (shared.buildSteps ??= []).push(step);
    return step;
  };
}

/** Resolves when the files of all such steps are written. */
export async function afterBuildSteps(): Promise<void> {
  // Hooks of later plugins begin in this tick.
  await Promise.resolve();
  await Promise.all(shared.buildSteps ?? []);
}
