import type { __isBoxStyledSystemProp } from '@theme-ui/components';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { readDeclarations, type DeclaredProp, type Declarations } from './declared-props';
import {
  commonDescriptions,
  componentDescriptions,
  descriptionsFile,
  olderDescriptions,
} from './descriptions';
import { loadLibrary, type Library } from './library';
import { readRenderings, type Rendering } from './rendering';
import { readSourceProps, type SourceProps } from './source-props';
import { groupStyleProps, type StyleProps } from './style-props';

/** A prop that is neither common to all components nor an attribute of the component's element. */
export interface OwnProp {
  name: string;
  /** Type as written in the declarations. */
  type: string;
  /** Default as written in the source: an expression. */
  default?: string;
  required: boolean;
  /** Description from descriptions.ts, in Markdown. */
  description: string;
}

/** A component that Theme UI exports. */
export interface ComponentApi extends Rendering {
  name: string;
  props: OwnProp[];
}

/** Reference data of Theme UI's components. */
export interface Api {
  components: Map<string, ComponentApi>;
  /** Props that all components take, without style props. */
  commonProps: Pick<OwnProp, 'name' | 'type' | 'description'>[];
  styleProps: StyleProps[];
}

const apiCache = new Map<string, Api>();

/**
 * Reads the components of Theme UI from the installed packages: types from the declarations, defaults from the modules,
 * elements and variants from rendering. Takes about a second, then is cached.
 * @param version documentation version whose packages are read
 * @throws if a description is missing or superfluous, naming component, prop and file
 */
export function readApi(version: DocumentedVersion = currentVersion): Api {
  const api = apiCache.get(version.name) ?? buildApi(loadLibrary(version));
  apiCache.set(version.name, api);
  return api;
}

function buildApi(library: Library): Api {
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
  const descriptions = getDescriptions(library);
  const ownProps = new Map(
    componentNames.map((name) => [
      name,
      findOwnProps(name, declarations, sources).map((prop) => ({
        ...prop,
        description: descriptions[name]?.[prop.name] ?? '',
      })),
    ]),
  );
  const getNames = (props: { name: string }[]) => props.map(({ name }) => name);
  assertDescribed(
    {
      ...Object.fromEntries([...ownProps].map(([name, props]) => [name, getNames(props)])),
      'all components': getNames(commonProps),
    },
    { ...descriptions, 'all components': commonDescriptions },
    // For older versions, descriptions of newer props are fine.
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
    styleProps: groupStyleProps(getNames(declarations.common.filter(isStyleProp)), library),
  };
}

/** Descriptions of props for a library's version. */
function getDescriptions({ version }: Library): Record<string, Record<string, string>> {
  const overrides = olderDescriptions[version.name] ?? {};
  return {
    ...componentDescriptions,
    ...Object.fromEntries(
      Object.entries(overrides).map(([component, texts]) => [
        component,
        { ...componentDescriptions[component], ...texts },
      ]),
    ),
  };
}

/** Finds a component's own props, required ones first, then in source order. */
function findOwnProps(
  component: string,
  declarations: Declarations,
  sources: Map<string, SourceProps>,
): Omit<OwnProp, 'description'>[] {
  const common = ['children', ...declarations.common.map(({ name }) => name)];

  function isOwn(component: string, prop: string): boolean {
    const declared = declarations.components.get(component)!.find(({ name }) => name === prop);
    if (!declared) return false;
    if (declared.declaredBy === component) return true;
    const { named, spreadsTo } = sources.get(component)!;
    if (named.some(({ name }) => name === prop)) return !common.includes(prop);
    return spreadsTo !== undefined && isOwn(spreadsTo, prop);
  }

  function findDefault(component: string, prop: string): string | undefined {
    const { named, forwarded, spreadsTo } = sources.get(component)!;
    const destructured = named.find(({ name }) => name === prop);
    const next = destructured ? forwarded.get(prop) : spreadsTo;
    return destructured?.default ?? (next && findDefault(next, prop));
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
      default: findDefault(component, name),
      required,
    }));
}

/**
 * Checks that each prop has a description.
 * @param existing names of props by component
 * @param described descriptions by component and prop
 * @param isStrict true if a description without a prop is an error
 * @throws if descriptions are missing or superfluous, listing them and the file to edit
 */
export function assertDescribed(
  existing: Record<string, string[]>,
  described: Record<string, Record<string, string>>,
  isStrict = true,
): void {
  const problems = Object.entries(existing).flatMap(([component, props]) =>
    props
      .filter((prop) => !described[component]?.[prop])
      .map((prop) => `The prop "${prop}" of ${component} has no description; add one`),
  );
  for (const [component, texts] of isStrict ? Object.entries(described) : []) {
    for (const prop of Object.keys(texts)) {
      if (existing[component]?.includes(prop)) continue;
      problems.push(`${component} doesn't have a prop "${prop}"; remove its description`);
    }
  }
  if (problems.length > 0) {
    throw new Error(`Fix ${descriptionsFile}:\n- ${problems.join('\n- ')}`);
  }
}
