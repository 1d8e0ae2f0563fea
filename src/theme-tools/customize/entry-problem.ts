import { isDeclarable } from '../../themes/css-value';
import { toLength } from '../../themes/length';
import { toScaleValue } from './scale-entries';
import { shapeScales, spaceScales, typeScales } from './scales';

/** CSS property that takes the values of a scale. */
const properties: Readonly<Record<string, string>> = {
  fonts: 'font-family',
  fontSizes: 'font-size',
  fontWeights: 'font-weight',
  lineHeights: 'line-height',
  letterSpacings: 'letter-spacing',
  space: 'margin',
  sizes: 'width',
  // It takes lengths, and nothing else.
  breakpoints: 'outline-offset',
  radii: 'border-radius',
  shadows: 'box-shadow',
  borders: 'border',
  borderWidths: 'border-width',
  borderStyles: 'border-style',
  opacities: 'opacity',
  zIndices: 'z-index',
  transitions: 'transition',
};

/**
 * Returns whether CSS accepts a property's value. Theme UI adds px to the numbers of lengths. `CSS.supports` closes quotes
 * and parentheses at the end of a text; in a style sheet, they'd take in what follows.
 */
export const isCssValue = (property: string, value: string | number): boolean =>
  [String(value), toLength(value)].some((css) => isDeclarable(css) && CSS.supports(property, css));

const scales = [...typeScales, ...spaceScales, ...shapeScales];

/** Returns what's wrong with the text of a scale's entry; empty if nothing is. */
export function entryProblem(scale: string, text: string): string {
  if (text.trim() === '') return 'Enter a value.';
  const value = toScaleValue(scale, text);
  if (isCssValue(properties[scale]!, value)) return '';
  if (scale === 'breakpoints' && String(value).startsWith('@media ')) return '';
  return `This isn’t valid here. Example: ${scales.find(({ name }) => name === scale)!.example}`;
}
