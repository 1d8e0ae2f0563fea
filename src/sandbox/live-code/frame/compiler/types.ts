import type { Edits } from './edits';
import { isType, syntaxError, type SourceNode, type Visitor } from './walk';

const modifier = /\b(?:public|private|protected|abstract|override|readonly|declare)\b/g;

type ClassNode = Extract<SourceNode, { type: 'ClassDeclaration' | 'ClassExpression' }>;

/** Removes TypeScript. Syntax that has to be compiled, such as enums, is an error. */
export function removeTypes(edits: Edits): Visitor {
  const { text } = edits;
  const remove = ({ start, end }: SourceNode) => edits.remove(start, end);

  /** Removes the last occurrence of a word before a position, and everything from there to the end. */
  function removeFrom(word: string, from: number, before: number, end: number): void {
    edits.remove(from + text.slice(from, before).lastIndexOf(word), end);
  }

  function removeModifiers(from: number, to: number): void {
    for (const { index, 0: word } of text.slice(from, to).matchAll(modifier)) {
      edits.remove(from + index, from + index + word.length);
    }
  }

  function removeClassTypes({ start, body, implements: interfaces, ...node }: ClassNode): void {
    removeModifiers(start, start + text.slice(start).indexOf('class'));
    if (!interfaces?.length) return;
    const before = node.superTypeParameters ?? node.superClass ?? node.typeParameters ?? node.id;
    removeFrom('implements', before?.end ?? start, interfaces[0]!.start!, body.start!);
  }

  /** Line breaks aren't allowed before an arrow, so they move after it. */
  function removeArrowTypes(node: Extract<SourceNode, { type: 'ArrowFunctionExpression' }>): void {
    const lines = [node.typeParameters, node.returnType].map((part) =>
      part ? edits.removeLines(part.start!, part.end!) : '',
    );
    edits.open(node.body.start!, lines.join(''));
  }

  /** Removes a parameter's type, or the parameter `this`, which only exists in types. */
  function removeParameterType(node: Extract<SourceNode, { type: 'Identifier' }>): void {
    const comma = /^\s*,/.exec(text.slice(node.end))?.[0] ?? '';
    if (node.name === 'this') edits.remove(node.start, node.end + comma.length);
    else if (node.optional || node.typeAnnotation)
      edits.remove(node.start + node.name.length, node.end);
  }

  return (node, parent) => {
    if (isType(node)) {
      // Types in other nodes are removed with the node.
      if (!/^(Identifier|ArrowFunctionExpression)$/.test(parent?.type ?? '')) remove(node);
      return;
    }
    switch (node.type) {
      case 'Identifier':
        return removeParameterType(node);
      case 'TSAsExpression':
      case 'TSSatisfiesExpression': {
        const word = node.type === 'TSAsExpression' ? 'as' : 'satisfies';
        return removeFrom(word, node.expression.end!, node.typeAnnotation.start!, node.end);
      }
      case 'TSNonNullExpression':
        return edits.remove(node.end - 1, node.end);
      case 'ArrowFunctionExpression':
        return removeArrowTypes(node);
      case 'ClassDeclaration':
      case 'ClassExpression':
        return removeClassTypes(node);
      case 'ClassMethod':
      case 'ClassProperty':
      case 'ClassPrivateProperty':
      case 'ClassPrivateMethod': {
        if ('abstract' in node && node.abstract) return remove(node);
        removeModifiers(node.start, node.key.start!);
        const mark =
          'optional' in node && node.optional
            ? '?'
            : 'definite' in node && node.definite
              ? '!'
              : '';
        const at = text.indexOf(mark, node.key.end!);
        return edits.remove(at, at + mark.length);
      }
      case 'TSInstantiationExpression':
      case 'TSExpressionWithTypeArguments':
        return;
      default:
        if (node.type.startsWith('TS'))
          throw syntaxError(
            'Only erasable TypeScript syntax runs here (no enums or namespaces).',
            node.loc,
          );
    }
  };
}

/**
 * Ends statements that have no semicolon. Of the lines `a = b`, `type C = string`, and `(d)()`, the second ended the
 * first: once it's removed, `b` would be called. A directive also needs its end, because a guard may follow.
 */
export function endStatements(edits: Edits): Visitor {
  return (node, parent) => {
    const isStatement = /^(ExpressionStatement|Directive|Class(Private)?Property)$/.test(node.type);
    const isDeclaration = node.type === 'VariableDeclaration' && !/^For/.test(parent?.type ?? '');
    const isExported = node.type === 'ExportDefaultDeclaration';
    if (!isStatement && !isDeclaration && !isExported) return;
    if (edits.text[node.end - 1] !== ';') return () => edits.close(node.end, ';');
  };
}
