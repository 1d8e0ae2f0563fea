import type { Expression, Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxjsEsm, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A JSX element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The expression in braces; undefined if there is none. */
function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement, ...more] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && more.length === 0
    ? statement.expression
    : undefined;
}

/** Text of a string, number, or template literal without expressions; undefined for other expressions. */
export function literalText(program: Program | null | undefined): string | undefined {
  const expression = expressionOf(program);
  return expression && textOf(expression);
}

function textOf(expression: Expression): string | undefined {
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]!.value.cooked ?? undefined;
  }
  const isStringOrNumber =
    expression.type === 'Literal' && ['string', 'number'].includes(typeof expression.value);
  return isStringOrNumber ? String(expression.value) : undefined;
}

function attributeValue(
  { attributes }: JsxElement,
  name: string,
): string | Program | null | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  const value = found?.value ?? undefined;
  if (value === undefined || typeof value === 'string') return value || undefined;
  return (value as { data?: { estree?: Program | null } }).data?.estree;
}

/** Text of an attribute written as `name="text"` or `name={'text'}`; undefined for anything else. */
export function attributeText(element: JsxElement, name: string): string | undefined {
  const value = attributeValue(element, name);
  return typeof value === 'string' ? value : literalText(value);
}

/** An import such as `import name from 'source'`. */
export interface DefaultImport {
  name: string;
  /** Module specifier, as written. */
  source: string;
  line: number;
}

/** Reads the default imports of a page. */
export function readDefaultImports(tree: Root): DefaultImport[] {
  return tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    const program: Program | null | undefined = (node as MdxjsEsm).data?.estree;
    return (program?.body ?? []).flatMap((statement) => {
      if (statement.type !== 'ImportDeclaration') return [];
      const specifier = statement.specifiers.find(({ type }) => type === 'ImportDefaultSpecifier');
      return specifier
        ? [
            {
              name: specifier.local.name,
              source: String(statement.source.value),
              line: node.position?.start.line ?? 1,
            },
          ]
        : [];
    });
  });
}

/**
 * URL or file of an `<img>`: a text, `{require('./tree.png').default}`, `{useBaseUrl('/img/tree.png')}`, or an imported
 * file; undefined for other expressions.
 * @param imports default imports of the file that contains the element
 */
export function imageSource(
  element: JsxElement,
  imports: readonly DefaultImport[],
): string | undefined {
  const value = attributeValue(element, 'src');
  if (typeof value === 'string') return value;
  let expression = expressionOf(value);
  if (expression?.type === 'MemberExpression') expression = expression.object as Expression;
  if (expression?.type === 'Identifier') {
    const { name } = expression;
    // Files of packages aren't copied.
    return imports.find((each) => each.name === name && /^(\.|@site\/)/.test(each.source))?.source;
  }
  if (expression?.type === 'CallExpression' && expression.callee.type === 'Identifier') {
    const [first] = expression.arguments;
    const argument = first && first.type !== 'SpreadElement' ? textOf(first) : undefined;
    if (expression.callee.name === 'useBaseUrl') return argument?.replace(/^\/?/, '/');
    return expression.callee.name === 'require' ? argument : undefined;
  }
  return expression && textOf(expression);
}

export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);
}
