/** A stack of font families that systems have, by the name of their style. Nothing is downloaded. */
export interface FontStack {
  name: string;
  stack: string;
}

/**
 * Stacks to choose from, one for each style of type: families of Apple, Windows, Linux, and Android, then a generic
 * one. Random themes have their own list (./system-fonts), whose order seeds depend on.
 */
export const fontStacks: readonly FontStack[] = [
  { name: 'System UI', stack: 'system-ui, sans-serif' },
  { name: 'Neo-grotesque', stack: '"Helvetica Neue", Roboto, "Arial Nova", Arial, sans-serif' },
  {
    name: 'Humanist',
    stack: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  },
  { name: 'Geometric humanist', stack: 'Avenir, Montserrat, Corbel, "URW Gothic", sans-serif' },
  { name: 'Classical humanist', stack: 'Optima, Candara, "Noto Sans", sans-serif' },
  {
    name: 'Industrial',
    stack:
      '"DIN Alternate", Bahnschrift, "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif',
  },
  {
    name: 'Rounded sans',
    stack: 'ui-rounded, "Arial Rounded MT Bold", Quicksand, Comfortaa, Manjari, sans-serif',
  },
  { name: 'Transitional', stack: 'Charter, "Bitstream Charter", "Sitka Text", Cambria, serif' },
  {
    name: 'Old style',
    stack: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, serif',
  },
  {
    name: 'Antique',
    stack: 'Superclarendon, "Bookman Old Style", "URW Bookman", Georgia, serif',
  },
  { name: 'Didone', stack: 'Didot, "Bodoni MT", "Noto Serif Display", Sylfaen, serif' },
  { name: 'Slab serif', stack: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif' },
  { name: 'Monospace slab', stack: '"Courier New", "Nimbus Mono PS", monospace' },
  {
    name: 'Monospace code',
    stack: 'ui-monospace, Menlo, "Cascadia Code", Consolas, "DejaVu Sans Mono", monospace',
  },
  { name: 'Handwritten', stack: '"Bradley Hand", "Segoe Print", Chilanka, cursive' },
];

/** Returns the families of a stack, without quotes. */
export const familiesIn = (stack: string): string[] =>
  stack
    .split(',')
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

/** Returns whether two stacks name the same families, however they're quoted. */
export const isSameStack = (one: string, other: string): boolean =>
  familiesIn(one).join().toLowerCase() === familiesIn(other).join().toLowerCase();
