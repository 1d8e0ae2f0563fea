import { backgrounds } from './backgrounds';

/** Colors of a mode. Theme UI's components use `gray` and `highlight`. */
export interface Palette {
  text: string;
  background: string;
  primary: string;
  secondary: string;
  accent: string;
  muted: string;
  highlight: string;
  gray: string;
}

/**
 * Colors of each mode. Opaque hex values, so tests can compute contrast and `theme-color` can use them. Every text
 * color has a contrast of at least 4.5:1 on background, muted and highlight (tests/unit/design/contrast.test.ts).
 */
export const palettes = {
  default: {
    text: '#000000',
    background: backgrounds.default,
    primary: '#3333ee',
    secondary: '#111199',
    accent: '#660099',
    muted: '#f6f6f6',
    highlight: '#efeffe',
    gray: '#6b6b6b',
  },
  dark: {
    text: '#ffffff',
    background: backgrounds.dark,
    primary: '#33ccff',
    secondary: '#f04dff',
    accent: '#d64dff',
    muted: '#191919',
    highlight: '#29112c',
    gray: '#999999',
  },
  deep: {
    text: '#f0f5fa',
    background: backgrounds.deep,
    primary: '#bb99ff',
    secondary: '#ee99ff',
    accent: '#ee99ff',
    muted: '#1b1e2e',
    highlight: '#3e305a',
    gray: '#7da8d4',
  },
  swiss: {
    text: '#3d2c29',
    background: backgrounds.swiss,
    primary: '#bc3115',
    secondary: '#ab412b',
    accent: '#2e1f7a',
    muted: '#f3eeed',
    highlight: '#f0dfdb',
    gray: '#7e5b54',
  },
} satisfies Record<string, Palette>;

export type ColorModeName = keyof typeof palettes;
