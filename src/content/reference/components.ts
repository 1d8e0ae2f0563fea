import type { __isBoxStyledSystemProp } from '@theme-ui/components';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import {
  commonDescriptions,
  componentEntries,
  entriesFile,
  olderEntries,
  type ComponentEntry,
} from './component-entries';
import { readDeclarations, type DeclaredProp } from './declarations';
import { loadLibrary } from './library';
import { groupStyleProps, type StyleProps } from './style-props';

/** A prop that a table shows. */
export interface DocumentedProp extends Pick<DeclaredProp, 'name' | 'type' | 'required'> {
  /** Default as written in the source: an expression. */
  default?: string;
  /** Description from component-entries.ts, in Markdown. */
  description: string;
}

/** A component that Theme UI exports. */
export interface ComponentApi extends Omit<ComponentEntry, 'props' | 'defaults'> {
  name: string;
  /** Props that are neither common to all components nor attributes of the component's element. */
  props: DocumentedProp[];
}

/** Reference data of Theme UI's components. */
export interface Api {
  components: Map<string, ComponentApi>;
  /** Props that all components take, without style props. */
  commonProps: DocumentedProp[];
  styleProps: StyleProps[];
}

const apiCache = new Map<string, Api>();

/**
 * Reads the components of Theme UI: types from the installed packages, everything else from component-entries.ts. Takes
 * about a second, then is cached.
 * @param version documentation version whose packages are read
 * @throws if a description is missing or superfluous, naming component, prop and file
 */
export function readApi(version: DocumentedVersion = currentVersion): Api {
  const api = apiCache.get(version.name) ?? buildApi(version);
  apiCache.set(version.name, api);
  return api;
}

function buildApi(version: DocumentedVersion): Api {
  const library = loadLibrary(version);
  const { __isBoxStyledSystemProp: isStyleProp } = library.load('@theme-ui/components') as {
    __isBoxStyledSystemProp: typeof __isBoxStyledSystemProp;
  };
  const declarations = readDeclarations(library);
  const boxProps = declarations.get('Box')!;
  const isCommon = (name: string) => name in commonDescriptions || isStyleProp(name);
  const entries = library.componentNames.map((name) => ({ name, ...entryOf(name, version) }));
  assertDescribed(
    [
      {
        name: 'all components',
        declared: boxProps,
        described: commonDescriptions,
        isOwn: ({ name, file }) => file === 'Box' && !isStyleProp(name),
      },
      ...entries.map(({ name, props }) => ({
        name,
        declared: declarations.get(name)!,
        described: props,
        isOwn: (prop: DeclaredProp) => prop.file === name && !isCommon(prop.name),
      })),
    ],
    // For older versions, descriptions of newer props are fine.
    version === currentVersion,
  );
  return {
    components: new Map(
      entries.map(({ defaults, ...entry }) => {
        const props = describe(declarations.get(entry.name)!, entry.props, defaults);
        return [entry.name, { ...entry, props }];
      }),
    ),
    commonProps: describe(boxProps, commonDescriptions),
    styleProps: groupStyleProps([...boxProps.keys()].filter(isStyleProp), library),
  };
}

/**
 * Entry of a component for a version of the documentation.
 * @throws if there's none
 */
export function entryOf(component: string, { name }: DocumentedVersion) {
  const older = olderEntries[name]?.[component];
  const entry = componentEntries[component] ?? older;
  if (!entry) throw new Error(`Fix ${entriesFile}: ${component} has no entry; add one.`);
  return {
    ...entry,
    ...older,
    props: { ...entry.props, ...older?.props },
    defaults: { ...entry.defaults, ...older?.defaults },
  };
}

/** Adds types to descriptions; omits props that the version doesn't have. */
function describe(
  declared: Map<string, DeclaredProp>,
  descriptions: Record<string, string>,
  defaults: Record<string, string> = {},
): DocumentedProp[] {
  return Object.entries(descriptions).flatMap(([name, description]) => {
    const prop = declared.get(name);
    if (!prop) return [];
    const { type, required } = prop;
    return { name, type, required, description, default: defaults[name] };
  });
}

/**
 * Checks that each prop has a description.
 * @param components all props of each component, its descriptions, and which props need one
 * @param isStrict true if a description without a prop is an error
 * @throws if descriptions are missing or superfluous, listing them and the file to edit
 */
export function assertDescribed<Prop extends { name: string }>(
  components: {
    name: string;
    declared: Map<string, Prop>;
    described: Record<string, string>;
    isOwn: (prop: Prop) => boolean;
  }[],
  isStrict = true,
): void {
  const problems = components.flatMap(({ name, declared, described, isOwn }) => [
    ...[...declared.values()]
      .filter((prop) => isOwn(prop) && !described[prop.name])
      .map((prop) => `The prop "${prop.name}" of ${name} has no description; add one`),
    ...Object.keys(isStrict ? described : {})
      .filter((prop) => !declared.has(prop))
      .map((prop) => `${name} doesn't have a prop "${prop}"; remove its description`),
  ]);
  if (problems.length > 0) throw new Error(`Fix ${entriesFile}:\n- ${problems.join('\n- ')}`);
}
