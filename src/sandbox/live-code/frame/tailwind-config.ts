import { isPlainObject } from '../../../base/theme-data/changes';

type Group = Record<string, unknown>;

const groupOf = (value: unknown): Group => (isPlainObject(value) ? (value as Group) : {});

/** Values of Tailwind CSS that the functions of a configuration get. */
interface TailwindValues {
  colors: Group;
  defaultTheme: Group;
}

/** Widths of breakpoints, as Tailwind adds them to scales. */
const breakpoints = (screens: unknown): Group =>
  Object.fromEntries(
    Object.entries(groupOf(screens))
      .filter(([, width]) => typeof width === 'string')
      .map(([name, width]) => [`screen-${name}`, width]),
  );

/** Negative values of a scale. */
const negative = (scale: unknown): Group =>
  Object.fromEntries(
    Object.entries(groupOf(scale))
      .filter(([, value]) => value !== '0')
      .map(([name, value]) => [`-${name}`, `-${String(value)}`]),
  );

/** Returns the configuration and those it's based on, the nearest first. */
function withPresets(config: Group, depth = 0): Group[] {
  const presets = Array.isArray(config.presets) && depth < 10 ? config.presets : [];
  const bases = presets.flatMap((preset) => withPresets(groupOf(preset), depth + 1));
  return [config, ...bases.reverse()];
}

/**
 * Returns the theme of a configuration of Tailwind CSS 3, with its presets, and with what its functions return.
 * A function that throws an error stays.
 * @see https://v3.tailwindcss.com/docs/theme#referencing-other-values
 */
export function resolveTailwindTheme(
  config: Group,
  { colors, defaultTheme }: TailwindValues,
): Group {
  const themes = withPresets(config).map(({ theme }) => groupOf(theme));
  const extensions = themes.map(({ extend }) => groupOf(extend));
  const replaced: Group = Object.assign({}, ...themes.toReversed());
  delete replaced.extend;
  /** Keys whose functions are being called: they may refer to each other. */
  const open = new Set<string>();

  function resolve(part: unknown): unknown {
    if (typeof part !== 'function') return part;
    try {
      return part(get, tools);
    } catch {
      return part;
    }
  }
  /** Merges the scales of a configuration and its presets. One that can't be computed stays as it is. */
  function merged(parts: readonly unknown[]): unknown {
    const [first, ...others] = parts.filter((part) => part !== undefined).map(resolve);
    return others.length > 0 ? Object.assign({}, ...others.reverse(), first) : first;
  }
  function scaleOf(key: string): unknown {
    if (open.has(key)) return {};
    open.add(key);
    const scales = [...extensions.map((each) => each[key]), replaced[key] ?? defaultTheme[key]];
    const scale = merged(scales);
    open.delete(key);
    return scale;
  }
  function get(path: string, fallback?: unknown): unknown {
    const [key = '', ...keys] = path.replaceAll(/\[([^\]]*)\]/g, '.$1').split('.');
    const scale = scaleOf(key);
    // Such as `spacing.2.5`, a name with a dot.
    const name = keys.join('.');
    const value =
      name in groupOf(scale)
        ? groupOf(scale)[name]
        : keys.reduce<unknown>((group, part) => groupOf(group)[part], scale);
    return (keys.length > 0 ? value : scale) ?? fallback;
  }
  const tools = { theme: get, colors, breakpoints, negative };
  Object.assign(get, tools);

  const keysOfExtensions = new Set(extensions.flatMap(Object.keys));
  const extend = Object.fromEntries(
    [...keysOfExtensions].map((key) => [key, merged(extensions.map((each) => each[key]))]),
  );
  const own = Object.entries(replaced).map(([key, part]) => [key, resolve(part)]);
  return { ...Object.fromEntries(own), extend };
}
