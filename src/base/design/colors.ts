import { backgrounds } from './backgrounds';

/** Colors of a mode. Theme UI's components use `gray` and `highlight`. */
export interface ModeColors {
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
 * color has a contrast of at least 4.5:1 on background, muted and highlight (tests/design/contrast.test.ts).
 */
export const palettes = {
  default: {
    text: '#000000',
    background: backgrounds.default,
    primary: '#3333ee',
    secondary: '#111199',
    accent: '#660099',
    muted: '#f7f7f9',
    highlight: '#ededfd',
    gray: '#666666',
  },
  dark: {
    text: '#ffffff',
    background: backgrounds.dark,
    primary: '#33ccff',
    secondary: '#ff5cc8',
    accent: '#c792ff',
    muted: '#17171a',
    highlight: '#0b2b3a',
    gray: '#a0a0a8',
  },
  deep: {
    text: '#eef1ff',
    background: backgrounds.deep,
    primary: '#b9a3ff',
    secondary: '#ff9bd8',
    accent: '#7fd8e8',
    muted: '#191d3f',
    highlight: '#2d2a63',
    gray: '#9aa6d8',
  },
  swiss: {
    text: '#111111',
    background: backgrounds.swiss,
    primary: '#c8102e',
    secondary: '#8a0f22',
    accent: '#111111',
    muted: '#efede8',
    highlight: '#f6e1dd',
    gray: '#5c5852',
  },
} satisfies Record<string, ModeColors>;

export type ColorModeName = keyof typeof palettes;
