import * as library from '@theme-ui/components';
import { __isBoxStyledSystemProp } from '@theme-ui/components';
import { isValidElement } from 'react';
import { readDeclarations, type DeclaredProp, type Declarations } from './declared-props';
import { commonDescriptions, componentDescriptions, descriptionsFile } from './descriptions';
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
}

/** A component that Theme UI exports. */
export interface ComponentApi extends Rendering {
  name: string;
  props: OwnProp[];
}

/** Every component that Theme UI exports, in the order of the alphabet; an icon element is none. */
export const componentNames: string[] = Object.entries(library)
  .filter(([name, value]) => /^[A-Z]/.test(name) && !isValidElement(value))
  .map(([name]) => name)
  .sort();

/** What there is to say about the components of Theme UI. */
export interface Api {
  components: Map<string, ComponentApi>;
  /** The props that all of them take, apart from style props. */
  commonProps: Pick<OwnProp, 'name' | 'type' | 'description'>[];
  styleProps: StyleProps[];
}

let api: Api | undefined;

/**
 * Reads the components of Theme UI from the installed packages: types from their declarations, defaults
 * from their modules, elements and variants from rendering them. Takes about a second the first time.
 * @throws an error naming component, prop and file for a description that is missing or left over
 */
export function readApi(): Api {
  api ??= read();
  return api;
}

function read(): Api {
  const sources = readSourceProps(componentNames);
  const declarations = readDeclarations(
    new Map([...sources].map(([name, { named }]) => [name, named.map((prop) => prop.name)])),
  );
  const isStyleProp = ({ name }: DeclaredProp) => __isBoxStyledSystemProp(name);
  const commonProps = declarations.common.filter((prop) => !isStyleProp(prop));
  const ownProps = new Map(
    componentNames.map((name) => [name, ownPropsOf(name, declarations, sources)]),
  );
  const namesOf = (props: { name: string }[]) => props.map(({ name }) => name);
  assertDescribed(
    {
      ...Object.fromEntries([...ownProps].map(([name, props]) => [name, namesOf(props)])),
      'all components': namesOf(commonProps),
    },
    { ...componentDescriptions, 'all components': commonDescriptions },
  );
  const renderings = readRenderings(componentNames);
  return {
    components: new Map(
      [...ownProps].map(([name, props]) => [name, { name, props, ...renderings.get(name)! }]),
    ),
    commonProps: Object.entries(commonDescriptions).map(([name, description]) => ({
      name,
      type: commonProps.find((prop) => prop.name === name)!.type,
      description,
    })),
    styleProps: groupStyleProps(namesOf(declarations.common.filter(isStyleProp))),
  };
}

/** The props of a component that are neither common nor attributes; required ones come first. */
function ownPropsOf(
  component: string,
  declarations: Declarations,
  sources: Map<string, SourceProps>,
): OwnProp[] {
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
      description: componentDescriptions[component]?.[name] ?? '',
    }));
}

/**
 * Compares the props that exist with those that are described.
 * @param existing the names of the props of each component
 * @param described the descriptions, by component and prop
 * @throws an error listing what is missing and what is left over, and the file to mend
 */
export function assertDescribed(
  existing: Record<string, string[]>,
  described: Record<string, Record<string, string>>,
): void {
  const mistakes = Object.entries(existing).flatMap(([component, props]) =>
    props
      .filter((prop) => !described[component]?.[prop])
      .map((prop) => `"${prop}" of ${component} has no description; write one`),
  );
  for (const [component, texts] of Object.entries(described)) {
    for (const prop of Object.keys(texts)) {
      if (existing[component]?.includes(prop)) continue;
      mistakes.push(`${component} has no prop "${prop}" (any more); remove its description`);
    }
  }
  if (mistakes.length > 0) {
    throw new Error(`Mend ${descriptionsFile}:\n- ${mistakes.join('\n- ')}`);
  }
}
