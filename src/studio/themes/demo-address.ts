/** Name, in the query, of the theme in the hash. */
export const linkedTheme = 'link';

/** Parameters in a URL of /demo. */
export interface DemoRequest {
  /** Name of a preset, or `linkedTheme`. */
  theme: string;
  /** Name of a mode; empty for the theme's first. */
  mode: string;
  /** Theme to compare with, named as above; empty for none. */
  beside: string;
  besideMode: string;
  /** Message about what couldn't be used; empty if everything could. */
  problem: string;
}

/**
 * Reads the query of /demo: `?theme=deep&beside=funk`.
 * @param names of the presets; the first is the default
 * @param hasLink true if the hash contains a theme
 */
export function readDemoAddress(
  search: string,
  names: readonly string[],
  hasLink: boolean,
): DemoRequest {
  const query = new URLSearchParams(search);
  const unknown: string[] = [];
  const read = (key: string, fallback: string) => {
    const name = query.get(key) ?? '';
    if (names.includes(name) || (name === linkedTheme && hasLink)) return name;
    if (name) unknown.push(name.slice(0, 40));
    return fallback;
  };
  const theme = read('theme', hasLink ? linkedTheme : names[0]!);
  const beside = read('beside', '');
  const problem = unknown.map((name) => `There’s no preset “${name}”.`).join(' ');
  const mode = (key: string) => (query.get(key) ?? '').slice(0, 40);
  return { theme, mode: mode('mode'), beside, besideMode: mode('beside-mode'), problem };
}

/** Writes the query of a request; the reverse of `readDemoAddress`. */
export function demoQuery({
  theme,
  mode,
  beside,
  besideMode,
}: Omit<DemoRequest, 'problem'>): string {
  const query = new URLSearchParams({ theme });
  if (mode) query.set('mode', mode);
  if (beside) query.set('beside', beside);
  if (beside && besideMode) query.set('beside-mode', besideMode);
  return `?${query}`;
}
