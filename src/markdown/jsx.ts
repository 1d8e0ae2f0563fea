import type { Program } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** A JSX element in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Text of a string, number, or template literal without expressions; undefined for other expressions. */
export function literalText(program: Program | null | undefined): string | undefined {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]!.value.cooked ?? undefined;
  }
  const isStringOrNumber =
    expression.type === 'Literal' && ['string', 'number'].includes(typeof expression.value);
  return isStringOrNumber ? String(expression.value) : undefined;
}

/** Text of an attribute written as `name="text"` or `name={'text'}`; undefined for anything else. */
export function attributeText({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (!found?.value) return undefined;
  return typeof found.value === 'string'
    ? found.value
    : literalText((found.value as { data?: { estree?: Program | null } }).data?.estree);
}

export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);
}
