/** Stands in an address for the theme that its hash holds. */
export const linkedTheme = 'link';

/** What an address of /demo asks for. */
export interface DemoRequest {
  /** Name of a preset, or `linkedTheme`. */
  theme: string;
  /** Name of a mode; empty for the theme's first. */
  mode: string;
  /** What is shown beside it; empty for nothing. */
  beside: string;
  besideMode: string;
  /** What of the address could not be used, in words for the reader; empty when all could. */
  problem: string;
}

/**
 * Reads the query of /demo: `?theme=deep&beside=funk`.
 * @param names of the presets, the first of them shown when nothing is asked for
 * @param hasLink whether the hash holds a theme
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

/** The query that asks for it; its reverse is above. */
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
