import type { RootContent } from 'mdast';
import type { ComponentApi } from './components';
import type { ComponentInput, RenderedElement } from './rendering';
import { labeledList, paragraph, table } from '../markdown/mdast';

const commonPropsLink = '[the props that all components share](/components#common-props)';

/**
 * Creates the reference section of a component: its elements, theme key, and a table of its props.
 * @param component entry of `readApi`
 */
export function createComponentReference(component: ComponentApi): RootContent[] {
  const { name, props, elements } = component;
  const target = elements.find(({ receives }) => receives.includes('attributes'));
  const otherProps = target
    ? `every attribute of \`<${target.tag}>\` and ${commonPropsLink}`
    : undefined;
  const summary = labeledList([...listElements(component), ...listVariants(component)]);
  if (props.length === 0) {
    return [summary, paragraph(`\`${name}\` doesn't add any props. It accepts ${otherProps}.`)];
  }
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
    formatType(prop.type),
    prop.default === undefined ? '–' : `\`${prop.default}\``,
    prop.description,
  ]);
  return [
    summary,
    table(['Prop', 'Type', 'Default', 'What it does'], rows),
    paragraph(
      otherProps
        ? `\`${name}\` also accepts ${otherProps}.`
        : `\`${name}\` doesn't accept other props.`,
    ),
  ];
}

/** Formats a type. Spells out `ResponsiveStyleValue`, a name that readers don't know. */
function formatType(type: string): string {
  const responsive = /^ResponsiveStyleValue<(.+)>$/.exec(type)?.[1];
  return responsive
    ? `\`${responsive}\`, or [an array](/sx-prop#responsive) of them`
    : `\`${type}\``;
}

function listElements({ elements }: ComponentApi): [string, string][] {
  const [outermost, ...inner] = elements as [RenderedElement, ...RenderedElement[]];
  const tag = ({ tag }: RenderedElement) => `\`<${tag}>\``;
  if (inner.length === 0) {
    const ref = outermost.receives.includes('ref') ? '; `ref` points to it' : '';
    return [['Element', tag(outermost) + ref]];
  }
  const formatName = (element: RenderedElement) => {
    const isOnlyOne = elements.every((other) => other === element || other.tag !== element.tag);
    return isOnlyOne ? tag(element) : `${element.isOutermost ? 'outer' : 'inner'} ${tag(element)}`;
  };
  return [
    ['Elements', `${tag(outermost)} around ${inner.map(tag).join(' and ')}`],
    ...elements.flatMap((element): [string, string][] =>
      element.receives.length > 0
        ? [[`Passed to the ${formatName(element)}`, formatReceived(element, elements)]]
        : [],
    ),
    ...listCompiledSx(elements),
  ];
}

/** Lists what an element receives, without entries that others imply. */
function formatReceived({ receives }: RenderedElement, elements: RenderedElement[]): string {
  const labels: Record<ComponentInput, string> = {
    ref: '`ref`',
    attributes: 'attributes',
    className: receives.includes('attributes') ? '' : '`className`',
    variant: '`variant`',
    sx: '`sx`',
    'short margins': receives.includes('style props')
      ? ''
      : '`m`, `mt`, `mr`, `mb`, `ml`, `mx`, `my`',
    'style props': elements.some(
      (other) =>
        other.receives.includes('short margins') && !other.receives.includes('style props'),
    )
      ? 'other style props'
      : 'style props',
  };
  return receives.flatMap((input) => labels[input] || []).join(', ');
}

/** Theme UI's JSX runtime compiles `sx` to a class name, which another element may receive. */
function listCompiledSx(elements: RenderedElement[]): [string, string][] {
  const classTarget = elements.find(({ receives }) => receives.includes('className'))!;
  if (classTarget.receives.includes('sx')) return [];
  return [
    [
      'With [sx turned on](/sx-prop#turn-it-on)',
      `\`sx\` is passed to the \`<${classTarget.tag}>\` instead`,
    ],
  ];
}

function listVariants({ themeKey, defaultVariant }: ComponentApi): [string, string][] {
  if (!themeKey) return [];
  const isPath = defaultVariant?.includes('.');
  return [
    ['Theme key', `\`${themeKey}\``],
    [
      'Default variant',
      defaultVariant
        ? `\`${defaultVariant}\`${isPath ? ', a path from the root of the theme' : ''}`
        : 'none',
    ],
  ];
}
