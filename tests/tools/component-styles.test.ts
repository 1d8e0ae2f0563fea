import type { PlainObject } from '../../src/base/theme-data/changes';
import {
  componentKinds,
  editorOf,
  statePath,
  variantPaths,
  withProperty,
} from '../../src/studio/tools/customize/components/component-styles';

const theme: PlainObject = {
  buttons: { primary: { px: 3, '&:hover': { bg: 'text' } }, ghost: { bg: 'transparent' } },
};
const kindOf = (label: string) => componentKinds.find((kind) => kind.label === label)!;

test("a component kind lists its default variants, then the theme's", () => {
  expect(variantPaths(theme, kindOf('Buttons'))).toEqual([
    ['buttons', 'primary'],
    ['buttons', 'secondary'],
    ['buttons', 'ghost'],
  ]);
  expect(variantPaths({}, kindOf('Links'))).toEqual([
    ['styles', 'a'],
    ['links', 'nav'],
  ]);
});

test("a state's styles use the theme's selector, or the default one", () => {
  expect(statePath(theme, ['buttons', 'primary'], 'Normal')).toEqual(['buttons', 'primary']);
  expect(statePath(theme, ['buttons', 'primary'], 'Hover').at(-1)).toBe('&:hover');
  expect(statePath(theme, ['buttons', 'primary'], 'Focus').at(-1)).toBe(':focus-visible');
});

test.each([
  ['4', 4],
  ['-0.5', -0.5],
  [' primary ', 'primary'],
  ['1px solid', '1px solid'],
  ['1e3', '1e3'],
])('the property %j is written as %j', (typed, value) => {
  const path = ['buttons', 'primary', 'px'];
  expect(withProperty(theme, path, typed)).toMatchObject({ buttons: { primary: { px: value } } });
});

test('clearing a property removes only that property', () => {
  expect(withProperty(theme, ['buttons', 'primary', 'px'], ' ')).toEqual({
    buttons: { primary: { '&:hover': { bg: 'text' } }, ghost: { bg: 'transparent' } },
  });
  expect(withProperty(theme, ['cards', 'primary', 'bg'], '')).toBe(theme);
});

test('a theme path belongs to a component kind, variant, and state', () => {
  expect(editorOf(theme, ['buttons', 'primary', '&:hover', 'bg'])).toMatchObject({
    kind: { label: 'Buttons' },
    variant: ['buttons', 'primary'],
    state: 'Hover',
  });
  expect(editorOf(theme, ['styles', 'h2', 'mt'])).toMatchObject({ kind: { label: 'Headings' } });
  expect(editorOf(theme, ['colors', 'text'])).toBeUndefined();
});
