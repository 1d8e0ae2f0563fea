/** Presets by name. Their arrays may also have named entries. */
export type Presets = Readonly<Record<string, object>>;

/** Names of all presets, in the order of their pages. */
export const presetNames = [
  'base',
  'system',
  'dark',
  'deep',
  'swiss',
  'funk',
  'future',
  'roboto',
  'polaris',
  'tosh',
  'sketchy',
  'bootstrap',
  'bulma',
  'tailwind',
] as const;

/** Path of a preset's page, without the base path. */
export const presetPath = (name: string) => `/presets/${name}`;
