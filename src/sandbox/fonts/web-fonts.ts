/** A variable font that this site serves, from a package of Fontsource. */
export interface WebFont {
  /** Name of the package, after `@fontsource-variable/`. */
  slug: string;
  /** Name of the family in CSS, also in an app that imports the package. */
  family: string;
  generic: 'sans-serif' | 'serif' | 'monospace';
  /** Lowest and highest weight. */
  weight: string;
  /** True if there are no italics, so that browsers slant it. */
  isUprightOnly?: boolean;
}

export const webFonts: readonly WebFont[] = [
  { slug: 'inter', family: 'Inter Variable', generic: 'sans-serif', weight: '100 900' },
  { slug: 'open-sans', family: 'Open Sans Variable', generic: 'sans-serif', weight: '300 800' },
  {
    slug: 'source-sans-3',
    family: 'Source Sans 3 Variable',
    generic: 'sans-serif',
    weight: '200 900',
  },
  { slug: 'work-sans', family: 'Work Sans Variable', generic: 'sans-serif', weight: '100 900' },
  { slug: 'dm-sans', family: 'DM Sans Variable', generic: 'sans-serif', weight: '100 1000' },
  { slug: 'montserrat', family: 'Montserrat Variable', generic: 'sans-serif', weight: '100 900' },
  {
    slug: 'outfit',
    family: 'Outfit Variable',
    generic: 'sans-serif',
    weight: '100 900',
    isUprightOnly: true,
  },
  { slug: 'lora', family: 'Lora Variable', generic: 'serif', weight: '400 700' },
  {
    slug: 'source-serif-4',
    family: 'Source Serif 4 Variable',
    generic: 'serif',
    weight: '200 900',
  },
  { slug: 'literata', family: 'Literata Variable', generic: 'serif', weight: '200 900' },
  {
    slug: 'playfair-display',
    family: 'Playfair Display Variable',
    generic: 'serif',
    weight: '400 900',
  },
  {
    slug: 'jetbrains-mono',
    family: 'JetBrains Mono Variable',
    generic: 'monospace',
    weight: '100 800',
  },
];

/** Package of a font. */
export const packageOf = ({ slug }: WebFont): string => `@fontsource-variable/${slug}`;

/** Value of `font-family` for a font. */
export const stackOf = ({ family, generic }: WebFont): string => `"${family}", ${generic}`;

/** Returns the fonts that a theme names, in its source or as JSON. */
export const fontsIn = (theme: string): WebFont[] =>
  webFonts.filter(({ family }) => theme.includes(family));
