import { backgrounds } from './backgrounds';

/** Colors of a mode. Theme UI's components use `gray` and `highlight`. The last four say what a message means. */
export interface ModeColors {
  text: string;
  background: string;
  primary: string;
  secondary: string;
  accent: string;
  muted: string;
  highlight: string;
  gray: string;
  danger: string;
  warning: string;
  success: string;
  info: string;
}

/**
 * Colors of each mode. Opaque hex values, so tests can compute contrast and `theme-color` can use them. Every text
 * color has a contrast of at least 4.5:1 on background, muted and highlight (tests/design/contrast.test.ts).
 */
export const palettes = {
  default: {
    text: '#17171f',
    background: backgrounds.default,
    primary: '#3333ee',
    secondary: '#111199',
    accent: '#660099',
    muted: '#f6f6f9',
    highlight: '#ededfd',
    gray: '#5f5f6b',
    danger: '#b3261e',
    warning: '#855700',
    success: '#167043',
    info: '#3333ee',
  },
  dark: {
    text: '#e7e9ee',
    background: backgrounds.dark,
    primary: '#5cc8ff',
    secondary: '#f0a6d2',
    accent: '#c6a6ff',
    muted: '#16181d',
    highlight: '#14303f',
    gray: '#9ca1ac',
    danger: '#ff8f85',
    warning: '#f2c14e',
    success: '#5fd39a',
    info: '#5cc8ff',
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
    danger: '#ff9c96',
    warning: '#f5cb6b',
    success: '#6fdcae',
    info: '#b9a3ff',
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
    danger: '#a8201a',
    warning: '#785000',
    success: '#1c653f',
    info: '#1f4e79',
  },
} satisfies Record<string, ModeColors>;

export type ColorModeName = keyof typeof palettes;
