import { addressOf } from '../../base/facts/base-url';
import { LATE_AFTER_MS } from '../../base/facts/delays';

/**
 * Packages that few examples import. A frame gets a package's script if the code imports it.
 * src/sandbox/live-code/plugin builds the scripts.
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

/** Packages that a configuration of Tailwind CSS 3 imports, and that its functions get. */
export const tailwindPackages = [
  'tailwindcss/colors',
  'tailwindcss/defaultTheme',
  'tailwindcss/plugin',
] as const;

/** Scripts of packages as CommonJS modules, by name. */
export type PackageScripts = Record<string, string>;

/**
 * Returns the path of a package's script, relative to the site's base path.
 * @param versionPath path of the version, as in `framePathOf`
 */
export function packagePath(name: string, versionPath: string): string {
  return `${versionPath}/live-packages/${name.replace(/^@/, '').replaceAll('/', '-')}.js`;
}

/** Returns true if code contains the name of a module, or of a file in it, in quotes, as each form of import does. */
export const mentionsModule = (code: string, name: string): boolean =>
  ['"', "'", '`'].some(
    (quote) => code.includes(quote + name + quote) || code.includes(`${quote + name}/`),
  );

/** Returns the extra packages that code imports. */
export const extraPackagesOf = (code: string): string[] =>
  extraPackages.filter((name) => mentionsModule(code, name));

/**
 * Fetches the scripts of packages.
 * @param versionPath path of the version
 * @param load aborts the requests; is itself aborted if they take too long
 * @throws an error with a message for the reader
 */
export async function loadPackages(
  names: readonly string[],
  versionPath: string,
  load: AbortController,
): Promise<PackageScripts> {
  const timer = setTimeout(() => load.abort(), LATE_AFTER_MS);
  const fetchScript = async (name: string) => {
    try {
      const answer = await fetch(addressOf(packagePath(name, versionPath)), {
        signal: load.signal,
      });
      if (!answer.ok) throw new Error(`The server returned status ${answer.status}.`);
      return [name, await answer.text()] as const;
    } catch (cause) {
      throw new Error(`${name} didn’t load. Check your connection, then try again.`, { cause });
    }
  };
  try {
    return Object.fromEntries(await Promise.all(names.map(fetchScript)));
  } finally {
    clearTimeout(timer);
    load.abort();
  }
}
