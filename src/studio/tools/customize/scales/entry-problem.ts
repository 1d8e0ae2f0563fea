import { isDeclarable } from '../../../themes/css-value';
import { toCssLength } from '../../../../base/theme-data/length';
import { toScaleValue } from './scale-entries';
import type { Scale } from './scales';

/**
 * Returns whether CSS accepts a property's value. Theme UI adds px to the numbers of lengths. `CSS.supports` closes
 * quotes and parentheses at the end of a text; in a style sheet, they'd take in what follows.
 */
export const isCssValue = (property: string, value: string | number): boolean =>
  [String(value), toCssLength(value)].some(
    (css) => isDeclarable(css) && CSS.supports(property, css),
  );

/** Returns what's wrong with the text of a scale's entry; empty if nothing is. */
export function entryProblem({ name, property, example }: Scale, text: string): string {
  if (text.trim() === '') return 'Enter a value.';
  const value = toScaleValue(name, text);
  if (isCssValue(property, value)) return '';
  if (name === 'breakpoints' && String(value).startsWith('@media ')) return '';
  return `This value isn’t valid here. Example: ${example}`;
}
