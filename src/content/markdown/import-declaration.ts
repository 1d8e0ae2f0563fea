import type { ImportDeclaration, Program } from 'estree';
import type { MdxjsEsm } from 'mdast-util-mdx';

/**
 * Creates an `import` statement node for a page.
 * @param name imported name, also used as the local name
 * @param source module specifier
 * @param isDefault true to import the module's default export
 */
export function createImport(name: string, source: string, isDefault: boolean): MdxjsEsm {
  const local = { type: 'Identifier', name } as const;
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [
      isDefault
        ? { type: 'ImportDefaultSpecifier', local }
        : { type: 'ImportSpecifier', imported: local, local },
    ],
    source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
    attributes: [],
  };
  const estree: Program = { type: 'Program', sourceType: 'module', body: [statement] };
  const imported = isDefault ? name : `{ ${name} }`;
  return {
    type: 'mdxjsEsm',
    value: `import ${imported} from ${JSON.stringify(source)};`,
    data: { estree },
  };
}
