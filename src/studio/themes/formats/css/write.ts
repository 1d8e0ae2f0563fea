import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { splitModes } from '../../../../base/theme-data/in-mode';
import { cssScales } from './css-scales';
import { declarationsOf, leftOutOf, toIdent, type WrittenTheme } from '../leaves';

const block = (selector: string, declarations: string) =>
  declarations && `${selector} {\n${declarations}}\n`;

/**
 * Writes the values of a theme as CSS custom properties, one block per mode. They have Theme UI's names, such as
 * `--theme-ui-colors-primary`, and its classes for modes. Leaves out styles and variants.
 */
export function writeCss(theme: PlainObject): WrittenTheme {
  const { root, modes } = splitModes(theme);
  const write = (scale: string, values: Plain | undefined) =>
    declarationsOf(scale, values, `theme-ui-${scale}`);
  const colors = write('colors', root);
  const values = cssScales.map((scale) => write(scale, theme[scale]));
  const initial = isPlainObject(theme.config) ? theme.config.initialColorModeName : undefined;
  const blocks = [
    block(':root', colors + values.join('')),
    // Theme UI also sets the class of the root's mode, once it was chosen.
    typeof initial === 'string' ? block(`.theme-ui-${toIdent(initial)}`, colors) : '',
    ...Object.entries(modes).map(([mode, modeColors]) =>
      block(`.theme-ui-${toIdent(mode)}`, write('colors', modeColors)),
    ),
  ];
  return {
    text: blocks.filter(Boolean).join('\n'),
    // The name of the first mode, which is in `config`, is a class.
    leftOut: leftOutOf(theme, [...cssScales, 'colors', 'config']),
  };
}
