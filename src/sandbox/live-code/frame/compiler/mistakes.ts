import type { JSXAttribute, JSXOpeningElement, JSXText, Node } from '@babel/types';
import { syntaxError, type SourceNode, type Visitor } from './walk';

/** Elements of the document, which React would replace. */
const documentTags = new Set(['html', 'head', 'body']);

const isElement = (node: Node) => /^JSX(Element|Fragment)$/.test(node.type);

/** Returns the name of an element of HTML; undefined for components, and for custom elements. */
function tagOf({ name }: JSXOpeningElement): string | undefined {
  return name.type === 'JSXIdentifier' && /^[a-z][a-z\d]*$/.test(name.name) ? name.name : undefined;
}

function checkAttribute(node: JSXAttribute, parent: JSXOpeningElement): void {
  const { name, value } = node;
  if (name.type !== 'JSXIdentifier' || !tagOf(parent)) return;
  if (/^on[a-z]/.test(name.name)) {
    const [first, ...rest] = name.name.slice(2);
    const handler = `on${first!.toUpperCase()}${rest.join('')}`;
    throw syntaxError(
      `React ignores \`${name.name}\`. Pass a function to \`${handler}\`, such as ${handler}={() => …}.`,
      node.loc,
    );
  }
  if (name.name === 'style' && value?.type === 'StringLiteral') {
    throw syntaxError('`style` must be an object, such as { color: "red" }.', node.loc);
  }
}

function checkOperands(operator: string, operands: Node[], node: SourceNode): void {
  if (/^([-+*/%|&^~<>]|<=|>=|\*\*|<<|>>>?)$/.test(operator) && operands.some(isElement)) {
    throw syntaxError(`An element can’t be calculated with \`${operator}\`.`, node.loc);
  }
}

/** Checks for characters that TypeScript and bundlers refuse in text, but the parser allows. */
function checkText({ value: text, extra, loc }: JSXText): void {
  // As it's written: `&gt;` is allowed.
  const value = (extra?.raw as string | undefined) ?? text;
  const index = value.search(/[}>]/);
  if (index < 0) return;
  const lines = value.slice(0, index).split('\n').length - 1;
  const start = { ...loc!.start, line: loc!.start.line + lines };
  const character = value[index]!;
  throw syntaxError(`Text in JSX can’t contain ${character}. Write {'${character}'} instead.`, {
    start,
  });
}

/** Throws an error for code that can be parsed, but that a preview can't run, or that never does what's meant. */
export function findMistakes(): Visitor {
  let functions = 0;
  return (node, parent) => {
    if (/Function|Method/.test(node.type)) {
      functions += 1;
      return () => {
        functions -= 1;
      };
    }
    switch (node.type) {
      case 'AwaitExpression':
        if (functions > 0) return;
        throw syntaxError(
          'In a preview, `await` works only inside async functions. Load data in an effect.',
          node.loc,
        );
      case 'JSXOpeningElement': {
        const tag = tagOf(node);
        if (!tag || !documentTags.has(tag)) return;
        throw syntaxError(
          `A preview is part of a document that has <html>, <head>, and <body>. Remove <${tag}>, and keep what’s inside.`,
          node.loc,
        );
      }
      case 'JSXText':
        return checkText(node);
      case 'JSXAttribute':
        return checkAttribute(node, parent as JSXOpeningElement);
      case 'UnaryExpression':
        return checkOperands(node.operator, [node.argument], node);
      case 'BinaryExpression':
        return checkOperands(node.operator, [node.left, node.right], node);
      case 'TaggedTemplateExpression':
        if (node.tag.type === 'TemplateLiteral')
          throw syntaxError('Text can’t be called.', node.loc);
        return;
      default:
    }
  };
}
