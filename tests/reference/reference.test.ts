import * as library from '@theme-ui/components';
import { scales } from '@theme-ui/css';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import { readFileSync } from 'node:fs';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as themeUI from 'theme-ui';
import { jsx, ThemeUIProvider, type Theme } from 'theme-ui';
import type { VFile } from 'vfile';
import { phrasing } from '../../src/content/markdown/mdast';
import { componentSource } from '../../src/content/reference/component-page';
import { assertDescribed, readApi } from '../../src/content/reference/components';
import { loadLibrary } from '../../src/content/reference/library';
import { remarkReferenceTables } from '../../src/content/reference/remark-reference-tables';
import { findScale, readScales } from '../../src/content/reference/scales';
import { currentVersion } from '../../src/content/versions/list';

// One file, because reading the API parses the types of React and of Theme UI.
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
  test('are those that theme-ui exports, without icon elements, functions and providers', () => {
    expect([...components.keys()]).toEqual(componentNames);
    for (const name of componentNames) {
      expect([name, themeUI[name as never]]).toEqual([name, library[name as never]]);
    }
    expect(componentNames).toContain('MenuIcon');
    expect(componentNames).not.toContain('CloseIcon');
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
    expect(defaults('AspectRatio')).toEqual({ ratio: '4 / 3' });
    expect(defaults('Input')).toEqual({ autofillBackgroundColor: "'background'" });
  });

  test('have types as text', () => {
    expect(prop('Grid', 'columns').type).toBe('ResponsiveStyleValue<string | number>');
    expect(prop('Grid', 'repeat').type).toBe("'fit' | 'fill'");
    expect(prop('Field', 'as').type).toBe('ElementType');
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
    for (const name of styleProps.flatMap(({ names }) => names)) {
      expect(library.__isBoxStyledSystemProp(name)).toBe(true);
      const html = render(createElement(library.Box, { [name]: 'initial' } as object), {});
      expect(html).not.toMatch(new RegExp(` ${name}=`, 'i'));
    }
  });
});

describe('descriptions', () => {
  test('must exist for every own prop, and only for props', () => {
    const declared = new Map(['value', 'min'].map((name) => [name, { name }]));
    const described = { value: 'x', max: 'x' };
    expect(() =>
      assertDescribed([{ name: 'Donut', declared, described, isOwn: () => true }]),
    ).toThrow(
      'Fix src/content/reference/component-entries.ts:\n' +
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
    for (const { scale, properties } of readScales()) {
      for (const property of properties)
        expect([property, findScale(property).scale]).toEqual([property, scale]);
    }
  });
});

type Attribute = MdxJsxAttribute | MdxJsxExpressionAttribute;

const file = {
  message(message: string) {
    throw new Error(message);
  },
} as unknown as VFile;

const of = (value: string): Attribute => ({ type: 'mdxJsxAttribute', name: 'of', value });

/** Expands a page with a single element. */
function expand(
  name: string,
  attributes: Attribute[] = [],
  type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' = 'mdxJsxFlowElement',
): RootContent[] {
  const tree = { type: 'root', children: [{ type, name, attributes, children: [] }] } as Root;
  remarkReferenceTables()(tree, file);
  return tree.children;
}

/** Formats nodes as text: cells start with a bar, and code is in backticks. */
function print(node: { type: string; value?: string; children?: unknown[]; url?: string }): string {
  const inner = (node.children ?? []).map((child) => print(child as typeof node)).join('');
  switch (node.type) {
    case 'inlineCode':
      return `\`${node.value}\``;
    case 'link':
      return `[${inner}](${node.url})`;
    case 'tableCell':
      return `| ${inner} `;
    case 'tableRow':
    case 'listItem':
    case 'paragraph':
      return `${inner}\n`;
    default:
      return node.value ?? inner;
  }
}

const printed = (name: string, attributes: Attribute[] = []) =>
  expand(name, attributes).map(print).join('');

describe('PropTable', () => {
  test("prints facts, the component's props and its other attributes", () => {
    expect(
      printed('PropTable', [of('IconButton')])
        .split('\n')
        .filter(Boolean),
    ).toEqual([
      'Element: `<button>`; `ref` points to it',
      'Theme key: `buttons`',
      'Default variant: `icon`',
      `Source: [IconButton on GitHub](${componentSource('IconButton', currentVersion.release).url})`,
      '| Prop | Type | Default | What it does ',
      '| `size` | `number | string` | `32` | Width and height of the button: pixels, a CSS length, or a key of `sizes`. ',
      '`IconButton` also accepts every attribute of `<button>` and [the props that all components share](/components#common-props).',
      "Props that all components share`variant`: Name of a variant in the component's theme key, or its path from the root of the theme.",
      ...commonProps.slice(1).map(({ name }) => expect.stringMatching(`^\`${name}\`: `) as string),
      '[Style props](/components#style-props): Spacing, colors, and opacity from the theme, such as `mt`, `px`, and `bg`.',
    ]);
  });
  test.each(componentNames)('links to the source of %s', (name) => {
    const { file, url } = componentSource(name, '0.17.4');
    expect(url).toContain(`/blob/v0.17.4/packages/components/src/${file}`);
    expect(readFileSync(`node_modules/@theme-ui/components/src/${file}`, 'utf8')).toMatch(
      new RegExp(`export const ${name}\\b`),
    );
  });
  test("says if a component doesn't add any props", () => {
    expect(expand('PropTable', [of('Button')]).map(({ type }) => type)).toEqual([
      'list',
      'paragraph',
      'mdxJsxFlowElement',
    ]);
    expect(printed('PropTable', [of('Button')])).toContain("`Button` doesn't add any props.");
  });
  test('folds the common props, unless a component accepts no other props', () => {
    expect(expand('PropTable', [of('Donut')]).at(-1)).toMatchObject({ name: 'Details' });
    expect(expand('PropTable', [of('MenuIcon')]).at(-1)).toMatchObject({ type: 'paragraph' });
  });
  test('marks required props and says what "responsive" is', () => {
    expect(printed('PropTable', [of('Donut')])).toContain(
      '| `value` (required) | `number` | `0` |',
    );
    expect(printed('PropTable', [of('Grid')])).toContain(
      '`string | number`, or [an array](/sx-prop#responsive) of them',
    );
  });
  test.each([
    ['Field', 'Elements: `<div>` around `<input>`'],
    ['Field', 'Passed to the `<div>`: `m`, `mt`, `mr`, `mb`, `ml`, `mx`, `my`'],
    ['Field', 'Passed to the `<input>`: `ref`, attributes, `variant`, `sx`, other style props'],
    ['AspectRatio', 'Passed to the outer `<div>`: `ref`'],
    ['Checkbox', 'Passed to the `<svg>`: `className`, `variant`, `sx`'],
    ['Embed', 'With [sx turned on](/sx-prop#turn-it-on): `sx` is passed to the `<iframe>` instead'],
    ['Link', 'Default variant: `styles.a`, a path from the root of the theme'],
    ['Box', 'Default variant: none'],
    ['Switch', 'Passed to the `<input>`: `ref`, attributes, style props'],
    ['MenuIcon', "`MenuIcon` doesn't accept other props."],
  ])('of %s says %s', (name, text) => {
    expect(printed('PropTable', [of(name)])).toContain(text);
  });
});

test('CommonProps and StyleProps each print a table', () => {
  expect(printed('CommonProps')).toContain('| `css` | `Interpolation` | Emotion');
  expect(printed('StyleProps')).toContain('| `colors` | `bg`, `backgroundColor`, `color` ');
});

test('VariantTable prints where each component looks for its variants, with links', () => {
  const text = printed('VariantTable');
  expect(text).toContain('[`AspectImage`](/components/aspect-image) | `images` | none');
  expect(text).toContain('[`Link`](/components/link) | `links` | `styles.a`');
  expect(text).toContain('[`Button`](/components/button) | `buttons` | `buttons.primary`');
  expect(text).toContain('[`MenuIcon`](/components/menu-button)');
});

test('ScaleTable prints all scales or one', () => {
  expect(printed('ScaleTable')).toContain('| `shadows` | `boxShadow`, `textShadow` ');
  expect(printed('ScaleTable', [of('zIndices')])).toBe(
    '| Theme key | Properties \n| `zIndices` | `zIndex` \n',
  );
});

describe('mistakes', () => {
  test.each<[string, Attribute[], RegExp]>([
    ['PropTable', [], /needs the attribute "of"\. Write it like this: <PropTable of="Alert" \/>/],
    [
      'PropTable',
      [of('Buton')],
      /doesn't support of="Buton"\. Did you mean Button\? Supported: Alert, .*, Textarea\./,
    ],
    ['PropTable', [of('button')], /doesn't support of="button"\. Did you mean Button\?/],
    [
      'PropTable',
      [{ type: 'mdxJsxAttribute', name: 'for', value: 'Button' }],
      /invalid attribute: "for"\. Write it like this: <PropTable of="Alert" \/>\./,
    ],
    [
      'PropTable',
      [{ type: 'mdxJsxExpressionAttribute', value: '...x' }],
      /invalid attribute: \{\.\.\.x\}/,
    ],
    ['ScaleTable', [of('spaces')], /doesn't support of="spaces"\. Did you mean space\?/],
    [
      'CommonProps',
      [of('Button')],
      /invalid attribute: "of"\. Write it like this: <CommonProps \/>\./,
    ],
  ])('<%s> with %j is reported', (name, attributes, message) => {
    expect(() => expand(name, attributes)).toThrow(message);
  });
  test('a table inside a sentence is reported', () => {
    expect(() => expand('ScaleTable', [], 'mdxJsxTextElement')).toThrow(/on its own line/);
  });
});

test('phrasing reads inline code and links', () => {
  expect(phrasing('See `a | b` in [its `x` page](/p).')).toEqual([
    { type: 'text', value: 'See ' },
    { type: 'inlineCode', value: 'a | b' },
    { type: 'text', value: ' in ' },
    {
      type: 'link',
      url: '/p',
      children: [
        { type: 'text', value: 'its ' },
        { type: 'inlineCode', value: 'x' },
        { type: 'text', value: ' page' },
      ],
    },
    { type: 'text', value: '.' },
  ]);
});
