import type { MdxjsEsm } from 'mdast-util-mdx';

/**
 * An `import` statement for the top of a page.
 * @param name what to import, and its name in the page
 * @param source module
 * @param isDefault whether it is the module's default export
 */
export function importDeclaration(name: string, source: string, isDefault: boolean): MdxjsEsm {
  const identifier = { type: 'Identifier' as const, name };
  const literal = { type: 'Literal' as const, value: source, raw: JSON.stringify(source) };
  return {
    type: 'mdxjsEsm',
    value: `import ${isDefault ? name : `{ ${name} }`} from ${literal.raw};`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [
              isDefault
                ? { type: 'ImportDefaultSpecifier', local: identifier }
                : { type: 'ImportSpecifier', imported: identifier, local: identifier },
            ],
            source: literal,
            attributes: [],
          },
        ],
      },
    },
  };
}
