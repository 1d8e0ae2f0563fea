import type { Root, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { phrasing } from '../../../src/markdown/mdast';
import { remarkReferenceTables } from '../../../src/reference/remark-reference-tables';

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
      '| Prop | Type | Default | What it does ',
      '| `size` | `number | string` | `32` | Width and height of the button: pixels, a CSS length, or a key of `sizes`. ',
      '`IconButton` also accepts every attribute of `<button>` and [the props that all components share](/components#common-props).',
    ]);
  });
  test('says so if a component does not add any props', () => {
    expect(expand('PropTable', [of('Button')]).map(({ type }) => type)).toEqual([
      'list',
      'paragraph',
    ]);
    expect(printed('PropTable', [of('Button')])).toContain("`Button` doesn't add any props.");
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
  ])('reports <%s> with %j', (name, attributes, message) => {
    expect(() => expand(name, attributes)).toThrow(message);
  });
  test('reports a table inside a sentence', () => {
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
