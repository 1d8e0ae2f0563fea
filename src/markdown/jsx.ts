import type { Program } from 'estree';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

/** An element written as JSX in a page. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The text of an expression that is a string, a number, or a template without parts; undefined for others. */
export function literalText(program: Program | null | undefined): string | undefined {
  const [statement, ...more] = program?.body ?? [];
  if (statement?.type !== 'ExpressionStatement' || more.length > 0) return undefined;
  const { expression } = statement;
  if (expression.type === 'TemplateLiteral' && expression.expressions.length === 0) {
    return expression.quasis[0]!.value.cooked ?? undefined;
  }
  const isText =
    expression.type === 'Literal' && ['string', 'number'].includes(typeof expression.value);
  return isText ? String(expression.value) : undefined;
}

/** An attribute's text, written as `name="text"` or `name={'text'}`; undefined for anything else. */
export function attributeText({ attributes }: JsxElement, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  if (!found?.value) return undefined;
  return typeof found.value === 'string'
    ? found.value
    : literalText((found.value as { data?: { estree?: Program | null } }).data?.estree);
}

/** True if an element has an attribute, whatever its value. */
export function hasAttribute({ attributes }: JsxElement, name: string): boolean {
  return attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === name);
}
