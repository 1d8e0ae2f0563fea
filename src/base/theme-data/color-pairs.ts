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
  /** What has them: components by their names, variants and styles by their paths. */
  where: string[];
  /** Paths of the properties that make the foreground, for those that can be changed without a color of the theme. */
  styles: ThemePath[];
  /** The least contrast that WCAG 2.2 AA asks for there: of text, of large text, or of the part of a control. */
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
  /** Variant that the component has by default, and the component's name. */
  own?: readonly [variant: string, name: string];
}

const onPage: BaseColors = { color: 'text', background: 'background' };
const filled: BaseColors = { color: 'white', background: 'primary' };

const textGroups: Record<string, TextGroup> = {
  styles: { ...onPage, own: ['root', 'Running text'] },
  text: onPage,
  links: onPage,
  buttons: { ...filled, own: ['primary', 'Button'] },
  badges: { ...filled, own: ['primary', 'Badge'] },
  alerts: { ...filled, own: ['primary', 'Alert'] },
  messages: { color: 'text', background: 'highlight', own: ['', 'Message'] },
  cards: onPage,
};

/** Entries of `styles` that show no text. */
const wordless = ['hr', 'progress', 'img'];

/** Variants of `buttons` that are for icons: they begin without a color of their own. */
const iconButtons = ['icon', 'close', 'menu'];

/** A part of a control as Theme UI's component has it. */
interface ControlPart {
  where: string;
  /** Path of its variant, whose colors take the place of those below. */
  variant?: string;
  /** Where in the variant: a selector, as the component writes it. */
  selector?: string;
  foreground: string;
  background: string;
  /** Which of the two the variant sets by `bg`; without it, it sets the foreground by `color`. */
  fills?: 'foreground' | 'background';
}

/**
 * The parts of controls that take colors from the theme, by the base styles of @theme-ui/components 0.17.4.
 * tests/theme-data/color-pairs.test.tsx renders them, and finds no other key.
 */
export const controlParts: readonly ControlPart[] = [
  ...['Checkbox', 'Radio'].flatMap((where): ControlPart[] => {
    const variant = `forms.${where.toLowerCase()}`;
    const checked = { variant, selector: 'input:checked ~ &' };
    return [
      { where, variant, foreground: 'gray', background: 'background' },
      { where: `${where}, chosen`, ...checked, foreground: 'primary', background: 'background' },
      {
        where: `${where}, chosen and focused`,
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

/** The knob of a Switch, which is white until the variant says otherwise. */
const switchKnob = { variant: 'forms.switch', selector: '& > div', color: 'white' } as const;

const isStyle: (value: unknown) => value is Style = isPlainObject;

/** Looks up a size or weight that a scale may name. */
const inScale = (theme: Theme, scale: string, name: unknown): unknown =>
  valueAt(theme as PlainObject, [scale, String(name)]) ?? name;

/** A style merged into its variant, which can have a variant, too. Follows at most five of them. */
function unfold(theme: Theme, style: unknown, depth = 5): Style {
  if (!isStyle(style)) return {};
  const { variant, ...own } = style;
  if (typeof variant !== 'string' || depth === 0) return own;
  return { ...variantOf(theme, variant, depth - 1), ...own };
}

/** A variant by its path, such as `buttons.primary`; empty if the theme doesn't have it. */
const variantOf = (theme: Theme, path: string, depth?: number): Style =>
  unfold(theme, valueAt(theme as PlainObject, path.split('.')), depth);

/** The values of a property that may be an array by breakpoints. Functions cannot be asked without running them. */
function styleValuesOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : [value];
  return all.filter((each) => typeof each === 'string');
}

const passedOn = /^(inherit|currentcolor|unset|initial|revert)$/i;
const clear = /^(transparent|none)$/i;

const colorsIn = (style: Style) =>
  styleValuesOf(style.color).filter((color) => !passedOn.test(color));

function backgroundsIn(style: Style): string[] {
  const { bg, backgroundColor = bg, background = backgroundColor } = style;
  return styleValuesOf(background)
    .filter((color) => !passedOn.test(color))
    .map((color) => (clear.test(color) ? 'background' : color));
}

/** Pixels of a size that a theme's scale names, or that stands for itself. */
function pixels(theme: Theme, size: unknown): number | undefined {
  const [first] = Array.isArray(size) ? (size as unknown[]) : [size];
  const value = inScale(theme, 'fontSizes', first);
  if (typeof value === 'number') return value;
  // An em depends on the font size around it.
  return /\dem$/i.test(String(value)) ? undefined : toPixels(String(value));
}

/** Whether WCAG calls text of a style large: from 24 px, or from 18.66 px when it is bold. */
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

/** States of a selector in words: `&:hover, &:focus` is hovered, focused. */
const statesIn = (selector: string) =>
  Object.entries(stateNames)
    .flatMap(([state, name]) => (selector.includes(state) ? [name] : []))
    .join(', ');

type Found = Omit<ColorPair, 'where' | 'limit' | 'styles'> & { where: string; style?: ThemePath };

/** The colors around a style, which it has if it sets none. */
interface Around {
  fronts: string[];
  backs: string[];
}

/** The pairs of a style and of its states. */
function pairsOfStyle(
  style: Style,
  around: Around,
  { where, kind }: Pick<Found, 'where' | 'kind'>,
  path: ThemePath,
): Found[] {
  const [colors, backgrounds] = [colorsIn(style), backgroundsIn(style)];
  const fronts = colors.length > 0 ? colors : around.fronts;
  const backs = backgrounds.length > 0 ? backgrounds : around.backs;
  const own = fronts.flatMap((foreground) =>
    backs.map((background) => ({ foreground, background, where, kind, style: [...path, 'color'] })),
  );
  const states = Object.entries(style).flatMap(([selector, part]) => {
    if (!isStyle(part) || isPlain(part)) return [];
    const names = statesIn(selector);
    if (!names) return [];
    const state = { where: `${where}, ${names}`, kind };
    return pairsOfStyle(part, { fronts, backs }, state, [...path, selector]);
  });
  return [...own, ...states];
}

const isPlain = (style: Style) => colorsIn(style).length + backgroundsIn(style).length === 0;

function textPairs(theme: Theme): Found[] {
  return Object.entries(textGroups).flatMap(([group, { own, ...base }]) => {
    const variants = (theme as Record<string, unknown>)[group];
    const names = isStyle(variants) ? Object.keys(variants) : [];
    return [...new Set([...(own ? [own[0]] : []), ...names])].flatMap((name) => {
      if (group === 'styles' && wordless.includes(name)) return [];
      const style = unfold(theme, isStyle(variants) ? variants[name] : undefined);
      const isOwn = own?.[0] === name;
      const where = isOwn ? own[1] : `${group}.${name}`;
      const { color, background } =
        group === 'buttons' && iconButtons.includes(name) ? onPage : base;
      const around = { fronts: [color], backs: [background] };
      const kind = isLarge(theme, style) ? 'largeText' : 'text';
      const found = pairsOfStyle(style, around, { where, kind }, [group, name]);
      // A variant without colors has those of the text around it.
      return isPlain(style) && !isOwn ? found.slice(1) : found;
    });
  });
}

/** Current and hovered links of a navigation, which have a color before any variant. */
function navigationPairs(theme: Theme): Found[] {
  const selector = '&:hover, &:focus, &.active';
  const own = unfold(theme, variantOf(theme, 'links.nav')[selector]);
  const [foreground = 'primary'] = colorsIn(own);
  const [background = 'background'] = backgroundsIn(own);
  return [{ foreground, background, where: `NavLink, ${statesIn(selector)}`, kind: 'text' }];
}

function controlPairs(theme: Theme): Found[] {
  const styleOf = ({ variant, selector }: Pick<ControlPart, 'variant' | 'selector'>): Style => {
    const style = variant ? variantOf(theme, variant) : {};
    return selector ? unfold(theme, style[selector]) : style;
  };
  const parts = controlParts.map((part): Found => {
    const style = styleOf(part);
    const [set] = part.fills ? backgroundsIn(style) : colorsIn(style);
    const { where, foreground, background } = part;
    const colors = { foreground, background, ...(set && { [part.fills ?? 'foreground']: set }) };
    return { ...colors, where, kind: 'part' };
  });
  const knobStyle = styleOf(switchKnob);
  const [knob = switchKnob.color] = backgroundsIn(knobStyle);
  const fill = ['background', 'backgroundColor'].find((key) => key in knobStyle) ?? 'bg';
  const style = [...switchKnob.variant.split('.'), switchKnob.selector, fill];
  const knobs = parts
    .filter(({ where }) => where.startsWith('Switch'))
    .map(({ where, foreground }): Found => ({
      foreground: knob,
      background: foreground,
      where: `${where}: its knob`,
      kind: 'part',
      style,
    }));
  return [...parts, ...knobs];
}

/**
 * The pairs of colors that a theme makes: those of Theme UI's components by their base styles, with what its
 * variants change, and those of its `styles` and text variants. Equal pairs are one. Functions are not asked.
 * @returns text first, then parts of controls
 */
export function pairsOf(theme: Theme): ColorPair[] {
  const pairs: ColorPair[] = [];
  for (const found of [...textPairs(theme), ...navigationPairs(theme), ...controlPairs(theme)]) {
    const { where, style, ...pair } = found;
    // Large text is legible where small text is.
    const kinds = pair.kind === 'largeText' ? ['text', 'largeText'] : [pair.kind];
    let same = pairs.find(
      ({ foreground, background, kind }) =>
        foreground === pair.foreground && background === pair.background && kinds.includes(kind),
    );
    if (!same)
      pairs.push((same = { ...pair, where: [], styles: [], limit: wcagLimits[pair.kind] }));
    if (!same.where.includes(where)) same.where.push(where);
    // Message without a variant has no key, and running text is the page's.
    if (style && !style.includes('') && style[1] !== 'root') same.styles.push(style);
  }
  return pairs;
}
