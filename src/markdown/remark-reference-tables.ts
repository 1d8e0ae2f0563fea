import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { componentNames, readApi } from '../api/components';
import { readScales, scaleNames } from '../api/scales';
import { componentPage } from '../content/component-page';
import { componentReference } from './component-reference';
import { table } from './mdast';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A name that pages write, and what it becomes. */
interface ReferenceTable {
  /** What `of` may name; none when the table takes no `of`. */
  subjects: string[];
  /** Whether `of` may be left out although there are subjects. */
  isOptional?: boolean;
  expand(subject?: string): RootContent[];
}

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
