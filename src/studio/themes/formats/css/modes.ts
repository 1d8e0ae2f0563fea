import { unsafeKeys } from '../../../../base/theme-data/changes';
import type { LeftOut } from '../../left-out';
import { isExact, isScheme, modeNameOf, oppositeOf, schemeOf, type Condition } from './conditions';
import { isColor } from './names';
import { replaceCalls, wrapChannels } from './values';

/** Custom property, without its two hyphens. */
export interface CssProperty {
  name: string;
  value: string;
  /** In a style sheet. */
  place?: Pick<LeftOut, 'line' | 'column' | 'file'>;
}

/** Custom properties of style sheets, by where they apply. */
export interface CssBlocks {
  /** In `@theme` of Tailwind CSS. */
  theme: CssProperty[];
  /** At the root, in the first mode. */
  root: CssProperty[];
  /** In the other modes. */
  modes: Map<string, CssProperty[]>;
  /** Modes whose rule is also the root's. */
  rootModes: string[];
  /** Rules and declarations that aren't custom properties of a mode. */
  leftOut: LeftOut[];
  /** Number of values; the lists above have no more than the limit. */
  count: number;
}

/** Custom properties of a rule, and when they apply: under any of the conditions. */
export interface CssBlock {
  conditions: readonly Condition[];
  /** True in `@theme` of Tailwind CSS. */
  isTheme: boolean;
  properties: CssProperty[];
  /** Report of the outermost rule that may not be read. */
  origin?: LeftOut;
}

/**
 * Returns a function that returns the conditions under which a block is read. What may be the palette of a mode is one
 * if it changes colors that others have. What depends on something else is one if the mode has no other palette.
 */
function acceptedIn(blocks: readonly CssBlock[]): (block: CssBlock) => Condition[] {
  const names = new Set(
    blocks.flatMap(({ conditions, properties }) =>
      conditions.some(isExact) ? properties.map(({ name }) => name) : [],
    ),
  );
  const isPalette = (each: Condition, { properties }: CssBlock) =>
    !each.isLikely || names.size === 0 || properties.some(({ name }) => names.has(name));
  const whole = new Set(
    blocks.flatMap((block) =>
      block.conditions
        .filter((each) => !each.isPartial && isPalette(each, block))
        .map((each) => modeNameOf(each)),
    ),
  );
  /** First rule with a palette of a mode that depends on something else. */
  const partial = new Map<string, string | undefined>();
  return (block) =>
    block.conditions.filter((each) => {
      if (!isPalette(each, block)) return false;
      if (!each.isPartial) return true;
      const mode = modeNameOf(each);
      if (mode === '' || whole.has(mode)) return false;
      if (!partial.has(mode)) partial.set(mode, block.origin?.name);
      return partial.get(mode) === block.origin?.name;
    });
}

/** Returns the names of modes. A class such as `is-dark` is that of the mode `dark` if there's no other one. */
function namingOf(conditions: readonly Condition[]): (condition: Condition) => string {
  const certain = new Set(conditions.filter((each) => !each.isLikely).map(modeNameOf));
  const likely = new Set(conditions.filter((each) => each.isLikely).map(modeNameOf));
  const uses = (scheme: string) => [...likely].filter((name) => schemeOf(name) === scheme).length;
  return (condition) => {
    const name = modeNameOf(condition);
    const scheme = schemeOf(name);
    const isPrefixed =
      condition.isLikely &&
      condition.modes.length === 1 &&
      scheme &&
      name.toLowerCase().endsWith(scheme);
    return isPrefixed && !certain.has(scheme) && uses(scheme) === 1 ? scheme : name;
  };
}

/** Returns the names without those that the blocks use only together with a color scheme, for the same colors. */
function withoutAliases(lists: readonly (readonly string[])[]): string[][] {
  const uses = new Map<string, string>();
  for (const [index, names] of lists.entries()) {
    for (const name of names) uses.set(name, `${uses.get(name) ?? ''} ${index}`);
  }
  const isAlias = (name: string, names: readonly string[]) =>
    names.some((scheme) => {
      const isOther = isScheme(scheme) && scheme !== name && uses.get(name) === uses.get(scheme);
      return isOther && [undefined, scheme].includes(schemeOf(name)) && name !== '';
    });
  return lists.map((names) => names.filter((name) => !isAlias(name, names)));
}

/** Sorts the custom properties of blocks by modes. */
export function sortByMode(blocks: readonly CssBlock[]): Omit<CssBlocks, 'count'> {
  const theme: CssProperty[] = [];
  const root: CssProperty[] = [];
  const modes = new Map<string, CssProperty[]>();
  const rootModes: string[] = [];
  /** Scheme of the root's first palette, if its rule names one. */
  let rootScheme: string | undefined;
  const leftOut = new Set<LeftOut>();
  /** Those of the root in all modes but some. */
  const exceptions: { property: CssProperty; excluded: readonly string[] }[] = [];

  const listOf = (mode: string) => {
    if (mode === '') return root;
    if (!modes.has(mode)) modes.set(mode, []);
    return modes.get(mode)!;
  };
  const declaring = blocks.filter(({ properties }) => properties.length > 0);
  const accepted = declaring.map(acceptedIn(declaring));
  const naming = namingOf(accepted.flat());
  const lists = withoutAliases(
    accepted.map((conditions) => [...new Set(conditions.map(naming))].filter(Boolean)),
  );
  for (const [index, block] of declaring.entries()) {
    const conditions = accepted[index]!;
    if (conditions.length === 0) {
      const { origin, properties } = block;
      const hasColors = properties.some(({ value }) => isColor(wrapChannels(value)));
      if (origin?.kind === 'condition' && hasColors) origin.kind = 'palette';
      if (origin) leftOut.add(origin);
      continue;
    }
    const names = lists[index]!;
    const schemes = new Set(names.flatMap((name) => schemeOf(name) ?? []));
    const [scheme] = schemes.size === 1 ? schemes : [];
    const isOther = rootScheme !== undefined && scheme !== undefined && scheme !== rootScheme;
    // Another palette of the root is that of its mode.
    const atRoot = conditions.filter((each) => each.modes.length === 0 && !isOther);
    const isTheme = block.isTheme && atRoot.length > 0;
    const excluded = atRoot.every((each) => each.excluded.length > 0)
      ? atRoot.flatMap((each) => each.excluded)
      : [];
    // The modes of the root's rule are other names for the first mode.
    if (atRoot.length > 0) {
      rootScheme ??= scheme;
      rootModes.push(...names, ...excluded.flatMap((mode) => oppositeOf(mode) ?? []));
    }
    for (const property of block.properties) {
      const [light, dark] = [0, 1].map((scheme) => ({
        ...property,
        value: replaceCalls(property.value, 'light-dark', (args, call) => args[scheme] ?? call),
      })) as [CssProperty, CssProperty];
      if (isTheme) theme.push(light);
      else if (excluded.length > 0) exceptions.push({ property: light, excluded });
      else if (atRoot.length > 0) root.push(light);
      if (atRoot.length > 0) {
        if (light.value !== dark.value) listOf('dark').push(dark);
        continue;
      }
      for (const mode of names) {
        if (unsafeKeys.includes(mode))
          leftOut.add({ kind: 'reserved', name: mode, ...property.place });
        else listOf(mode).push(schemeOf(mode) === 'dark' ? dark : light);
      }
    }
  }
  for (const { property, excluded } of exceptions) {
    const before = root.findLast(({ name }) => name === property.name);
    for (const mode of excluded) {
      const own = listOf(mode);
      if (before && !own.some(({ name }) => name === property.name)) own.push(before);
    }
  }
  root.push(...exceptions.map(({ property }) => property));
  rootModes.sort((a, b) => Number(isScheme(b)) - Number(isScheme(a)));
  return { theme, root, modes, rootModes, leftOut: [...leftOut] };
}
