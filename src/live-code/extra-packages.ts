import { addressOf } from '../site/base-url';

/**
 * Packages that few examples import. Each is a file of its own, which a frame gets when code names the
 * package; src/plugins/live-frame builds them.
 */
export const extraPackages: readonly string[] = [
  '@theme-ui/color',
  '@theme-ui/color-modes',
  '@theme-ui/custom-properties',
  '@theme-ui/global',
  '@theme-ui/match-media',
  '@theme-ui/mdx',
  '@theme-ui/prism',
  '@theme-ui/style-guide',
  '@theme-ui/tailwind',
  '@theme-ui/theme-provider',
  '@theme-ui/typography',
];

/** Scripts of packages as CommonJS modules, by name. */
export type PackageScripts = Record<string, string>;

/**
 * Address of a package's script, below the site's base path.
 * @param base path of the version that has the package, as in `framePathOf`
 */
export function packagePath(name: string, base: string): string {
  return `${base}/live-packages/${name.replace(/^@/, '').replaceAll('/', '-')}.js`;
}

/** The packages of the list above that code imports. */
export function extraPackagesOf(code: string): string[] {
  return extraPackages.filter((name) => new RegExp(`['"]${name}['"]`).test(code));
}

/**
 * Fetches the scripts of packages.
 * @param base path of the version that has them
 * @throws an error in words for the reader
 */
export async function loadPackages(
  names: readonly string[],
  base: string,
): Promise<PackageScripts> {
  const load = async (name: string) => {
    const answer = await fetch(addressOf(packagePath(name, base))).catch(() => undefined);
    if (!answer?.ok) {
      throw new Error(
        `${name} did not load. Check your connection, then change or run the code again.`,
      );
    }
    return [name, await answer.text()] as const;
  };
  return Object.fromEntries(await Promise.all(names.map(load)));
}
