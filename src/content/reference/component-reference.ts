import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { labeledList, paragraph, table } from '../markdown/mdast';
import { componentSource } from './component-page';
import type { Api, ComponentApi, DocumentedProp } from './components';

const commonPropsLink = '[the props that all components share](/components#common-props)';

/**
 * Creates the reference section of a component: its elements, theme key, source, and a table of its props, with the
 * common props folded below.
 * @param component entry of `readApi`
 * @param release whose source it links to
 */
export function createComponentReference(
  component: ComponentApi,
  commonProps: Api['commonProps'],
  release: string,
): RootContent[] {
  const { name, element, props } = component;
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
    formatType(prop),
    prop.default === undefined ? '–' : `\`${prop.default}\``,
    prop.description,
  ]);
  const { url } = componentSource(name, release);
  const accepts = rows.length > 0 ? 'also accepts' : "doesn't add any props. It accepts";
  return [
    labeledList([...listFacts(component), ['Source', `[${name} on GitHub](${url})`]]),
    ...(rows.length > 0 ? [table(['Prop', 'Type', 'Default', 'What it does'], rows)] : []),
    ...(element
      ? [
          paragraph(
            `\`${name}\` ${accepts} every attribute of \`<${element}>\` and ${commonPropsLink}.`,
          ),
          foldCommonProps(commonProps),
        ]
      : [paragraph(`\`${name}\` doesn't accept other props.`)]),
  ];
}

const stylePropsItem: [string, string] = [
  '[Style props](/components#style-props)',
  'Spacing, colors, and opacity from the theme, such as `mt`, `px`, and `bg`.',
];

/**
 * Folds the common props: a list, because the HTML of a table is half as large again. It's on every component's page,
 * so Markdown copies and search leave it out.
 */
function foldCommonProps(commonProps: Api['commonProps']): MdxJsxFlowElement {
  const createElement = (name: string, ...children: object[]): MdxJsxFlowElement => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: [],
    children: children as never,
  });
  const items = commonProps.map(({ name, description }): [string, string] => [
    `\`${name}\``,
    description,
  ]);
  return {
    ...createElement(
      'Details',
      createElement('summary', { type: 'text', value: 'Props that all components share' }),
      labeledList([...items, stylePropsItem]),
    ),
    attributes: [{ type: 'mdxJsxAttribute', name: 'data-no-copy', value: '' }],
  };
}

/** Formats a type. Spells out `ResponsiveStyleValue`, a name that readers don't know. */
function formatType({ type }: DocumentedProp): string {
  const responsive = /^ResponsiveStyleValue<(.+)>$/.exec(type)?.[1];
  return responsive
    ? `\`${responsive}\`, or [an array](/sx-prop#responsive) of them`
    : `\`${type}\``;
}

function listFacts({ element, elements, themeKey, defaultVariant }: ComponentApi) {
  const facts = Object.entries(elements ?? { Element: `\`<${element}>\`; \`ref\` points to it` });
  if (!themeKey) return facts;
  const path = defaultVariant?.includes('.') ? ', a path from the root of the theme' : '';
  return [
    ...facts,
    ['Theme key', `\`${themeKey}\``],
    ['Default variant', defaultVariant ? `\`${defaultVariant}\`${path}` : 'none'],
  ] as [string, string][];
}
