import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { readApi } from './components';
import { loadLibrary } from './library';
import { readScales, getScaleNames } from './scales';
import { componentPage, defaultVariantPath } from './component-page';
import { versionOfFile, type DocumentedVersion } from '../versions/list';
import { createComponentReference } from './component-reference';
import { table } from '../markdown/mdast';
import { createPresetLook, createPresetTheme, exportedPresets } from './preset-reference';
import { createVersionTable } from '../versions/version-table';

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** A component that expands to Markdown, or gets data from packages. */
interface ReferenceTable {
  /** Valid values of the attribute `of`; undefined if the component doesn't take it. */
  subjects?: (version: DocumentedVersion) => string[];
  /** True if `of` can be omitted although there are subjects. */
  isSubjectOptional?: boolean;
  /** True if the tag can contain Markdown. */
  hasChildren?: boolean;
  expand(version: DocumentedVersion, subject?: string, children?: RootContent[]): RootContent[];
}

/** Reference tables by component name. */
const referenceTables: Record<string, ReferenceTable> = {
  PropTable: {
    subjects: (version) => loadLibrary(version).componentNames,
    expand: (version, name) => {
      const { components, commonProps } = readApi(version);
      return createComponentReference(components.get(name!)!, commonProps, version.release);
    },
  },
  CommonProps: { expand: createCommonPropsTable },
  StyleProps: { expand: createStylePropsTable },
  VariantTable: { expand: createVariantTable },
  VersionTable: { expand: () => [createVersionTable()] },
  ScaleTable: {
    subjects: (version) => getScaleNames(loadLibrary(version)),
    isSubjectOptional: true,
    expand: createScaleTable,
  },
  PresetLook: {
    subjects: () => exportedPresets,
    hasChildren: true,
    expand: (_, name, children) => [createPresetLook(name!, children!)],
  },
  PresetTheme: {
    subjects: () => exportedPresets,
    expand: (_, name) => createPresetTheme(name!),
  },
};

export const referenceTableNames = Object.keys(referenceTables);

/**
 * Expands `<PropTable of="Button" />`, `<CommonProps />`, `<StyleProps />`, `<VariantTable />`, `<ScaleTable />`,
 * `<VersionTable />` and `<PresetTheme of="funk" />` to Markdown, read from the packages of the release that the page's
 * version describes. Gives `<PresetLook of="funk">` its data.
 * @param file receives a message with line and remedy for each invalid or missing attribute
 */
export function expandReferenceTables(tree: Root, file: VFile, version: DocumentedVersion): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
    const node = visited as JsxNode;
    const reference =
      node.name && Object.hasOwn(referenceTables, node.name) ? referenceTables[node.name] : null;
    if (!reference) return undefined;
    const subjects = reference.subjects?.(version) ?? [];
    const problem = findProblem(node, subjects, reference);
    if (problem) {
      file.message(problem, node);
      return undefined;
    }
    const children = node.children as RootContent[];
    const content = reference.expand(version, getSubject(node), children) as never[];
    parent!.children.splice(index!, 1, ...content);
    return [SKIP, index! + content.length];
  });
}

/** Runs `expandReferenceTables` on the page being built. */
export function remarkReferenceTables() {
  return (tree: Root, file: VFile) => expandReferenceTables(tree, file, versionOfFile(file.path));
}

function getSubject({ attributes }: JsxNode): string | undefined {
  const [attribute] = attributes;
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}

function findProblem(
  node: JsxNode,
  subjects: string[],
  { isSubjectOptional = false, hasChildren = false }: ReferenceTable,
): string | undefined {
  const { name, attributes, type, children } = node;
  const example = subjects.length > 0 ? `<${name} of="${subjects[0]}" />` : `<${name} />`;
  if (!hasChildren && (type === 'mdxJsxTextElement' || children.length > 0)) {
    return `<${name}> expands to a table. Write ${example} on its own line, without children.`;
  }
  const invalid = attributes.find(
    (attribute) =>
      subjects.length === 0 ||
      attribute.type !== 'mdxJsxAttribute' ||
      attribute.name !== 'of' ||
      typeof attribute.value !== 'string',
  );
  if (invalid) {
    const attribute =
      invalid.type === 'mdxJsxAttribute' ? `"${invalid.name}"` : `{${invalid.value}}`;
    return `<${name}> has an invalid attribute: ${attribute}. Write it like this: ${example}.`;
  }
  const subject = getSubject(node);
  if (subject === undefined) {
    return isSubjectOptional || subjects.length === 0
      ? undefined
      : `<${name}> needs the attribute "of". Write it like this: ${example}.`;
  }
  if (subjects.includes(subject)) return undefined;
  const prefix = subject.slice(0, 3).toLowerCase();
  const similar = subjects.filter((candidate) => candidate.toLowerCase().startsWith(prefix));
  const hint = similar.length > 0 ? ` Did you mean ${similar.join(' or ')}?` : '';
  return `<${name}> doesn't support of="${subject}".${hint} Supported: ${subjects.join(', ')}.`;
}

function createCommonPropsTable(version: DocumentedVersion): RootContent[] {
  const rows = readApi(version).commonProps.map(({ name, type, description }) => [
    `\`${name}\``,
    // Type arguments don't help readers.
    `\`${type.replace(/<.*>$/, '')}\``,
    description,
  ]);
  return [table(['Prop', 'Type', 'What it does'], rows)];
}

function createStylePropsTable(version: DocumentedVersion): RootContent[] {
  const rows = readApi(version).styleProps.map(({ names, scale }) => [
    `\`${scale}\``,
    formatCodes(names),
  ]);
  return [table(['Theme key', 'Props'], rows)];
}

function createVariantTable(version: DocumentedVersion): RootContent[] {
  const rows = [...readApi(version).components.values()].map((component) => {
    const variant = defaultVariantPath(component);
    return [
      `[\`${component.name}\`](${componentPage(component.name)})`,
      component.themeKey ? `\`${component.themeKey}\`` : '–',
      variant ? `\`${variant}\`` : 'none',
    ];
  });
  return [table(['Component', 'Theme key', 'Default variant'], rows)];
}

const formatCodes = (names: string[]) => names.map((name) => `\`${name}\``).join(', ');

function createScaleTable(version: DocumentedVersion, subject?: string): RootContent[] {
  const rows = readScales(subject, loadLibrary(version)).map(({ scale, purpose, properties }) => [
    `\`${scale}\`${purpose ? `: ${purpose}` : ''}`,
    formatCodes(properties),
  ]);
  return [table(['Theme key', 'Properties'], rows)];
}
