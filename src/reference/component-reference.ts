import type { RootContent } from 'mdast';
import { labeledList, paragraph, table } from '../markdown/mdast';
import type { ComponentApi, DocumentedProp } from './components';

const commonPropsLink = '[the props that all components share](/components#common-props)';

/**
 * Creates the reference section of a component: its elements, theme key, and a table of its props.
 * @param component entry of `readApi`
 */
export function createComponentReference(component: ComponentApi): RootContent[] {
  const { name, element, props } = component;
  const otherProps = `every attribute of \`<${element}>\` and ${commonPropsLink}`;
  const summary = labeledList(listFacts(component));
  if (props.length === 0) {
    return [summary, paragraph(`\`${name}\` doesn't add any props. It accepts ${otherProps}.`)];
  }
  const rows = props.map((prop) => [
    `\`${prop.name}\`${prop.required ? ' (required)' : ''}`,
    formatType(prop),
    prop.default === undefined ? '–' : `\`${prop.default}\``,
    prop.description,
  ]);
  return [
    summary,
    table(['Prop', 'Type', 'Default', 'What it does'], rows),
    paragraph(
      element
        ? `\`${name}\` also accepts ${otherProps}.`
        : `\`${name}\` doesn't accept other props.`,
    ),
  ];
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
