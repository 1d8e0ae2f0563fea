import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readApi } from './components';
import { libraryOf } from './library';
import { readScales, scaleNames } from './scales';
import { componentPage } from './component-page';
import { versionOfFile, type DocumentedVersion } from '../versions/list';
import { componentReference } from './component-reference';
import { table } from '../markdown/mdast';
import { versionTable } from './version-table';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A name that pages write, and what it becomes. */
interface ReferenceTable {
  /** What `of` may name; none when the table takes no `of`. */
  subjects?: (version: DocumentedVersion) => string[];
  /** Whether `of` may be left out although there are subjects. */
  isOptional?: boolean;
  expand(version: DocumentedVersion, subject?: string): RootContent[];
}

/** The tables by the names that pages write. */
export const referenceTables: Record<string, ReferenceTable> = {
  PropTable: {
    subjects: (version) => libraryOf(version).componentNames,
    expand: (version, name) => componentReference(readApi(version).components.get(name!)!),
  },
  CommonProps: { expand: commonProps },
  StyleProps: { expand: styleProps },
  VariantTable: { expand: variantTable },
  VersionTable: { expand: () => [versionTable()] },
  ScaleTable: {
    subjects: (version) => scaleNames(libraryOf(version)),
    isOptional: true,
    expand: scaleTable,
  },
};

/**
 * Turns `<PropTable of="Button" />`, `<CommonProps />`, `<StyleProps />`, `<VariantTable />`, `<ScaleTable />` and
 * `<VersionTable />` into Markdown lists and tables, with what the packages of Theme UI say that the version of
 * the page describes.
 * @param file gets a message with line and remedy for an attribute that is wrong or missing
 */
export function placeReferenceTables(tree: Root, file: VFile, version: DocumentedVersion): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
    const node = visited as JsxNode;
    const reference =
      node.name && Object.hasOwn(referenceTables, node.name) ? referenceTables[node.name] : null;
    if (!reference) return undefined;
    const subjects = reference.subjects?.(version) ?? [];
    const mistake = mistakeIn(node, subjects, reference.isOptional);
    if (mistake) {
      file.message(mistake, node);
      return undefined;
    }
    const content = reference.expand(version, subjectOf(node)) as never[];
    parent!.children.splice(index!, 1, ...content);
    return [SKIP, index! + content.length];
  });
}

/** Does that for the page that is built. */
export function remarkReferenceTables() {
  return (tree: Root, file: VFile) => placeReferenceTables(tree, file, versionOfFile(file.path));
}

function subjectOf({ attributes }: JsxNode): string | undefined {
  const [attribute] = attributes;
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function mistakeIn(node: JsxNode, subjects: string[], isOptional = false): string | undefined {
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

function commonProps(version: DocumentedVersion): RootContent[] {
  const rows = readApi(version).commonProps.map(({ name, type, description }) => [
    `\`${name}\``,
    // What stands in angle brackets concerns the compiler.
    `\`${type.replace(/<.*>$/, '')}\``,
    description,
  ]);
  return [table(['Prop', 'Type', 'What it does'], rows)];
}

function styleProps(version: DocumentedVersion): RootContent[] {
  const rows = readApi(version).styleProps.map(({ names, scale }) => [
    `\`${scale}\``,
    codes(names),
  ]);
  return [table(['Theme key', 'Props'], rows)];
}

function variantTable(version: DocumentedVersion): RootContent[] {
  const rows = [...readApi(version).components.values()].map(
    ({ name, themeKey, defaultVariant }) => [
      `[\`${name}\`](${componentPage(name)})`,
      themeKey ? `\`${themeKey}\`` : '–',
      defaultVariant
        ? `\`${defaultVariant.includes('.') ? defaultVariant : `${themeKey}.${defaultVariant}`}\``
        : 'none',
    ],
  );
  return [table(['Component', 'Theme key', 'Default variant'], rows)];
}

const codes = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

function scaleTable(version: DocumentedVersion, subject?: string): RootContent[] {
  const rows = readScales(subject, libraryOf(version)).map(({ scale, purpose, properties }) => [
    `\`${scale}\`${purpose ? `: ${purpose}` : ''}`,
    codes(properties),
  ]);
  return [table(['Theme key', 'Properties'], rows)];
}
