import type { Props } from '@docusaurus/types';
import { buildStep, lastStep } from '../../../src/site/build-steps';

type PostBuild = (props: Props) => Promise<void>;

/** Runs the hooks of plugins as Docusaurus does: all at once. */
async function runHooks(type: string, hooks: Record<string, PostBuild>): Promise<void> {
  const plugins = Object.entries(hooks).map(([name, postBuild]) => ({
    name,
    postBuild,
    version: { type },
  }));
  const props = { plugins } as unknown as Props;
  await Promise.all(plugins.map(({ postBuild }) => postBuild(props)));
}

const slowly = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a last step runs when the steps of plugins before and after it are through', async () => {
  const written: string[] = [];
  let seen: string[] = [];
  const write = (name: string) =>
    buildStep(async () => {
      await slowly();
      written.push(name);
    });
  const last = lastStep(async () => {
    seen = [...written];
  });
  await runHooks('project', { before: write('before'), last, after: write('after') });
  expect(seen).toEqual(['before', 'after']);
});

test('a plugin of this site whose files could be missing from the lists stops the build', async () => {
  const hooks = { lists: lastStep(async () => {}), 'my-plugin': slowly };
  await expect(runHooks('project', hooks)).rejects.toThrow(/my-plugin[^]*buildStep/);
  await expect(runHooks('package', hooks)).resolves.toBeUndefined();
});
