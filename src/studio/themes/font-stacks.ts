/** Stack of font families that are installed on common systems, and the name of their style. */
interface FontStack {
  name: string;
  stack: string;
  /** Name of the style in a sentence about a random theme. */
  phrase?: string;
}

/**
 * One stack for each style of type: families of Apple, Windows, Linux, and Android, then a generic one. Links to random
 * themes depend on stacks with a phrase, so these never change.
 */
export const fontStacks = [
  { name: 'System UI', stack: 'system-ui, sans-serif', phrase: 'the system’s font' },
  {
    name: 'Neo-grotesque',
    stack: '"Helvetica Neue", "Arial Nova", Arial, Roboto, sans-serif',
    phrase: 'a grotesque',
  },
  {
    name: 'Humanist',
    stack: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", sans-serif',
  },
  {
    name: 'Geometric humanist',
    stack: '"Avenir Next", Avenir, Corbel, "URW Gothic", sans-serif',
    phrase: 'a geometric sans',
  },
  {
    name: 'Classical humanist',
    stack: 'Optima, Candara, "Noto Sans", Ubuntu, sans-serif',
    phrase: 'a humanist sans',
  },
  {
    name: 'Industrial',
    stack:
      '"DIN Alternate", Bahnschrift, "Franklin Gothic Medium", "Nimbus Sans Narrow", sans-serif',
  },
  {
    name: 'Narrow sans',
    stack: '"Avenir Next Condensed", Bahnschrift, "Roboto Condensed", sans-serif',
    phrase: 'a narrow sans',
  },
  {
    name: 'Wide sans',
    stack: 'Verdana, "DejaVu Sans", sans-serif',
    phrase: 'a wide, plain sans',
  },
  {
    name: 'Rounded sans',
    stack: 'ui-rounded, "Arial Rounded MT Bold", Quicksand, Comfortaa, Manjari, sans-serif',
  },
  {
    name: 'Transitional',
    stack: 'Charter, "Bitstream Charter", Cambria, "Noto Serif", serif',
    phrase: 'a book serif',
  },
  {
    name: 'Old style',
    stack: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", serif',
    phrase: 'an old-style serif',
  },
  { name: 'Scotch', stack: 'Georgia, "DejaVu Serif", serif', phrase: 'a sturdy serif' },
  {
    name: 'Antique',
    stack: 'Superclarendon, "Bookman Old Style", "URW Bookman", Georgia, serif',
  },
  {
    name: 'Didone',
    stack: 'Didot, "Bodoni MT", "Noto Serif Display", serif',
    phrase: 'a high-contrast serif',
  },
  {
    name: 'Slab serif',
    stack: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
    phrase: 'a slab serif',
  },
  { name: 'Monospace slab', stack: '"Courier New", "Nimbus Mono PS", monospace' },
  {
    name: 'Monospace code',
    stack: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
    phrase: 'the monospace font',
  },
  { name: 'Handwritten', stack: '"Bradley Hand", "Segoe Print", Chilanka, cursive' },
] as const satisfies readonly FontStack[];

/** A stack that random themes use. */
export type RandomFont = Extract<(typeof fontStacks)[number], { phrase: string }>;

/** Finds a stack that random themes use, by its name. */
export const randomFont = (name: RandomFont['name']) =>
  fontStacks.find((fontStack): fontStack is RandomFont => fontStack.name === name)!;

/** Returns the families of a stack, without quotes. */
export const familiesIn = (stack: string): string[] =>
  (stack.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

/** Joins families, or stacks of them, to one stack. */
export const joinStacks = (stacks: readonly string[]): string =>
  stacks
    .flatMap(familiesIn)
    .map((family) => (/^[\w-]+$|[()]/.test(family) ? family : JSON.stringify(family)))
    .join(', ');

/** Returns whether two stacks name the same families, however they're quoted. */
export const isSameStack = (one: string, other: string): boolean =>
  familiesIn(one).join().toLowerCase() === familiesIn(other).join().toLowerCase();
