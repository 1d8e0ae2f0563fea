import type { RootContent } from 'mdast';
import type { ComponentApi, OwnProp } from './components';
import type { Given, RenderedElement } from './rendering';
import { factList, paragraph, phrasing, table, type CellContent } from '../markdown/mdast';
import { sinceMark } from '../markdown/remark-since';

/** The page and section that describe the common props. */
const commonPropsLink = '[the props that all components share](/components#common-props)';

/**
 * What a reader looks up about a component: its elements, its theme key, and a table of its props.
 * @param component from `readApi`
 */
export function componentReference(component: ComponentApi): RootContent[] {
  const { name, props, elements } = component;
  const target = elements.find(({ receives }) => receives.includes('attributes'));
  const rest = target ? `every attribute of \`<${target.tag}>\` and ${commonPropsLink}` : undefined;
  const facts = factList([...elementFacts(component), ...variantFacts(component)]);
  if (props.length === 0) {
    return [facts, paragraph(`\`${name}\` has no props of its own. It takes ${rest}.`)];
  }
  const rows = props.map((prop): CellContent[] => [
    nameCell(prop),
    typeText(prop.type),
    prop.default === undefined ? '–' : `\`${prop.default}\``,
    prop.description,
  ]);
  return [
    facts,
    table(['Prop', 'Type', 'Default', 'What it does'], rows),
    paragraph(rest ? `\`${name}\` also takes ${rest}.` : `\`${name}\` takes no other props.`),
  ];
}

function nameCell({ name, required, since }: OwnProp): CellContent {
  const text = `\`${name}\`${required ? ' (required)' : ''}`;
  return since ? [...phrasing(`${text} `), sinceMark(since)] : text;
}

/** A type in a cell. The package's own name for responsive values says less than what it stands for. */
function typeText(type: string): string {
  const responsive = /^ResponsiveStyleValue<(.+)>$/.exec(type)?.[1];
  return responsive
    ? `\`${responsive}\`, or [an array](/sx-prop#responsive) of them`
    : `\`${type}\``;
}

function elementFacts({ elements }: ComponentApi): [string, string][] {
  const [outermost, ...inner] = elements as [RenderedElement, ...RenderedElement[]];
  const tag = ({ tag }: RenderedElement) => `\`<${tag}>\``;
  if (inner.length === 0) {
    const ref = outermost.receives.includes('ref') ? '; `ref` points to it' : '';
    return [['Element', tag(outermost) + ref]];
  }
  const nameOf = (element: RenderedElement) => {
    const isAlone = elements.every((other) => other === element || other.tag !== element.tag);
    return isAlone ? tag(element) : `${element.isOutermost ? 'outer' : 'inner'} ${tag(element)}`;
  };
  return [
    ['Elements', `${tag(outermost)} around ${inner.map(tag).join(' and ')}`],
    ...elements.flatMap((element): [string, string][] =>
      element.receives.length > 0
        ? [[`To the ${nameOf(element)}`, receivedText(element, elements)]]
        : [],
    ),
    ...compiledSxFact(elements),
  ];
}

/** What lands on an element, in words; what goes without saying is left out. */
function receivedText({ receives }: RenderedElement, elements: RenderedElement[]): string {
  const words: Record<Given, string> = {
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
  return receives.flatMap((given) => words[given] || []).join(', ');
}

/** Theme UI's JSX function hands `sx` over as a class, so it may land on another element. */
function compiledSxFact(elements: RenderedElement[]): [string, string][] {
  const onClass = elements.find(({ receives }) => receives.includes('className'))!;
  if (onClass.receives.includes('sx')) return [];
  return [
    ['With [sx turned on](/sx-prop#turn-it-on)', `\`sx\` goes to the \`<${onClass.tag}>\` instead`],
  ];
}

function variantFacts({ themeKey, defaultVariant }: ComponentApi): [string, string][] {
  if (!themeKey) return [];
  const isPath = defaultVariant?.includes('.');
  return [
    ['Theme key', `\`${themeKey}\``],
    [
      'Default variant',
      defaultVariant
        ? `\`${defaultVariant}\`${isPath ? ', a path from the top of the theme' : ''}`
        : 'none',
    ],
  ];
}
