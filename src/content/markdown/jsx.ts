import type { Program } from 'estree';
import type { Root } from 'mdast';
import type {
  MdxjsEsm,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';

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
  const attribute = attributes.find(
    (candidate): candidate is MdxJsxAttribute =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  const value = attribute?.value ?? '';
  return typeof value === 'string' ? value || undefined : literalText(value.data?.estree);
}

/** An import such as `import name from 'source'`. */
interface DefaultImport {
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
