import { createHash } from 'node:crypto';
import path from 'node:path';
import { exampleScope } from '../code/example-scope';
import { moduleText, toExampleModule, type Scope } from '../code/example-module';
import { writeChanged } from '../../base/facts/generated-static';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { liveModulesFolder } from '../versions/live-modules';
import { loadPackage } from '../versions/packages';

const scopeCache = new Map<string, Scope>();

/** Returns the names that a version's live examples can use without an import, and the modules they come from. */
export function getPageScope({ name }: DocumentedVersion): Scope {
  const scope =
    scopeCache.get(name) ??
    exampleScope('@site/src/content/examples/', loadPackage('theme-ui', name));
  scopeCache.set(name, scope);
  return scope;
}

/** Derives a live example's id from its code and version. */
export function getExampleId(code: string, { name }: DocumentedVersion): string {
  const input = name === currentVersion.name ? code : `${name}\n${code}`;
  return createHash('sha256').update(input).digest('hex').slice(0, 12);
}

/**
 * Wraps an older version's example. Its version of Theme UI has a separate React context, which `LibraryScope` provides
 * with this site's theme and color mode.
 */
const renderScopeModule = (module: string) => `import { __ThemeUIContext } from 'theme-ui';
import { LibraryScope } from '@site/src/runtime/color-mode/LibraryScope';
import Example from './${module}';

export default () => <LibraryScope context={__ThemeUIContext}><Example /></LibraryScope>;
`;

/**
 * Writes the module of a live example.
 * @param generatedFilesDir folder of Docusaurus' generated files
 * @returns its module specifier
 */
export function writeLiveModule(
  code: string,
  generatedFilesDir: string,
  version: DocumentedVersion,
): string {
  const id = getExampleId(code, version);
  const folder = liveModulesFolder(version.name);
  const write = (name: string, text: string) =>
    writeChanged(path.join(generatedFilesDir, folder, `${name}.tsx`), text);
  write(id, moduleText(toExampleModule(code, getPageScope(version))).text);
  if (version === currentVersion) return `@generated/${folder}/${id}.tsx`;
  write(`${id}-scope`, renderScopeModule(id));
  return `@generated/${folder}/${id}-scope.tsx`;
}
