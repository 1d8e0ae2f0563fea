import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { versionOfFile, type DocumentedVersion } from '../versions/list';
import { knownReleases } from '../versions/known-releases';
import { compareReleases, isSinceShown } from '../versions/releases';

const example = '<Since version="0.17.2" />';

/**
 * Creates the node for `<Since version="…" />`.
 * @param release such as 0.17.2
 */
export function createSinceMark(release: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Since',
    attributes: [{ type: 'mdxJsxAttribute', name: 'version', value: release }],
    children: [],
  };
}

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

function findMistake(
  { attributes, children, type }: JsxNode,
  parent: Parents,
  { name, release }: DocumentedVersion,
): string | undefined {
  if (type === 'mdxJsxFlowElement' || parent.type === 'heading') {
    return `<Since> must follow the text it's about. Put ${example} in a paragraph, a list or a table.`;
  }
  const [attribute] = attributes;
  const since = attribute?.value;
  if (
    attributes.length !== 1 ||
    children.length > 0 ||
    attribute?.type !== 'mdxJsxAttribute' ||
    attribute.name !== 'version' ||
    typeof since !== 'string'
  ) {
    return `<Since> only takes a "version", as text. Write it like this: ${example}.`;
  }
  if (!/^\d+\.\d+(\.\d+)?$/.test(since)) {
    return `"${since}" in <Since> isn't a release number. Write it like this: ${example}.`;
  }
  if (compareReleases(since, release) > 0) {
    return `<Since> names ${since}, but the pages of version ${name} describe ${release}. Use that release or an older one.`;
  }
  // Releases older than those that readers can choose are never shown, so they don't need to be known.
  const isKnown = knownReleases.some((known) => compareReleases(known, since) === 0);
  return isKnown || !isSinceShown(since, name)
    ? undefined
    : `<Since> names ${since}, which isn't a release of Theme UI. Known releases: ${knownReleases.join(', ')}.`;
}

/**
 * Checks the marks `<Since version="0.17.2" />` of a page. If all releases of the page's version have the feature, only
 * readers who chose an older release see the mark. If all releases that readers can choose have it, removes the mark.
 * @param file receives a message with line and remedy for each invalid mark
 * @param version version of the page
 */
export function applySinceMarks(tree: Root, file: VFile, version: DocumentedVersion): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
    const node = visited as JsxNode;
    if (node.name !== 'Since') return undefined;
    const mistake = findMistake(node, parent!, version);
    if (mistake) {
      file.message(mistake, node);
      return undefined;
    }
    const since = node.attributes[0]!.value as string;
    if (isSinceShown(since, version.name)) return undefined;
    if (compareReleases(since, knownReleases.at(-1)!) > 0) {
      node.attributes.push({ type: 'mdxJsxAttribute', name: 'forOlder', value: null });
      return undefined;
    }
    const before = parent!.children[index! - 1];
    if (before?.type === 'text') before.value = before.value.trimEnd();
    parent!.children.splice(index!, 1);
    return index;
  });
}

/** Runs `applySinceMarks` on the page being built. Must run after transforms that add marks. */
export function remarkSince() {
  return (tree: Root, file: VFile) => applySinceMarks(tree, file, versionOfFile(file.path));
}
