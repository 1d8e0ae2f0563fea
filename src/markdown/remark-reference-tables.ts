import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentNames, readApi, type ComponentApi } from '../api/components';
import type { Given, RenderedElement } from '../api/rendering';
import { readScales, scaleNames } from '../api/scales';
import { componentPage } from '../content/component-page';
import { factList, paragraph, table } from './mdast';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A name that pages write, and what it becomes. */
interface ReferenceTable {
  /** What `of` may name; none when the table takes no `of`. */
  subjects: string[];
  /** Whether `of` may be left out although there are subjects. */
  isOptional?: boolean;
  expand(subject?: string): RootContent[];
}

/** The page and section that describe the common props. */
const commonPropsLink = '[the props that all components share](/components#common-props)';

const tables: Record<string, ReferenceTable> = {
  PropTable: {
    subjects: componentNames,
    expand: (name) => componentReference(readApi().components.get(name!)!),
  },
  CommonProps: { subjects: [], expand: commonProps },
  StyleProps: { subjects: [], expand: styleProps },
  VariantTable: { subjects: [], expand: variantTable },
  ScaleTable: { subjects: scaleNames, isOptional: true, expand: scaleTable },
};

/**
 * Turns `<PropTable of="Button" />`, `<CommonProps />`, `<StyleProps />`, `<VariantTable />` and
 * `<ScaleTable />` into Markdown lists and tables, with what the installed packages of Theme UI say.
 * @throws an error naming file, line and remedy for an attribute that is wrong or missing
 */
export function remarkReferenceTables() {
  return (tree: Root, file: VFile) => {
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
      const node = visited as JsxNode;
      const reference = node.name && Object.hasOwn(tables, node.name) ? tables[node.name] : null;
      if (!reference) return undefined;
      const mistake = mistakeIn(node, reference);
      if (mistake) file.fail(mistake, node);
      const content = reference.expand(subjectOf(node)) as never[];
      parent!.children.splice(index!, 1, ...content);
      return [SKIP, index! + content.length];
    });
  };
}

function subjectOf({ attributes }: JsxNode): string | undefined {
  const [attribute] = attributes;
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function mistakeIn(node: JsxNode, { subjects, isOptional }: ReferenceTable): string | undefined {
  const { name, attributes, type, children } = node;
  const example = subjects.length > 0 ? `<${name} of="${subjects[0]}" />` : `<${name} />`;
  if (type === 'mdxJsxTextElement' || children.length > 0) {
    return `<${name}> becomes a table. Write ${example} on a line of its own, with nothing inside.`;
  }
  const wrong = attributes.find(
    (attribute) =>
      subjects.length === 0 ||
      attribute.type !== 'mdxJsxAttribute' ||
      attribute.name !== 'of' ||
      typeof attribute.value !== 'string',
  );
  if (wrong) {
    const what = wrong.type === 'mdxJsxAttribute' ? `"${wrong.name}"` : 'an expression';
    return `<${name}> does not understand ${what}. Write ${example}.`;
  }
  const subject = subjectOf(node);
  if (subject === undefined) {
    return isOptional || subjects.length === 0
      ? undefined
      : `<${name}> does not say of what. Write for example ${example}.`;
  }
  if (subjects.includes(subject)) return undefined;
  const start = subject.slice(0, 3).toLowerCase();
  const similar = subjects.filter((candidate) => candidate.toLowerCase().startsWith(start));
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : '';
  return `<${name}> knows nothing of "${subject}".${hint} There are: ${subjects.join(', ')}.`;
}

function componentReference(component: ComponentApi): RootContent[] {
  const { name, props, elements } = component;
  const target = elements.find(({ receives }) => receives.includes('attributes'));
  const rest = target ? `every attribute of \`<${target.tag}>\` and ${commonPropsLink}` : undefined;
  const facts = factList([...elementFacts(component), ...variantFacts(component)]);
  if (props.length === 0) {
    return [facts, paragraph(`\`${name}\` has no props of its own. It takes ${rest}.`)];
  }
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
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

function commonProps(): RootContent[] {
  const rows = readApi().commonProps.map(({ name, type, description }) => [
    `\`${name}\``,
    // What stands in angle brackets concerns the compiler.
    `\`${type.replace(/<.*>$/, '')}\``,
    description,
  ]);
  return [table(['Prop', 'Type', 'What it does'], rows)];
}

function styleProps(): RootContent[] {
  const rows = readApi().styleProps.map(({ names, scale }) => [`\`${scale}\``, codes(names)]);
  return [table(['Theme key', 'Props'], rows)];
}

function variantTable(): RootContent[] {
  const rows = [...readApi().components.values()].map(({ name, themeKey, defaultVariant }) => [
    `[\`${name}\`](${componentPage(name)})`,
    themeKey ? `\`${themeKey}\`` : '–',
    defaultVariant
      ? `\`${defaultVariant.includes('.') ? defaultVariant : `${themeKey}.${defaultVariant}`}\``
      : 'none',
  ]);
  return [table(['Component', 'Theme key', 'Default variant'], rows)];
}

const codes = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

function scaleTable(subject?: string): RootContent[] {
  const rows = readScales(subject).map(({ scale, purpose, properties }) => [
    `\`${scale}\`${purpose ? `: ${purpose}` : ''}`,
    codes(properties),
  ]);
  return [table(['Theme key', 'Properties'], rows)];
}
