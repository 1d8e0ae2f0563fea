import type { Parents, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { versionOfFile, type DocumentedVersion } from '../versions/list';
import { knownReleases } from '../versions/known-releases';
import { compareReleases, isSinceShown } from '../versions/releases';

const example = '<Since version="0.17.2" />';

/**
 * A mark for trees that are made here, as `<Since version="…" />` is in a page.
 * @param release such as 0.17.2
 */
export function sinceMark(release: string): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name: 'Since',
    attributes: [{ type: 'mdxJsxAttribute', name: 'version', value: release }],
    children: [],
  };
}

type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

function mistakeIn(
  { attributes, children, type }: JsxNode,
  parent: Parents,
  { name, release }: DocumentedVersion,
): string | undefined {
  if (type === 'mdxJsxFlowElement' || parent.type === 'heading') {
    return `<Since> stands behind what it is about. Put ${example} into a paragraph, a list or a table.`;
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
    return `<Since> takes a release and nothing else. Write for example ${example}.`;
  }
  if (!/^\d+\.\d+(\.\d+)?$/.test(since)) {
    return `<Since> does not understand "${since}". Write a release: ${example}.`;
  }
  if (compareReleases(since, release) > 0) {
    return `<Since> names ${since}, and the pages of ${name} describe ${release}. Name that or an older one.`;
  }
  // Older releases than those that readers can choose are not shown anywhere.
  const isKnown = knownReleases.some((known) => compareReleases(known, since) === 0);
  return isKnown || !isSinceShown(since, name)
    ? undefined
    : `<Since> names ${since}, which is no release of Theme UI. There are: ${knownReleases.join(', ')}.`;
}

/**
 * Checks the marks `<Since version="0.17.2" />` of a page. What all releases of its version have is marked for readers
 * of older ones alone, and not at all where all releases that readers can name have it.
 * @param file gets a message with line and remedy for a mark that is wrong
 * @param version that of the page
 */
export function placeSinceMarks(tree: Root, file: VFile, version: DocumentedVersion): void {
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (visited, index, parent) => {
    const node = visited as JsxNode;
    if (node.name !== 'Since') return undefined;
    const mistake = mistakeIn(node, parent!, version);
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

/** Does that for the page that is built. Comes after what writes marks. */
export function remarkSince() {
  return (tree: Root, file: VFile) => placeSinceMarks(tree, file, versionOfFile(file.path));
}
