import type { Heading, Nodes, RootContent } from 'mdast';

/** Name of the section before the first heading. */
const introduction = 'Introduction';

interface Section {
  name: string;
  /** Serialized nodes, for comparison. */
  content: string;
}

function getText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(getText).join('') : '';
}

/** Merges adjacent text nodes */
function mergeText(children: Nodes[]): Nodes[] {
  const merged: Nodes[] = [];
  for (const child of children) {
    const last = merged.at(-1);
    if (child.type !== 'text') merged.push(child);
    else if (last?.type === 'text')
      merged[merged.length - 1] = { ...last, value: last.value + child.value };
    else merged.push(child);
  }
  return merged;
}

const normalizeSpaces = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?)]|$)/g, '');

/**
 * Serializes what readers see of a node. Ignores its position and line breaks.
 */
function serialize(node: RootContent, base: string): string {
  return JSON.stringify(node, function (this: { type?: string }, key, value: unknown) {
    if (key === 'position') return undefined;
    if (key === 'children') return mergeText(value as Nodes[]);
    if (typeof value !== 'string') return value;
    if (key === 'url' && base && value.startsWith(`${base}/`)) return value.slice(base.length);
    return key === 'value' && this.type === 'text' ? normalizeSpaces(value) : value;
  });
}

/** Sections of a page by the id of their heading. */
function readSections(tree: RootContent[], base: string): Map<string, Section> {
  const sections = new Map<string, Section>([['', { name: introduction, content: '' }]]);
  const getId = (node: RootContent) => (node.type === 'heading' ? node.data?.id : undefined);
  let section = sections.get('')!;
  for (const node of tree) {
    const id = getId(node);
    if (id) sections.set(id, (section = { name: getText(node as Heading), content: '' }));
    section.content += serialize(node, base);
  }
  return sections;
}

/**
 * Finds the sections whose text, code, tables or links differ between two versions of a page.
 * @param older plain Markdown of the page (`plainTree`)
 * @param newer the same page in a newer version
 * @param base URL path of the older version, which its links may start with
 * @returns names of the sections in the order of the newer page, then those that only the older page has
 */
export function findChangedSections(
  older: RootContent[],
  newer: RootContent[],
  base: string,
): string[] {
  const before = readSections(older, base);
  const after = readSections(newer, '');
  return [
    ...[...after].filter(([id, { content }]) => before.get(id)?.content !== content),
    ...[...before].filter(([id]) => !after.has(id)),
  ].map(([, { name }]) => name);
}
