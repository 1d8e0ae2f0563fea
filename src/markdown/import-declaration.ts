import type { MdxjsEsm } from 'mdast-util-mdx';

/**
 * Creates an `import` statement node for a page.
 * @param name imported name, also used as the local name
 * @param source module specifier
 * @param isDefault true to import the module's default export
 */
export function createImport(name: string, source: string, isDefault: boolean): MdxjsEsm {
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
