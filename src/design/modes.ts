import type { ColorModeName } from './colors';

/** One stop of the color mode cycle. */
export interface ColorMode {
  name: ColorModeName;
  /** What the button shows while the mode is on. */
  label: string;
  /** The browser's own scheme for form controls and scroll bars. */
  scheme: 'light' | 'dark';
}

/** The cycle, in order; after the last comes the first. Labels, stored values, CSS and tests follow it. */
export const colorModes: ColorMode[] = [
  { name: 'default', label: 'Light', scheme: 'light' },
  { name: 'dark', label: 'Dark', scheme: 'dark' },
  { name: 'deep', label: 'Deep', scheme: 'dark' },
  { name: 'swiss', label: 'Swiss', scheme: 'light' },
];

/** What stands when nothing was chosen and the system asks for a dark scheme: the first dark mode. */
export const systemDarkMode = colorModes.find(({ scheme }) => scheme === 'dark')!;
