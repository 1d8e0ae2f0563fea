import type { JSXAttribute, JSXOpeningElement, JSXText } from '@babel/types';
import type { Edits } from './edits';
import type { SourceNode, Visitor } from './walk';

/** Collapses whitespace the way JSX does: lines are trimmed and joined with a space. */
function textOf({ value }: JSXText): string {
  const lines = value.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const text = line.replaceAll('\t', ' ');
      const start = index > 0 ? text.replace(/^ +/, '') : text;
      return index < lines.length - 1 ? start.replace(/ +$/, '') : start;
    })
    .filter(Boolean)
    .join(' ');
}

type ParentType = 'JSXElement' | 'JSXFragment';

/**
 * Compiles JSX to calls.
 * @param runtime expression for an object with `jsx` and `Fragment`
 */
export function compileJsx(edits: Edits, runtime: string): Visitor {
  const { text } = edits;

  function nameOf({ name }: JSXOpeningElement | JSXAttribute): string {
    const written = text.slice(name.start!, name.end!);
    const isString = name.type === 'JSXNamespacedName' || /^[a-z]\w*$|-/.test(written);
    return isString ? JSON.stringify(written) : written;
  }

  const removeBraces = ({ start, end }: SourceNode) => {
    edits.remove(start, start + 1);
    edits.remove(end - 1, end);
  };

  const isChild = (parent: SourceNode | undefined): boolean =>
    (['JSXElement', 'JSXFragment'] satisfies ParentType[]).includes(parent?.type as ParentType);

  function openElement(name: string, { start, end }: SourceNode, attributes: SourceNode[]): void {
    edits.open(start, `${runtime}.jsx(${name}, ${attributes.length > 0 ? '{' : 'null'}`);
    edits.remove(start, attributes[0]?.start ?? end);
    if (attributes.length > 0) edits.remove(attributes.at(-1)!.end, end);
  }

  return (node, parent) => {
    const isLastAttribute =
      parent?.type === 'JSXOpeningElement' && parent.attributes.at(-1) === node;
    if (isChild(parent) && /^JSX(Element|Fragment|SpreadChild)$/.test(node.type)) {
      edits.open(node.start, ', ');
    }
    switch (node.type) {
      case 'JSXElement':
      case 'JSXFragment':
        return () => edits.close(node.end, ')');
      case 'JSXOpeningElement':
        return openElement(nameOf(node), node, node.attributes as SourceNode[]);
      case 'JSXOpeningFragment':
        return openElement(`${runtime}.Fragment`, node, []);
      case 'JSXClosingElement':
      case 'JSXClosingFragment':
        return edits.remove(node.start, node.end);
      case 'JSXAttribute': {
        const { value } = node;
        const written = value?.type === 'StringLiteral' ? JSON.stringify(value.value) : '';
        const name = JSON.stringify(text.slice(node.name.start!, node.name.end!));
        edits.open(node.start, `${name}: ${value ? written : 'true'}`);
        edits.remove(node.start, written ? node.end : (value?.start ?? node.end));
        return () => edits.close(node.end, isLastAttribute ? '}' : ',');
      }
      case 'JSXSpreadAttribute':
        removeBraces(node);
        return () => edits.close(node.end, isLastAttribute ? '}' : ',');
      case 'JSXSpreadChild':
        return removeBraces(node);
      case 'JSXText': {
        const written = textOf(node);
        if (written) edits.open(node.start, `, ${JSON.stringify(written)}`);
        return edits.remove(node.start, node.end);
      }
      case 'JSXExpressionContainer': {
        if (node.expression.type === 'JSXEmptyExpression')
          return edits.remove(node.start, node.end);
        if (isChild(parent)) edits.open(node.start, ', ');
        return removeBraces(node);
      }
      default:
    }
  };
}
