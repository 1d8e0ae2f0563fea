import * as library from '@theme-ui/components';
import { scales } from '@theme-ui/css';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as themeUI from 'theme-ui';
import { jsx, ThemeUIProvider, type Theme } from 'theme-ui';
import { assertDescribed, readApi, findSince } from '../../../src/reference/components';
import { loadLibrary } from '../../../src/reference/library';
import { readScales, getScaleNames, findScale } from '../../../src/reference/scales';
import { currentVersion, olderVersions } from '../../../src/versions/list';

const { componentNames } = loadLibrary();
const { components, commonProps, styleProps } = readApi();
const component = (name: string) => components.get(name)!;
const prop = (name: string, prop: string) =>
  component(name).props.find((candidate) => candidate.name === prop)!;
const defaults = (name: string) =>
  Object.fromEntries(component(name).props.map((prop) => [prop.name, prop.default]));

const render = (element: ReactElement, theme: Theme) =>
  renderToStaticMarkup(createElement(ThemeUIProvider, { theme }, element));

describe('components', () => {
  test('are the 36 that theme-ui exports, without icon elements, functions and providers', () => {
    expect(componentNames).toHaveLength(36);
    expect([...components.keys()]).toEqual(componentNames);
    for (const name of componentNames) {
      expect([name, themeUI[name as never]]).toEqual([name, library[name as never]]);
    }
    expect(componentNames).toContain('MenuIcon');
    expect(componentNames).not.toContain('CloseIcon');
  });

  test('have their own props and no attributes or common props', () => {
    const own = componentNames.map((name) => [name, component(name).props.map(({ name }) => name)]);
    expect(Object.fromEntries(own.filter(([, props]) => props!.length > 0))).toEqual({
      AspectImage: ['ratio'],
      AspectRatio: ['ratio'],
      Avatar: ['size'],
      Close: ['size'],
      Donut: ['value', 'size', 'strokeWidth', 'min', 'max', 'title'],
      Embed: ['ratio', 'src', 'frameBorder', 'allowFullScreen', 'width', 'height', 'allow'],
      Field: ['as', 'label', 'id', 'name'],
      Grid: ['width', 'columns', 'gap', 'repeat'],
      IconButton: ['size'],
      Input: ['autofillBackgroundColor'],
      MenuButton: ['size'],
      MenuIcon: ['size'],
      Select: ['arrow'],
      Spinner: ['size', 'strokeWidth', 'title', 'duration'],
      Switch: ['label'],
    });
  });

  test('mark the version that added a prop', () => {
    const [older] = olderVersions;
    expect(older).toBeDefined();
    const before = readApi(older).components;
    for (const { name, props } of components.values()) {
      const names = before.get(name)!.props.map((each) => each.name);
      const newer = props.filter((each) => !names.includes(each.name)).map((each) => each.name);
      const marked = props.filter(({ since }) => since !== undefined).map((each) => each.name);
      expect([name, marked]).toEqual([name, newer]);
    }
    const gap = prop('Grid', 'gap');
    const { props } = before.get('Grid')!;
    const library = { version: currentVersion };
    expect(findSince(gap, library, { props })).toEqual({});
    expect(findSince(gap, library, { props: [] })).toEqual({ since: currentVersion.name });
    // An even older version already has a mark.
    expect(findSince(gap, library, { props: [{ ...gap, since: '0.16' }] })).toEqual({
      since: '0.16',
    });
    expect(findSince(gap, library, undefined)).toEqual({});
  });

  test('have defaults, even for props that they pass to another component', () => {
    expect(defaults('Donut')).toEqual({
      value: '0',
      size: '128',
      strokeWidth: '2',
      min: '0',
      max: '1',
      title: undefined,
    });
    expect(defaults('Field')).toEqual({
      as: 'Input',
      label: undefined,
      id: undefined,
      name: undefined,
    });
    expect(defaults('AspectRatio')).toEqual({ ratio: '4 / 3' });
    expect(defaults('AspectImage')).toEqual({ ratio: '4 / 3' });
    expect(defaults('MenuButton')).toEqual({ size: '32' });
    expect(defaults('Input')).toEqual({ autofillBackgroundColor: "'background'" });
  });

  test('have types as text', () => {
    expect(prop('Grid', 'columns').type).toBe('ResponsiveStyleValue<string | number>');
    expect(prop('Grid', 'repeat').type).toBe("'fit' | 'fill'");
    expect(prop('Switch', 'label').type).toBe('string');
    expect(prop('Embed', 'allowFullScreen').type).toBe('boolean');
    expect(prop('Embed', 'src').type).toBe('string');
    expect(prop('Field', 'as').type).toBe('ElementType');
    expect(prop('Select', 'arrow').type).toBe('ReactElement');
  });

  test('have only one required prop', () => {
    const required = componentNames.flatMap((name) =>
      component(name)
        .props.filter(({ required }) => required)
        .map((prop) => `${name}.${prop.name}`),
    );
    expect(required).toEqual(['Donut.value']);
  });

  test.each([
    ['Button', 'buttons', 'primary'],
    ['Grid', 'grids', undefined],
    ['Box', 'variants', undefined],
    ['Link', 'links', 'styles.a'],
    ['Divider', 'variants', 'styles.hr'],
    ['Slider', 'forms', 'slider'],
    ['Field', 'forms', 'input'],
    ['MenuIcon', undefined, undefined],
  ])('%s looks up its variant in %s, by default %s', (name, themeKey, defaultVariant) => {
    expect([component(name).themeKey, component(name).defaultVariant]).toEqual([
      themeKey,
      defaultVariant,
    ]);
  });

  test.each([
    ['Button', ['button: ref attributes className variant sx short margins style props']],
    ['AspectRatio', ['div: ref', 'div: attributes className variant sx short margins style props']],
    ['Select', ['div: short margins', 'select: ref attributes className variant sx style props']],
    [
      'Switch',
      ['label: ', 'input: ref attributes short margins style props', 'div: className variant sx'],
    ],
    ['Embed', ['div: variant sx short margins style props', 'iframe: ref attributes className']],
  ])('%s passes its props to the right elements', (name, elements) => {
    expect(
      component(name).elements.map(({ tag, receives }) => `${tag}: ${receives.join(' ')}`),
    ).toEqual(elements);
  });
});

describe.each(componentNames.filter((name) => component(name).themeKey))('%s, rendered', (name) => {
  const { themeKey, defaultVariant = 'chosen', elements } = component(name);
  const Component = library[name as never] as ComponentType<Record<string, unknown>>;
  const marker = { outlineColor: 'rgb(1, 2, 3)' };
  const [first, ...path] = defaultVariant.includes('.')
    ? defaultVariant.split('.')
    : [themeKey!, defaultVariant];
  const theme = { [first!]: { [path.join('.')]: marker } } as Theme;

  test('uses the variant from its theme key', () => {
    const props = component(name).defaultVariant ? {} : { variant: 'chosen' };
    expect(render(createElement(Component, props), theme)).toContain('outline-color:rgb(1, 2, 3)');
    expect(render(createElement(Component), {})).not.toContain('outline-color');
  });

  test('passes attributes to the documented element', () => {
    const { tag } = elements.find(({ receives }) => receives.includes('attributes'))!;
    const html = render(createElement(Component, { 'data-here': '' }), {});
    expect(html).toMatch(new RegExp(`<${tag}\\b[^>]* data-here`));
  });
});

test("Embed's sx applies to the iframe when Theme UI's JSX function compiles it", () => {
  const Embed = library.Embed as ComponentType<Record<string, unknown>>;
  const html = render(jsx(Embed, { sx: { '--mark': 1 } }), {});
  const frame = /<iframe[^>]*class="(css-[\w-]+)"/.exec(html)![1]!;
  expect(html).toMatch(new RegExp(`\\.${frame}\\{[^}]*--mark:1`));
});

describe('common props', () => {
  test('are the props of Box and React', () => {
    expect(commonProps.map(({ name, type }) => `${name}: ${type}`)).toEqual([
      'variant: string',
      'sx: ThemeUIStyleObject<Theme>',
      'as: ElementType',
      'css: Interpolation<any>',
      'ref: Ref<T>',
      'className: string',
    ]);
  });
  test('include the style props that Box takes out of its attributes', () => {
    expect(styleProps.map(({ scale, names }) => [scale, names.length])).toEqual([
      ['space', 14],
      ['space', 14],
      ['colors', 3],
      ['opacities', 1],
    ]);
    expect(styleProps[0]!.names.slice(0, 9)).toEqual([
      'm',
      'mt',
      'mr',
      'mb',
      'ml',
      'mx',
      'my',
      'margin',
      'marginTop',
    ]);
    for (const name of styleProps.flatMap(({ names }) => names)) {
      expect(library.__isBoxStyledSystemProp(name)).toBe(true);
      const html = render(createElement(library.Box, { [name]: 'initial' } as object), {});
      expect(html).not.toMatch(new RegExp(` ${name}=`, 'i'));
    }
  });
});

describe('descriptions', () => {
  test('must exist for every prop and nothing else', () => {
    expect(() =>
      assertDescribed({ Donut: ['value', 'min'] }, { Donut: { value: 'x', max: 'x' } }),
    ).toThrow(
      'Fix src/reference/descriptions.ts:\n' +
        '- The prop "min" of Donut has no description; add one\n' +
        '- Donut doesn\'t have a prop "max"; remove its description',
    );
  });
});

describe('scales', () => {
  test('list every property of @theme-ui/css once', () => {
    const listed = readScales().flatMap(({ properties }) => properties);
    expect(listed.length).toBeGreaterThan(140);
    expect([...listed].sort()).toEqual(Object.keys(scales).sort());
  });
  test('name the purpose of each group in a split scale', () => {
    expect(readScales('space').map(({ purpose }) => purpose)).toEqual([
      'margin',
      'padding',
      'scroll margin',
      'scroll padding',
      'position',
      'gap',
    ]);
  });
  test('match the scales that styles use', () => {
    expect(getScaleNames()).toHaveLength(16);
    for (const { scale, properties } of readScales()) {
      for (const property of properties)
        expect([property, findScale(property).scale]).toEqual([property, scale]);
    }
  });
});
