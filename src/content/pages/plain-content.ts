import type { Parent, RootContent } from 'mdast';
import { readFence } from '../code/fence';
import { headingId } from '../markdown/headings';
import { attributeText, literalText } from '../markdown/jsx';
import type { ParsedPage } from './page-content';

declare module 'mdast' {
  interface HeadingData {
    /** Id of the HTML element. */
    id?: string | undefined;
  }
}

type PlainSource = Pick<ParsedPage, 'tree' | 'partials'>;

function toPlain(nodes: RootContent[], partials: ParsedPage['partials']): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const value = literalText(node.data?.estree);
        return value === undefined ? [] : [{ type: 'text', value }];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement': {
        if (
          node.attributes.some(
            (attribute) => 'name' in attribute && attribute.name === 'data-no-copy',
          )
        ) {
          return [];
        }
        const partial = partials.get(node.name ?? '');
        if (partial) return plainContent(partial);
        const packages = attributeText(node, 'packages');
        return packages === undefined
          ? toPlain(node.children as RootContent[], partials)
          : [{ type: 'code', value: `npm install ${packages}` }];
      }
      case 'code': {
        const { flags, code } = readFence(node);
        return flags.includes('preview') ? [] : [{ ...node, value: code }];
      }
      default: {
        if (!('children' in node)) return [node];
        const children = toPlain((node as Parent).children, partials);
        if (node.type !== 'heading') return [{ ...node, children } as RootContent];
        // Removes the space before the comment with the id.
        const last = children.at(-1);
        if (last?.type === 'text') children.splice(-1, 1, { ...last, value: last.value.trimEnd() });
        return [{ ...node, data: { id: headingId(node) }, children } as RootContent];
      }
    }
  });
}

/**
 * Returns the text of a page's source, for search: without components, but with their children and with partials.
 * Headings have their ids as `data.id`. Markdown copies come from the built page instead, which `npm start` doesn't
 * have.
 * @param content content of the page, with reference tables already expanded; not modified
 */
export function plainContent({ tree, partials }: PlainSource): RootContent[] {
  return toPlain(tree.children, partials);
}
