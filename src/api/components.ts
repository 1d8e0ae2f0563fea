import * as library from '@theme-ui/components';
import { __isBoxStyledSystemProp } from '@theme-ui/components';
import { isValidElement } from 'react';
import { toCommonProps, type CommonProp } from './common-props';
import { readDeclarations } from './declared-props';
import { commonDescriptions, componentDescriptions, descriptionsFile } from './descriptions';
import { readRenderings, type Rendering } from './rendering';
import { readSourceProps } from './source-props';

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
  /** The props that all of them take, by row of their table. */
  commonProps: CommonProp[];
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

/** Common props that are React's; Theme UI declares the others. */
const commonOfReact = ['ref', 'className'];

/** Where the declarations of the common props are complete, React's included. */
const simplest = 'Box';

function read(): Api {
  const renderings = readRenderings(componentNames);
  const sources = readSourceProps(componentNames);
  const named = (name: string) => sources.get(name)!.named.map((prop) => prop.name);
  const declarations = readDeclarations(
    new Map(
      componentNames.map((name) => [
        name,
        [...named(name), ...(name === simplest ? commonOfReact : [])],
      ]),
    ),
  );
  const declaredCommon = [
    ...declarations.common,
    ...declarations.components.get(simplest)!.filter(({ name }) => commonOfReact.includes(name)),
  ];
  const notOwn = new Set(['children', ...declaredCommon.map(({ name }) => name)]);

  function isOwn(component: string, prop: string): boolean {
    const declared = declarations.components.get(component)!.find(({ name }) => name === prop);
    if (!declared) return false;
    if (declared.declaredBy === component) return true;
    if (named(component).includes(prop)) return !notOwn.has(prop);
    const { passesTo } = sources.get(component)!;
    return passesTo !== undefined && isOwn(passesTo, prop);
  }

  function defaultOf(component: string, prop: string): string | undefined {
    const { named, passed, passesTo } = sources.get(component)!;
    const taken = named.find(({ name }) => name === prop);
    if (taken?.default) return taken.default;
    const next = taken ? passed.get(prop) : passesTo;
    return next && defaultOf(next, prop);
  }

  const apis = componentNames.map((name) => {
    const order = named(name);
    const position = (prop: string) => (order.includes(prop) ? order.indexOf(prop) : order.length);
    const props = declarations.components
      .get(name)!
      .filter((prop) => isOwn(name, prop.name))
      .sort(
        (a, b) => Number(b.required) - Number(a.required) || position(a.name) - position(b.name),
      )
      .map(({ name: prop, type, required }) => ({
        name: prop,
        type,
        default: defaultOf(name, prop),
        required,
        description: componentDescriptions[name]?.[prop] ?? '',
      }));
    return { name, props, ...renderings.get(name)! };
  });
  const commonProps = toCommonProps(declaredCommon, __isBoxStyledSystemProp);
  assertDescribed(
    {
      ...Object.fromEntries(apis.map(({ name, props }) => [name, props.map((prop) => prop.name)])),
      'all components': [...commonProps.keys()],
    },
    { ...componentDescriptions, 'all components': commonDescriptions },
  );
  return {
    components: new Map(apis.map((api) => [api.name, api])),
    commonProps: [...commonProps.values()],
  };
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
