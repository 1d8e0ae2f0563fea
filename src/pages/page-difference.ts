import type { Heading, Nodes, RootContent } from 'mdast';

/** Name of what stands before the first heading. */
const beginning = 'Introduction';

/** A part of a page that links can name. */
interface Section {
  name: string;
  content: string;
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** Children of a node with their text in one piece, as it is read without marks of releases. */
function joinText(children: Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  for (const child of children) {
    const last = joined.at(-1);
    if (child.type !== 'text') joined.push(child);
    else if (child.data?.since) continue;
    else if (last?.type === 'text')
      joined[joined.length - 1] = { ...last, value: last.value + child.value };
    else joined.push(child);
  }
  return joined;
}

const squeeze = (text: string) => text.replace(/\s+/g, ' ').replace(/ (?=[.,;:!?)]|$)/g, '');

/**
 * What a reader gets of a node: not where it stands in the file, how its lines are broken, or what it says of
 * releases, which goes by the version of the page.
 */
function contentOf(node: RootContent, base: string): string {
  return JSON.stringify(node, function (this: { type?: string }, key, value: unknown) {
    if (key === 'position') return undefined;
    if (key === 'children') return joinText(value as Nodes[]);
    if (typeof value !== 'string') return value;
    if (key === 'url' && base && value.startsWith(`${base}/`)) return value.slice(base.length);
    return key === 'value' && this.type === 'text' ? squeeze(value) : value;
  });
}

/** The sections of a page by the ids of their headings. */
function sectionsOf(tree: RootContent[], base: string): Map<string, Section> {
  const sections = new Map<string, Section>([['', { name: beginning, content: '' }]]);
  const idOf = (node: RootContent) => (node.type === 'heading' ? node.data?.id : undefined);
  let section = sections.get('')!;
  for (const node of tree) {
    const id = idOf(node);
    if (id) sections.set(id, (section = { name: textOf(node as Heading), content: '' }));
    section.content += contentOf(node, base);
  }
  return sections;
}

/**
 * Where two versions of a page do not say the same: in text, code, tables or links.
 * @param older the page without what only scripts can show (`plainTree`)
 * @param newer the same page of a newer version
 * @param base path of the older version, which its links may begin with
 * @returns names of the sections, in the order of the newer page; then those that only the older one has
 */
export function changedSections(
  older: RootContent[],
  newer: RootContent[],
  base: string,
): string[] {
  const before = sectionsOf(older, base);
  const after = sectionsOf(newer, '');
  return [
    ...[...after].filter(([id, { content }]) => before.get(id)?.content !== content),
    ...[...before].filter(([id]) => !after.has(id)),
  ].map(([, { name }]) => name);
}
