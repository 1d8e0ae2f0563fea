import { extraPackages } from '../../../src/sandbox/live-code/extra-packages';

/** The frame's packages in the bundle of a version. */
async function packagesOf(version: { name: string; missing: string[] }) {
  jest.resetModules();
  process.env.FRAME_VERSION = version.name;
  process.env.MISSING_PACKAGES = version.missing.join(' ');
  const module = await import('../../../src/sandbox/live-code/frame/packages');
  delete process.env.FRAME_VERSION;
  delete process.env.MISSING_PACKAGES;
  return module;
}

const messageOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('The package was found.');
};

describe("a package that the page's version doesn't have", () => {
  const [missing, present] = ['@theme-ui/style-guide', '@theme-ui/color'];

  test('has the same message before and after its file loads, and is never listed', async () => {
    const { addPackage, requirePackage } = await packagesOf({ name: '0.16', missing: [missing] });
    const first = messageOf(() => requirePackage(missing));
    expect(first).toMatch(/^"@theme-ui\/style-guide" can’t be imported on pages about 0\.16\. /);
    addPackage(missing, '');
    expect(messageOf(() => requirePackage(missing))).toBe(first);
    const other = messageOf(() => requirePackage('lodash'));
    expect(other).toMatch(/^"lodash" can’t be imported here\. /);
    for (const message of [first, other]) {
      const [, list] = message.split('You can import: ');
      const names = list!.replace(/\.$/, '').split(', ');
      expect(names).toEqual(expect.arrayContaining(['theme-ui', present]));
      expect(names).not.toContain(missing);
    }
  });

  test('is imported in a version that has it', async () => {
    const { addPackage, requirePackage } = await packagesOf({ name: '0.17', missing: [] });
    expect(messageOf(() => requirePackage('lodash'))).toContain(extraPackages.join(', '));
    addPackage(missing, 'exports.here = true;');
    expect(requirePackage(missing)).toEqual({ here: true });
  });
});
