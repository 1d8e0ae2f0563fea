import type { DocumentedVersion } from '../versions/list';
import { defaultVariantPath } from './component-page';
import { readApi, type ComponentApi } from './components';
import { loadLibrary } from './library';
import { getScaleNames, readScales } from './scales';
import { readThemeType, styleObject, type JsonSchema } from './theme-type';

/** Groups the names of components by a path in the theme; leaves out components without one. */
function groupByPath(
  components: readonly ComponentApi[],
  pathOf: (component: ComponentApi) => string | undefined,
): Map<string, string> {
  const groups = new Map<string, string>();
  for (const component of components) {
    const path = pathOf(component);
    const before = path && groups.get(path);
    if (path) groups.set(path, before ? `${before}, ${component.name}` : component.name);
  }
  return groups;
}

/**
 * Creates the JSON Schema for the themes of a version, which editors check and complete JSON with: the type `Theme`, with
 * the scales and variants of the reference tables. Keys that it doesn't list are allowed everywhere.
 * @param id URL of the schema
 */
export function createThemeSchema(version: DocumentedVersion, id: string): JsonSchema {
  const library = loadLibrary(version);
  const { components, styleProps } = readApi(version);
  const { keys, styleProperties, definitions } = readThemeType(library);

  for (const scale of getScaleNames(library)) {
    const groups = readScales(scale, library);
    const names = groups.flatMap(({ purpose, properties }) => purpose ?? properties);
    keys[scale] = { description: `Scale for ${names.join(', ')}`, ...keys[scale] };
    const shorthands = styleProps.filter((group) => group.scale === scale);
    const properties = groups.flatMap((group) => group.properties);
    for (const name of new Set([...properties, ...shorthands.flatMap((group) => group.names)])) {
      const description = `A key of ${scale}, or a CSS value`;
      styleProperties[name] = { description, ...styleProperties[name] };
    }
  }

  const all = [...components.values()];
  for (const [key, names] of groupByPath(all, ({ themeKey }) => themeKey)) {
    const group = keys[key] ?? { type: 'object', additionalProperties: styleObject };
    keys[key] = { description: `Variants of ${names}`, ...group };
  }
  for (const [path, names] of groupByPath(all, defaultVariantPath)) {
    const [key, variant] = path.split('.') as [string, string];
    const description = `Default variant of ${names}`;
    // Draft-07 ignores what's next to a $ref.
    (keys[key]!.properties ??= {})[variant] = { description, allOf: [styleObject] };
  }

  for (const setting of Object.keys(keys.config!.properties!)) {
    if (keys[setting])
      keys[setting] = { description: `Moved to config.${setting}`, ...keys[setting] };
  }

  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: `Theme for Theme UI ${version.release}`,
    type: 'object',
    properties: keys,
    definitions,
  };
}
