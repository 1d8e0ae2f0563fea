import { parse } from '@babel/parser';
import path from 'node:path';

const pragma = '/** @jsxImportSource theme-ui */';

/** Finds the first plain element with an `sx` prop, such as `<p sx={…}>`. */
function findPlainSx(node) {
  if (!node || typeof node !== 'object') return undefined;
  if (
    node.type === 'JSXOpeningElement' &&
    /^[a-z]/.test(node.name.name) &&
    node.attributes.some(({ name }) => name?.name === 'sx')
  ) {
    return node;
  }
  for (const child of Object.values(node)) {
    const element = findPlainSx(child);
    if (element) return element;
  }
  return undefined;
}

/** Bundler loader that rejects `sx` on plain elements in files without Theme UI's JSX: it would become an attribute. */
export default function checkSx(text) {
  if (!/\ssx=/.test(text) || /@jsxImportSource\s+theme-ui/.test(text)) return text;
  const { program } = parse(text, { sourceType: 'module', plugins: ['jsx', 'typescript'] });
  const element = findPlainSx(program);
  if (!element) return text;
  const file = path.relative(this.rootContext, this.resourcePath).replaceAll(path.sep, '/');
  throw new Error(
    `${file}:${element.loc.start.line}: <${element.name.name}> has an sx prop, which React doesn't support. ` +
      `Start the file with ${pragma}, or use a component, such as Box.`,
  );
}
