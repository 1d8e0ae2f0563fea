import type { Props } from '@docusaurus/types';

type PostBuild = (props: Props) => Promise<void>;

/**
 * What plugins still write after the bundles are built; Docusaurus starts all of it at once. It loads each
 * plugin with modules of its own, so the lists are global.
 */
const shared = globalThis as {
  buildSteps?: Promise<unknown>[];
  orderedHooks?: WeakSet<object>;
};

/** Remembers that a hook has its place in the order. */
function ordered(hook: PostBuild): PostBuild {
  (shared.orderedHooks ??= new WeakSet()).add(hook);
  return hook;
}

/**
 * Marks a plugin's `postBuild` as one that writes files which others list or read.
 * @param write the hook
 */
export function buildStep(write: PostBuild): PostBuild {
  return ordered((props) => {
    const step = write(props);
    (shared.buildSteps ??= []).push(step);
    return step;
  });
}

/**
 * Marks a plugin's `postBuild` as one that lists or reads what the others write: it runs after them.
 * @param write the hook
 */
export function lastStep(write: PostBuild): PostBuild {
  return ordered(async (props) => {
    checkOrder(props);
    // Hooks of later plugins begin in this tick.
    await Promise.resolve();
    await Promise.all(shared.buildSteps ?? []);
    await write(props);
  });
}

/**
 * Packages write files too, such as the sitemap; none of them is listed.
 * @throws when a plugin of this site could write after the lists are made
 */
function checkOrder({ plugins }: Props): void {
  const names = plugins
    .filter(({ version, postBuild }) => version.type === 'project' && postBuild)
    .filter(({ postBuild }) => !shared.orderedHooks?.has(postBuild!))
    .map(({ name }) => name);
  if (names.length === 0) return;
  throw new Error(
    `The files that these plugins write in postBuild may be missing from the lists for hosts and for offline reading: ${names.join(', ')}. ` +
      `Wrap the hook: postBuild: buildStep(async (props) => { … }), from src/site/build-steps.ts.`,
  );
}
