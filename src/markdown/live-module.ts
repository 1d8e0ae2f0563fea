import { createHash } from 'node:crypto';
import path from 'node:path';
import { exampleScope } from '../live-code/example-scope';
import { moduleText, toExampleModule, type Scope } from '../live-code/module';
import { writeChanged } from '../site/generated-static';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { liveModulesFolder } from '../versions/live-modules';
import { loadPackage } from '../versions/packages';

const scopes = new Map<string, Scope>();

/** The names that a live example of a version may use without an import, and where a page finds them. */
export function pageScope({ name }: DocumentedVersion): Scope {
  const scope =
    scopes.get(name) ?? exampleScope('@site/src/examples/', loadPackage('theme-ui', name));
  scopes.set(name, scope);
  return scope;
}

/** Names a live example by its code and its version. */
export function exampleId(code: string, { name }: DocumentedVersion): string {
  const own = name === currentVersion.name ? code : `${name}\n${code}`;
  return createHash('sha256').update(own).digest('hex').slice(0, 12);
}

/**
 * A module around the one of an older version's example: the library there has a context of its own, which
 * gets the theme and the mode of this site.
 */
const scopeModule = (module: string) => `import { __ThemeUIContext } from 'theme-ui';
import { LibraryScope } from '@site/src/color-mode/LibraryScope';
import Example from './${module}';

export default () => <LibraryScope context={__ThemeUIContext}><Example /></LibraryScope>;
`;

/**
 * Writes the module of a live example.
 * @param generatedFilesDir folder of the site's generated files
 * @returns the name to import it by
 */
export function writeLiveModule(
  code: string,
  generatedFilesDir: string,
  version: DocumentedVersion,
): string {
  const id = exampleId(code, version);
  const folder = liveModulesFolder(version.name);
  const write = (name: string, text: string) =>
    writeChanged(path.join(generatedFilesDir, folder, `${name}.tsx`), text);
  write(id, moduleText(toExampleModule(code, pageScope(version))).text);
  if (version === currentVersion) return `@generated/${folder}/${id}.tsx`;
  write(`${id}-scope`, scopeModule(id));
  return `@generated/${folder}/${id}-scope.tsx`;
}
