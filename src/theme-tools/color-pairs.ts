import { wcagLimits } from './contrast';

/** Two colors that meet in Theme UI's components or styles without a variant of the reader's. */
export interface ColorPair {
  /** Key of `theme.colors`, or a CSS color. */
  foreground: string;
  background: string;
  /** What has it. */
  where: string;
  /** The least contrast that WCAG 2.2 AA asks for there. */
  limit: number;
}

const { text, part } = wcagLimits;

/**
 * The pairs of colors that meet in the components and `styles` of Theme UI 0.17.4, by their base styles.
 * Seen by rendering them; a theme's own variants may make others.
 */
export const colorPairs: readonly ColorPair[] = [
  { foreground: 'text', background: 'background', where: 'Running text', limit: text },
  { foreground: 'primary', background: 'background', where: 'Links of most presets', limit: text },
  { foreground: 'secondary', background: 'background', where: 'Hovered links', limit: text },
  { foreground: 'accent', background: 'background', where: 'Your own marks', limit: text },
  { foreground: 'white', background: 'primary', where: 'Button, Badge, Alert', limit: text },
  { foreground: 'text', background: 'highlight', where: 'Message', limit: text },
  { foreground: 'text', background: 'muted', where: 'Code of most presets', limit: text },
  { foreground: 'primary', background: 'background', where: 'Checkbox, Radio', limit: part },
  { foreground: 'gray', background: 'background', where: 'Divider, empty Checkbox', limit: part },
  { foreground: 'white', background: 'gray', where: 'Switch, knob on its track', limit: part },
];
