import { isPlainObject, type PlainObject } from '../../changes';
import { splitModes } from '../../in-mode';
import { toLength } from '../../length';
import { namedLeavesOf, leftOutOfProperties, toIdent, type Leaf } from '../leaves';

/** Scales that become custom properties, and whether their numbers are lengths. */
export const cssScales: Readonly<Record<string, boolean>> = {
  fonts: false,
  fontSizes: true,
  fontWeights: false,
  lineHeights: false,
  letterSpacings: true,
  space: true,
  sizes: true,
  radii: true,
  borderWidths: true,
  borders: false,
  shadows: false,
  opacities: false,
  transitions: false,
  zIndices: false,
};

const declaration = (name: string, value: string) => `  --${name}: ${value};\n`;

const nameOf = (scale: string, { path }: Leaf) =>
  ['theme-ui', scale, ...path].map(toIdent).filter(Boolean).join('-');

/** Declarations of the colors of a mode, under the names that Theme UI itself gives them. */
function colorsIn(colors: PlainObject): string {
  return namedLeavesOf(colors)
    .map((leaf) => declaration(nameOf('colors', leaf), String(leaf.value)))
    .join('');
}

const block = (selector: string, declarations: string) =>
  declarations && `${selector} {\n${declarations}}\n`;

/**
 * The values of a theme as CSS custom properties, one block per mode. Colors have Theme UI's own names, such as
 * `--theme-ui-colors-primary`, and modes its classes; styles and variants are no values, and stay out.
 */
export function toCss(theme: PlainObject): string {
  const { root, modes } = splitModes(theme);
  const values = Object.entries(cssScales).flatMap(([scale, isLength]) =>
    namedLeavesOf(theme[scale]).map((leaf) =>
      declaration(nameOf(scale, leaf), isLength ? toLength(leaf.value) : String(leaf.value)),
    ),
  );
  const initial = isPlainObject(theme.config) ? theme.config.initialColorModeName : undefined;
  const blocks = [
    block(':root', colorsIn(root) + values.join('')),
    // The mode at the root has its class as well, once it was chosen.
    typeof initial === 'string' ? block(`.theme-ui-${toIdent(initial)}`, colorsIn(root)) : '',
    ...Object.entries(modes).map(([mode, own]) =>
      block(`.theme-ui-${toIdent(mode)}`, isPlainObject(own) ? colorsIn(own) : ''),
    ),
  ];
  return blocks.filter(Boolean).join('\n');
}

/** Paths of what `toCss` leaves out; the name of the first mode is the class of a block. */
export const leftOutOfCss = (theme: PlainObject) =>
  leftOutOfProperties(theme, [...Object.keys(cssScales), 'colors', 'config']);
