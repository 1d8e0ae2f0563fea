import type { __isBoxStyledSystemProp } from '@theme-ui/components';
import { currentVersion, olderVersions, type DocumentedVersion } from '../versions/list';
import { readDeclarations, type DeclaredProp, type Declarations } from './declared-props';
import {
  commonDescriptions,
  componentDescriptions,
  descriptionsFile,
  olderDescriptions,
} from './descriptions';
import { libraryOf, type Library } from './library';
import { readRenderings, type Rendering } from './rendering';
import { readSourceProps, type SourceProps } from './source-props';
import { groupStyleProps, type StyleProps } from './style-props';

/** A prop that a component has beside those that all share and its element's attributes. */
export interface OwnProp {
  name: string;
  /** As in the type declarations. */
  type: string;
  /** As in the source: an expression. */
  default?: string;
  required: boolean;
  /** Our words, in Markdown. */
  description: string;
  /** The version that brought it; undefined for what the oldest one here has. */
  since?: string;
}

/** A component that Theme UI exports. */
export interface ComponentApi extends Rendering {
  name: string;
  props: OwnProp[];
}

/** What there is to say about the components of Theme UI. */
export interface Api {
  components: Map<string, ComponentApi>;
  /** The props that all of them take, apart from style props. */
  commonProps: Pick<OwnProp, 'name' | 'type' | 'description'>[];
  styleProps: StyleProps[];
}

const apis = new Map<string, Api>();

/**
 * Reads the components of Theme UI from the installed packages: types from their declarations, defaults
 * from their modules, elements and variants from rendering them. Takes about a second the first time.
 * @param version whose packages are read
 * @throws an error naming component, prop and file for a description that is missing or left over
 */
export function readApi(version: DocumentedVersion = currentVersion): Api {
  const api = apis.get(version.name) ?? read(libraryOf(version));
  apis.set(version.name, api);
  return api;
}

function read(library: Library): Api {
  const { componentNames } = library;
  const sources = readSourceProps(library);
  const declarations = readDeclarations(
    library,
    new Map([...sources].map(([name, { named }]) => [name, named.map((prop) => prop.name)])),
  );
  const components = library.load('@theme-ui/components') as {
    __isBoxStyledSystemProp: typeof __isBoxStyledSystemProp;
  };
  const isStyleProp = ({ name }: DeclaredProp) => components.__isBoxStyledSystemProp(name);
  const commonProps = declarations.common.filter((prop) => !isStyleProp(prop));
  const descriptions = descriptionsOf(library);
  const before = previousApi(library);
  const ownProps = new Map(
    componentNames.map((name) => [
      name,
      ownPropsOf(name, declarations, sources).map((prop) => ({
        ...prop,
        description: descriptions[name]?.[prop.name] ?? '',
        ...sinceOf(prop, library, before?.components.get(name)),
      })),
    ]),
  );
  const namesOf = (props: { name: string }[]) => props.map(({ name }) => name);
  assertDescribed(
    {
      ...Object.fromEntries([...ownProps].map(([name, props]) => [name, namesOf(props)])),
      'all components': namesOf(commonProps),
    },
    { ...descriptions, 'all components': commonDescriptions },
    // Words for what came later are no mistake.
    library.version === currentVersion,
  );
  const renderings = readRenderings(library);
  return {
    components: new Map(
      [...ownProps].map(([name, props]) => [name, { name, props, ...renderings.get(name)! }]),
    ),
    commonProps: Object.entries(commonDescriptions).map(([name, description]) => ({
      name,
      type: commonProps.find((prop) => prop.name === name)!.type,
      description,
    })),
    styleProps: groupStyleProps(namesOf(declarations.common.filter(isStyleProp)), library),
  };
}

/** Our words for the props, as a library's version has them. */
function descriptionsOf({ version }: Library): Record<string, Record<string, string>> {
  const changed = olderDescriptions[version.name] ?? {};
  return {
    ...componentDescriptions,
    ...Object.fromEntries(
      Object.entries(changed).map(([component, texts]) => [
        component,
        { ...componentDescriptions[component], ...texts },
      ]),
    ),
  };
}

/** What the version before a library's has. */
function previousApi({ version }: Library): Api | undefined {
  const versions = [currentVersion, ...olderVersions];
  const previous = versions[versions.findIndex(({ name }) => name === version.name) + 1];
  return previous && readApi(previous);
}

/** The version that brought a prop to a component, as far as the installed packages tell. */
export function sinceOf(
  prop: Pick<OwnProp, 'name'>,
  { version }: Pick<Library, 'version'>,
  before: Pick<ComponentApi, 'props'> | undefined,
): Pick<OwnProp, 'since'> {
  if (!before) return {};
  const earlier = before.props.find(({ name }) => name === prop.name);
  const since = earlier ? earlier.since : version.name;
  return since ? { since } : {};
}

/** The props of a component that are neither common nor attributes; required ones come first. */
function ownPropsOf(
  component: string,
  declarations: Declarations,
  sources: Map<string, SourceProps>,
): Omit<OwnProp, 'description'>[] {
  const common = ['children', ...declarations.common.map(({ name }) => name)];

  function isOwn(component: string, prop: string): boolean {
    const declared = declarations.components.get(component)!.find(({ name }) => name === prop);
    if (!declared) return false;
    if (declared.declaredBy === component) return true;
    const { named, passesTo } = sources.get(component)!;
    if (named.some(({ name }) => name === prop)) return !common.includes(prop);
    return passesTo !== undefined && isOwn(passesTo, prop);
  }

  function defaultOf(component: string, prop: string): string | undefined {
    const { named, passed, passesTo } = sources.get(component)!;
    const taken = named.find(({ name }) => name === prop);
    const next = taken ? passed.get(prop) : passesTo;
    return taken?.default ?? (next && defaultOf(next, prop));
  }

  const order = sources.get(component)!.named.map(({ name }) => name);
  return declarations.components
    .get(component)!
    .filter(({ name }) => isOwn(component, name))
    .sort(
      (a, b) =>
        Number(b.required) - Number(a.required) || order.indexOf(a.name) - order.indexOf(b.name),
    )
    .map(({ name, type, required }) => ({
      name,
      type,
      default: defaultOf(component, name),
      required,
    }));
}

/**
 * Compares the props that exist with those that are described.
 * @param existing the names of the props of each component
 * @param described the descriptions, by component and prop
 * @param isComplete whether a description that is left over is a mistake
 * @throws an error listing what is missing and what is left over, and the file to mend
 */
export function assertDescribed(
  existing: Record<string, string[]>,
  described: Record<string, Record<string, string>>,
  isComplete = true,
): void {
  const mistakes = Object.entries(existing).flatMap(([component, props]) =>
    props
      .filter((prop) => !described[component]?.[prop])
      .map((prop) => `"${prop}" of ${component} has no description; write one`),
  );
  for (const [component, texts] of isComplete ? Object.entries(described) : []) {
    for (const prop of Object.keys(texts)) {
      if (existing[component]?.includes(prop)) continue;
      mistakes.push(`${component} has no prop "${prop}" (any more); remove its description`);
    }
  }
  if (mistakes.length > 0) {
    throw new Error(`Mend ${descriptionsFile}:\n- ${mistakes.join('\n- ')}`);
  }
}
