import type { MdxjsEsm } from 'mdast-util-mdx';
import { parseMdx } from './parse-mdx';

/**
 * Creates an `import` statement node for a page.
 * @param name imported name, also used as the local name
 * @param source module specifier
 * @param isDefault true to import the module's default export
 */
export function createImport(name: string, source: string, isDefault: boolean): MdxjsEsm {
  const imported = isDefault ? name : `{ ${name} }`;
  const [node] = parseMdx(`import ${imported} from ${JSON.stringify(source)};`).children;
  return { ...(node as MdxjsEsm), position: undefined };
}
