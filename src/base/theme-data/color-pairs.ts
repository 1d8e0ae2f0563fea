import type { Theme } from 'theme-ui';
import { isPlainObject, type PlainObject } from './changes';
import { wcagLimits } from './contrast';
import { toPixels } from './length';
import { valueAt, type ThemePath } from './theme-path';

/** Two colors that meet in Theme UI's components, or in the styles and variants of a theme. */
export interface ColorPair {
  /** Key of `theme.colors`, or a CSS color. */
  foreground: string;
  background: string;
  /** Where they're used: names of components, and paths of variants and styles. */
  where: string[];
  /** Paths of the style properties that set the foreground, to change it without changing a color of the theme. */
  styles: ThemePath[];
  /** Minimum contrast in WCAG 2.2 AA for text, large text, or parts of controls. */
  limit: number;
  kind: keyof typeof wcagLimits;
}

type Style = Record<string, unknown>;

/** Colors that a component has before any variant. */
interface BaseColors {
  color: string;
  background: string;
}

/** A group of a theme whose entries are styles of text. */
interface TextGroup extends BaseColors {
  /** Default variant of the group's component, and the component's name. */
  defaultStyle?: readonly [variant: string, name: string];
}

const onPage: BaseColors = { color: 'text', background: 'background' };
const filled: BaseColors = { color: 'white', background: 'primary' };

const textGroups: Record<string, TextGroup> = {
  styles: { ...onPage, defaultStyle: ['root', 'Body text'] },
  text: onPage,
  links: onPage,
  buttons: { ...filled, defaultStyle: ['primary', 'Button'] },
  badges: { ...filled, defaultStyle: ['primary', 'Badge'] },
  alerts: { ...filled, defaultStyle: ['primary', 'Alert'] },
  messages: { color: 'text', background: 'highlight', defaultStyle: ['', 'Message'] },
  cards: onPage,
};

/** Entries of `styles` for elements without text. */
const stylesWithoutText = ['hr', 'progress', 'img'];

/** Variants of `buttons` that don't have base colors. */
const iconButtons = ['icon', 'close', 'menu'];

/** Part of a control in a Theme UI component. */
interface ControlPart {
  where: string;
  /** Path of its variant, which can override the colors below. */
  variant?: string;
  /** Selector inside the variant, as in the component's source. */
  selector?: string;
  foreground: string;
  background: string;
  /** The color that the variant's `bg` sets. If undefined, the variant's `color` sets the foreground. */
  fills?: 'foreground' | 'background';
}

/**
 * Parts of controls with colors of the theme, from the base styles of @theme-ui/components 0.17.4.
 * tests/theme-data/color-pairs.test.tsx renders all controls to check that the list is complete.
 */
export const controlParts: readonly ControlPart[] = [
  ...['Checkbox', 'Radio'].flatMap((where): ControlPart[] => {
    const variant = `forms.${where.toLowerCase()}`;
    const checked = { variant, selector: 'input:checked ~ &' };
    return [
      { where, variant, foreground: 'gray', background: 'background' },
      { where: `${where}, checked`, ...checked, foreground: 'primary', background: 'background' },
      {
        where: `${where}, checked and focused`,
        ...checked,
        foreground: 'primary',
        background: 'highlight',
      },
    ];
  }),
  { where: 'Radio, focused', foreground: 'gray', background: 'highlight' },
  {
    where: 'Switch, off',
    variant: 'forms.switch',
    foreground: 'gray',
    background: 'background',
    fills: 'foreground',
  },
  {
    where: 'Switch, on',
    variant: 'forms.switch',
    selector: 'input:checked ~ &',
    foreground: 'primary',
    background: 'background',
    fills: 'foreground',
  },
  {
    where: 'Slider, thumb on track',
    variant: 'forms.slider',
    foreground: 'text',
    background: 'gray',
    fills: 'background',
  },
  {
    where: 'Slider, focused',
    variant: 'forms.slider',
    foreground: 'primary',
    background: 'gray',
    fills: 'background',
  },
  {
    where: 'Progress',
    variant: 'styles.progress',
    foreground: 'primary',
    background: 'gray',
    fills: 'background',
  },
  { where: 'Donut, Spinner', foreground: 'primary', background: 'background' },
  { where: 'Divider', variant: 'styles.hr', foreground: 'gray', background: 'background' },
];

/** Knob of a Switch; white unless the variant sets another color. */
const switchKnob = { variant: 'forms.switch', selector: '& > div', color: 'white' } as const;

const isStyle: (value: unknown) => value is Style = isPlainObject;

/** Resolves a size or weight: an entry of a scale, or the value itself. */
const inScale = (theme: Theme, scale: string, name: unknown): unknown =>
  valueAt(theme as PlainObject, [scale, String(name)]) ?? name;

/** Limit for variants that have a variant, which may be circular. */
const MAX_VARIANT_DEPTH = 5;

/** Merges a style into its variant, which can have a variant, too. */
function resolveVariant(theme: Theme, style: unknown, depth = MAX_VARIANT_DEPTH): Style {
  if (!isStyle(style)) return {};
  const { variant, ...properties } = style;
  if (typeof variant !== 'string' || depth === 0) return properties;
  return { ...variantOf(theme, variant, depth - 1), ...properties };
}

/** Returns a variant by its path, such as `buttons.primary`; empty if the theme doesn't have it. */
const variantOf = (theme: Theme, path: string, depth?: number): Style =>
  resolveVariant(theme, valueAt(theme as PlainObject, path.split('.')), depth);

/** Returns the values of a property, which may be an array by breakpoint. Skips functions, which would have to run. */
function styleValuesOf(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((item) => typeof item === 'string');
}

const inheritedColor = /^(inherit|currentcolor|unset|initial|revert)$/i;
const transparentColor = /^(transparent|none)$/i;

const colorsIn = (style: Style) =>
  styleValuesOf(style.color).filter((color) => !inheritedColor.test(color));

function backgroundsIn(style: Style): string[] {
  const { bg, backgroundColor = bg, background = backgroundColor } = style;
  return styleValuesOf(background)
    .filter((color) => !inheritedColor.test(color))
    .map((color) => (transparentColor.test(color) ? 'background' : color));
}

/** Converts a font size, or an entry of the theme's scale, to px. */
function pixels(theme: Theme, size: unknown): number | undefined {
  const [first] = Array.isArray(size) ? (size as unknown[]) : [size];
  const value = inScale(theme, 'fontSizes', first);
  if (typeof value === 'number') return value;
  // An em depends on the font size around it.
  return /\dem$/i.test(String(value)) ? undefined : toPixels(String(value));
}

/** True for large text by WCAG's definition: from 24 px, or from 18.66 px if it's bold. */
function isLarge(theme: Theme, style: Style): boolean {
  const weight = inScale(theme, 'fontWeights', style.fontWeight);
  const isBold = weight === 'bold' || Number(weight) >= 700;
  return (pixels(theme, style.fontSize) ?? 0) >= (isBold ? 18.66 : 24);
}

const stateNames = {
  ':hover': 'hovered',
  ':focus': 'focused',
  ':active': 'pressed',
  ':visited': 'visited',
  '.active': 'current',
};

/** Describes the states in a selector: “hovered, focused” for `&:hover, &:focus`. */
const statesIn = (selector: string) =>
  Object.entries(stateNames)
    .flatMap(([state, name]) => (selector.includes(state) ? [name] : []))
    .join(', ');

type FoundPair = Omit<ColorPair, 'where' | 'limit' | 'styles'> & {
  where: string;
  style?: ThemePath;
};

/** Colors of the parent, which a style inherits if it doesn't set any. */
interface InheritedColors {
  foregrounds: string[];
  backgrounds: string[];
}

/** Returns the pairs of a style and of its states. */
function pairsOfStyle(
  style: Style,
  inherited: InheritedColors,
  { where, kind }: Pick<FoundPair, 'where' | 'kind'>,
  path: ThemePath,
): FoundPair[] {
  const [ownForegrounds, ownBackgrounds] = [colorsIn(style), backgroundsIn(style)];
  const foregrounds = ownForegrounds.length > 0 ? ownForegrounds : inherited.foregrounds;
  const backgrounds = ownBackgrounds.length > 0 ? ownBackgrounds : inherited.backgrounds;
  const pairs = foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({
      foreground,
      background,
      where,
      kind,
      style: [...path, 'color'],
    })),
  );
  const states = Object.entries(style).flatMap(([selector, part]) => {
    if (!isStyle(part) || !hasColors(part)) return [];
    const names = statesIn(selector);
    if (!names) return [];
    const state = { where: `${where}, ${names}`, kind };
    return pairsOfStyle(part, { foregrounds, backgrounds }, state, [...path, selector]);
  });
  return [...pairs, ...states];
}

const hasColors = (style: Style) => colorsIn(style).length + backgroundsIn(style).length > 0;

function textPairs(theme: Theme): FoundPair[] {
  return Object.entries(textGroups).flatMap(([group, { defaultStyle, ...base }]) => {
    const variants = (theme as Record<string, unknown>)[group];
    const names = isStyle(variants) ? Object.keys(variants) : [];
    return [...new Set([...(defaultStyle ? [defaultStyle[0]] : []), ...names])].flatMap((name) => {
      if (group === 'styles' && stylesWithoutText.includes(name)) return [];
      const style = resolveVariant(theme, isStyle(variants) ? variants[name] : undefined);
      const isDefault = defaultStyle?.[0] === name;
      const where = isDefault ? defaultStyle[1] : `${group}.${name}`;
      const { color, background } =
        group === 'buttons' && iconButtons.includes(name) ? onPage : base;
      const inherited = { foregrounds: [color], backgrounds: [background] };
      const kind = isLarge(theme, style) ? 'largeText' : 'text';
      const pairs = pairsOfStyle(style, inherited, { where, kind }, [group, name]);
      // A variant without colors inherits both from the text around it, so it isn't a new pair.
      return hasColors(style) || isDefault ? pairs : pairs.slice(1);
    });
  });
}

/** Current and hovered NavLinks, which have a base color. */
function navigationPairs(theme: Theme): FoundPair[] {
  const selector = '&:hover, &:focus, &.active';
  const style = resolveVariant(theme, variantOf(theme, 'links.nav')[selector]);
  const [foreground = 'primary'] = colorsIn(style);
  const [background = 'background'] = backgroundsIn(style);
  return [{ foreground, background, where: `NavLink, ${statesIn(selector)}`, kind: 'text' }];
}

function controlPairs(theme: Theme): FoundPair[] {
  const styleOf = ({ variant, selector }: Pick<ControlPart, 'variant' | 'selector'>): Style => {
    const style = variant ? variantOf(theme, variant) : {};
    return selector ? resolveVariant(theme, style[selector]) : style;
  };
  const parts = controlParts.map((part): FoundPair => {
    const style = styleOf(part);
    const [color] = part.fills ? backgroundsIn(style) : colorsIn(style);
    const { where, foreground, background } = part;
    const colors = {
      foreground,
      background,
      ...(color && { [part.fills ?? 'foreground']: color }),
    };
    return { ...colors, where, kind: 'part' };
  });
  const knobStyle = styleOf(switchKnob);
  const [knob = switchKnob.color] = backgroundsIn(knobStyle);
  const fill = ['background', 'backgroundColor'].find((key) => key in knobStyle) ?? 'bg';
  const style = [...switchKnob.variant.split('.'), switchKnob.selector, fill];
  const knobs = parts
    .filter(({ where }) => where.startsWith('Switch'))
    .map(({ where, foreground }): FoundPair => ({
      foreground: knob,
      background: foreground,
      where: `${where}: knob`,
      kind: 'part',
      style,
    }));
  return [...parts, ...knobs];
}

/**
 * Returns the pairs of colors in a theme: those of Theme UI's components with the theme's variants, and those of its
 * `styles` and text variants. Merges equal pairs. Skips functions.
 * @returns text first, then parts of controls
 */
export function pairsOf(theme: Theme): ColorPair[] {
  const pairs: ColorPair[] = [];
  for (const { where, style, ...pair } of [
    ...textPairs(theme),
    ...navigationPairs(theme),
    ...controlPairs(theme),
  ]) {
    // A pair that's used for small text already has the stricter limit.
    const kinds = pair.kind === 'largeText' ? ['text', 'largeText'] : [pair.kind];
    let existing = pairs.find(
      ({ foreground, background, kind }) =>
        foreground === pair.foreground && background === pair.background && kinds.includes(kind),
    );
    if (!existing)
      pairs.push((existing = { ...pair, where: [], styles: [], limit: wcagLimits[pair.kind] }));
    if (!existing.where.includes(where)) existing.where.push(where);
    // The base style of Message isn't in the theme, and `styles.root` is the page itself.
    if (style && !style.includes('') && style[1] !== 'root') existing.styles.push(style);
  }
  return pairs;
}
