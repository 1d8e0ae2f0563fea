import * as React from 'react';
import * as ThemeUI from 'theme-ui';
import * as demo from '../content/demo';

/** Where the names that a live example may use come from. */
const sources = {
  'theme-ui': Object.keys(ThemeUI),
  react: Object.keys(React),
  '@site/src/content/demo': Object.keys(demo),
};

/**
 * The module of a live example's unedited preview: its code with the names it uses imported, and one
 * component as the default export. Code that starts with an element is wrapped in a fragment, so
 * several roots work; any other code is an expression for a component.
 * @param code text of the fence
 */
export function liveModule(code: string): string {
  const words = new Set(code.match(/[A-Za-z_$][\w$]*/g));
  const imports = Object.entries(sources).flatMap(([source, names]) => {
    const used = names.filter((name) => words.has(name) && name !== 'default');
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${source}';`] : [];
  });
  const source = code.trim().replace(/;$/, '');
  const component = source.startsWith('<')
    ? `export default function Example() {\n  return (<>${source}</>);\n}`
    : `const Example = ${source};\nexport default Example;`;
  return ['/** @jsxImportSource theme-ui */', ...imports, component, ''].join('\n');
}
