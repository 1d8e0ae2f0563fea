import type { RootContent } from 'mdast';
import { headingId } from '../markdown/headings';
import type { ParsedPage } from '../pages/page-content';

/** Name of the section before the first heading. */
const introduction = 'Introduction';

interface Section {
  name: string;
  /** Serialized nodes, for comparison. */
  content: string;
}

type ComparedContent = Pick<ParsedPage, 'tree' | 'headings' | 'partials'>;

/**
 * Serializes a node for comparison: partials as their content; without positions, line breaks in text, and the version
 * in links.
 */
function serialize(node: RootContent, partials: ParsedPage['partials'], base: string): string {
  return JSON.stringify(node, function (this: { type?: string }, key, value: unknown) {
    if (key === 'position' || key === 'data') return undefined;
    if (key === 'name' && partials.has(String(value))) {
      return partials.get(String(value))!.tree.children;
    }
    if (typeof value !== 'string') return value;
    if (base && value.startsWith(`${base}/`)) return value.slice(base.length);
    return this.type === 'text' ? value.replace(/\s+/g, ' ') : value;
  });
}

/** Sections of a page by the id of their heading. */
function readSections({ tree, headings, partials }: ComparedContent, base: string) {
  const sections = new Map<string, Section>([['', { name: introduction, content: '' }]]);
  let section = sections.get('')!;
  for (const node of tree.children) {
    if (node.type === 'mdxjsEsm') continue;
    const id = node.type === 'heading' ? headingId(node) : undefined;
    if (id) {
      const { text } = headings.find((heading) => heading.id === id)!;
      sections.set(id, (section = { name: text, content: '' }));
    }
    section.content += serialize(node, partials, base);
  }
  return sections;
}

/**
 * Finds the sections whose text, code, tables or links differ between two versions of a page.
 * @param newer the same page in a newer version
 * @param base URL path of the older version, which its links may start with
 * @returns names of the sections in the order of the newer page, then those that only the older page has
 */
export function findChangedSections(
  older: ComparedContent,
  newer: ComparedContent,
  base: string,
): string[] {
  const before = readSections(older, base);
  const after = readSections(newer, '');
  return [
    ...[...after].filter(([id, { content }]) => before.get(id)?.content !== content),
    ...[...before].filter(([id]) => !after.has(id)),
  ].map(([, { name }]) => name);
}
