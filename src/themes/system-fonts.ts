/** A kind of font that most systems have, and a stack of families for it. Nothing is loaded. */
export interface FontKind {
  name: string;
  stack: string;
}

/**
 * Stacks by kind, families of Apple, Windows, Linux and Android in turn, the generic family last. The order is
 * part of what seeds mean: only ever append.
 */
export const fontKinds: readonly [FontKind, ...FontKind[]] = [
  { name: 'the system’s font', stack: 'system-ui, sans-serif' },
  {
    name: 'a grotesque',
    stack: '"Helvetica Neue", "Arial Nova", Arial, Roboto, sans-serif',
  },
  { name: 'a humanist sans', stack: 'Optima, Candara, "Noto Sans", Ubuntu, sans-serif' },
  { name: 'a geometric sans', stack: '"Avenir Next", Avenir, Corbel, "URW Gothic", sans-serif' },
  {
    name: 'a narrow sans',
    stack: '"Avenir Next Condensed", Bahnschrift, "Roboto Condensed", sans-serif',
  },
  { name: 'a wide, plain sans', stack: 'Verdana, "DejaVu Sans", sans-serif' },
  {
    name: 'an old-style serif',
    stack: '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", serif',
  },
  { name: 'a book serif', stack: 'Charter, "Bitstream Charter", Cambria, "Noto Serif", serif' },
  { name: 'a sturdy serif', stack: 'Georgia, "DejaVu Serif", serif' },
  { name: 'a serif of high contrast', stack: 'Didot, "Bodoni MT", "Noto Serif Display", serif' },
  {
    name: 'a slab serif',
    stack: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", serif',
  },
];

/** For code, and for headings now and then. */
export const monospace: FontKind = {
  name: 'the monospace font',
  stack: 'ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

/** Fonts that go together: heading, then body, by their place in the list above; `mono` for monospace. */
export const fontPairs: readonly [
  [heading: number | 'mono', body: number],
  ...[heading: number | 'mono', body: number][],
] = [
  [0, 0],
  [1, 1],
  [3, 3],
  [7, 7],
  [9, 7],
  [6, 0],
  [8, 0],
  [10, 2],
  [4, 0],
  [4, 7],
  [3, 8],
  [0, 7],
  [2, 6],
  [10, 8],
  [9, 0],
  ['mono', 0],
  ['mono', 8],
  [5, 5],
];

/** The kind of font that a place in `fontPairs` names. */
export const fontKindAt = (place: number | 'mono'): FontKind =>
  place === 'mono' ? monospace : fontKinds[place]!;
