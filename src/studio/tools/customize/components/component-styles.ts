import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { readValue } from '../../../../base/theme-data/length';
import {
  valueAt,
  withoutValue,
  withValue,
  type ThemePath,
} from '../../../../base/theme-data/theme-path';
import { isCssValue } from '../scales/entry-problem';

/** State of a component, and the selectors that themes write for it; the first is used for new styles. */
const states = {
  Normal: [],
  Hover: [':hover', '&:hover'],
  Focus: [':focus-visible', '&:focus-visible', ':focus', '&:focus'],
  Disabled: [':disabled', '&:disabled'],
} as const satisfies Record<string, readonly string[]>;

export type StateName = keyof typeof states;

/** CSS property that the editor has a field for, with its name for readers and the scale of its values. */
export interface StyleProperty {
  key: string;
  label: string;
  /** Key of the theme whose entries are suggested; undefined for plain CSS values. */
  scale?: string;
  example: string;
}

/** Groups of fields, in order. */
export const propertyGroups = ['Text', 'Surface', 'Space'] as const;

/** Properties that few variants set, by key: their fields are below "More". */
const rare = new Set(['lineHeight', 'letterSpacing', 'textTransform']);

/** Properties of surfaces and distances. All others are of text. */
const groupOf: Readonly<Record<string, (typeof propertyGroups)[number]>> = {
  bg: 'Surface',
  border: 'Surface',
  borderColor: 'Surface',
  borderRadius: 'Surface',
  boxShadow: 'Surface',
  outline: 'Surface',
  outlineColor: 'Surface',
  opacity: 'Surface',
  px: 'Space',
  py: 'Space',
  mt: 'Space',
  mb: 'Space',
};

/** Returns the properties of a group, those that few variants set separately. */
export function propertiesIn(
  group: (typeof propertyGroups)[number],
  properties: readonly StyleProperty[],
): { usual: StyleProperty[]; more: StyleProperty[] } {
  const all = properties.filter(({ key }) => (groupOf[key] ?? 'Text') === group);
  return {
    usual: all.filter(({ key }) => !rare.has(key)),
    more: all.filter(({ key }) => rare.has(key)),
  };
}

const text: readonly StyleProperty[] = [
  { key: 'color', label: 'Text color', scale: 'colors', example: 'text' },
  { key: 'fontFamily', label: 'Font', scale: 'fonts', example: 'body' },
  { key: 'fontSize', label: 'Font size', scale: 'fontSizes', example: '2' },
  { key: 'fontWeight', label: 'Font weight', scale: 'fontWeights', example: 'bold' },
  { key: 'lineHeight', label: 'Line height', scale: 'lineHeights', example: 'heading' },
  { key: 'letterSpacing', label: 'Letter spacing', scale: 'letterSpacings', example: '0.02em' },
  { key: 'textTransform', label: 'Capitalization', example: 'uppercase' },
];

const box: readonly StyleProperty[] = [
  { key: 'bg', label: 'Background', scale: 'colors', example: 'primary' },
  { key: 'border', label: 'Border', scale: 'borders', example: '1px solid' },
  { key: 'borderColor', label: 'Border color', scale: 'colors', example: 'gray' },
  { key: 'borderRadius', label: 'Corners', scale: 'radii', example: '4' },
  { key: 'px', label: 'Horizontal padding', scale: 'space', example: '3' },
  { key: 'py', label: 'Vertical padding', scale: 'space', example: '2' },
  { key: 'boxShadow', label: 'Shadow', scale: 'shadows', example: '0 1px 4px black' },
];

const margins: readonly StyleProperty[] = [
  { key: 'mt', label: 'Margin above', scale: 'space', example: '4' },
  { key: 'mb', label: 'Margin below', scale: 'space', example: '2' },
];

const decoration: StyleProperty = {
  key: 'textDecoration',
  label: 'Underline',
  example: 'underline',
};

/** Fields of each state but Normal. */
export const stateProperties: readonly StyleProperty[] = [
  text[0]!,
  box[0]!,
  box[2]!,
  box[6]!,
  decoration,
  { key: 'outline', label: 'Outline', example: '2px solid' },
  { key: 'outlineColor', label: 'Outline color', scale: 'colors', example: 'primary' },
  { key: 'opacity', label: 'Opacity', scale: 'opacities', example: '0.5' },
];

/** Kind of component, and where a theme has its variants. */
export interface ComponentKind {
  label: string;
  /** Key of the theme with its variants; new ones are added there. Undefined if there's a fixed number. */
  group?: string;
  /** Variants that are always listed. */
  paths: readonly ThemePath[];
  states: readonly StateName[];
  properties: readonly StyleProperty[];
}

/** Kinds of components with an editor. */
export const componentKinds: readonly ComponentKind[] = [
  {
    label: 'Buttons',
    group: 'buttons',
    paths: [
      ['buttons', 'primary'],
      ['buttons', 'secondary'],
    ],
    states: ['Normal', 'Hover', 'Focus', 'Disabled'],
    properties: [...text, ...box],
  },
  {
    label: 'Cards',
    group: 'cards',
    paths: [['cards', 'primary']],
    states: ['Normal', 'Hover'],
    properties: [text[0]!, ...box],
  },
  {
    label: 'Inputs',
    paths: ['input', 'select', 'textarea', 'label'].map((name) => ['forms', name]),
    states: ['Normal', 'Hover', 'Focus', 'Disabled'],
    properties: [...text, ...box],
  },
  {
    label: 'Links',
    group: 'links',
    paths: [
      ['styles', 'a'],
      ['links', 'nav'],
    ],
    states: ['Normal', 'Hover', 'Focus'],
    properties: [...text, decoration],
  },
  {
    label: 'Badges',
    group: 'badges',
    paths: [['badges', 'primary']],
    states: ['Normal'],
    properties: [...text, ...box],
  },
  {
    label: 'Headings',
    paths: [
      ['text', 'heading'],
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => ['styles', name]),
    ],
    states: ['Normal'],
    properties: [...text, ...margins],
  },
];

/** Paths of a kind's variants: those that are always listed, then the theme's own. */
export function variantPaths(theme: PlainObject, { group, paths }: ComponentKind): ThemePath[] {
  const styles = group === undefined ? undefined : valueAt(theme, [group]);
  const others = isPlainObject(styles) ? Object.keys(styles) : [];
  return [
    ...paths,
    ...others
      .filter((name) => !paths.some((path) => path[0] === group && path[1] === name))
      .map((name) => [group!, name]),
  ];
}

/** Path of a state's styles in a variant, with the selector that the theme already has. */
export function statePath(theme: PlainObject, variant: ThemePath, state: StateName): ThemePath {
  const selectors: readonly string[] = states[state];
  if (selectors.length === 0) return variant;
  const style = valueAt(theme, variant);
  const known = selectors.find(
    (selector) => isPlainObject(style) && Object.hasOwn(style, selector),
  );
  return [...variant, known ?? selectors[0]!];
}

/** CSS properties of Theme UI's short names. */
const longNames: Readonly<Record<string, string>> = {
  bg: 'background-color',
  px: 'padding-inline',
  py: 'padding-block',
  mt: 'margin-top',
  mb: 'margin-bottom',
};

/** True if CSS accepts a property's value as it was typed; Theme UI adds px to the numbers of lengths. */
export function isPropertyValue(key: string, typed: string): boolean {
  const name = longNames[key] ?? key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return isCssValue(name, readValue(typed));
}

/** Sets a property of a style to a typed text. An empty text removes the property. */
export function withProperty(theme: PlainObject, path: ThemePath, typed: string): PlainObject {
  const value = readValue(typed);
  return value === '' ? withoutValue(theme, path) : withValue(theme, path, value);
}

/** Kind and variant that a path of the theme is in; undefined if there's no editor for it. */
export function editorOf(
  theme: PlainObject,
  path: ThemePath,
): { kind: ComponentKind; variant: ThemePath; state: StateName } | undefined {
  for (const kind of componentKinds) {
    const variant = variantPaths(theme, kind).find((variantPath) =>
      variantPath.every((key, index) => path[index] === key),
    );
    if (!variant) continue;
    const state = kind.states.find((stateName) =>
      (states[stateName] as readonly string[]).includes(path[variant.length] ?? ''),
    );
    return { kind, variant, state: state ?? 'Normal' };
  }
  return undefined;
}
