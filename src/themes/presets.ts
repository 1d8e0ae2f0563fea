import type { JudgedPair, ModePalette } from './palette';
import type { Theme } from 'theme-ui';

/** What sets each preset apart, in a few words. */
export const presetCharacters: Record<string, string> = {
  base: 'Plain and neutral, made to be built on',
  system: 'Blue on white, with three more palettes',
  dark: 'A near-black page with cyan and magenta',
  deep: 'An indigo page with lilac accents',
  swiss: 'A warm white page with red accents',
  funk: 'Purple, with headings at weight 900',
  future: 'Wide line spacing, blue and magenta',
  roboto: 'Close to Material Design',
  polaris: 'After the design system of Shopify',
  tosh: 'Black and white, like an early Macintosh',
  sketchy: 'Hand-drawn borders and soft shadows',
  bootstrap: 'Values of Bootstrap 4',
  bulma: 'Some values of Bulma',
  tailwind: 'Values of Tailwind CSS 3',
};

/** Name of the module with the island of a preset's page. */
export const presetIslands = (name: string) => `presets-${name}`;

/** Address of a preset's page, below the base path. */
export const presetPath = (name: string) => `/presets/${name}`;

/** What the page of a preset shows; src/presets/plugin reads it from the package. */
export interface PresetData {
  name: string;
  title: string;
  description: string;
  theme: Theme;
  modes: (ModePalette & { pairs: JudgedPair[] })[];
  /** Sentences; names of code stand between backticks. */
  notes: string[];
  /** The theme as JSON, and the same highlighted. */
  json: { text: string; html: string };
  previous: string | null;
  next: string | null;
}
