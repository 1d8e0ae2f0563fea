import type { Library } from './library';
import { scaleOf } from './scales';

/** Props that set alike properties with values of one scale. */
export interface StyleProps {
  /** Short names first, then long ones. */
  names: string[];
  /** Key of the theme. */
  scale: string;
}

/**
 * Groups the style props: margin, padding, and the others by the scale they read.
 * @param names such as `m`, `paddingX` or `bg`
 * @param library that has them
 */
export function groupStyleProps(names: string[], library: Library): StyleProps[] {
  const groups = new Map<string, StyleProps>();
  for (const name of [...names].sort(byLength)) {
    const { scale, property } = scaleOf(name, library);
    const key = /^(margin|padding)/.exec(property)?.[0] ?? scale;
    groups.set(key, { scale, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()].sort((a, b) => b.names.length - a.names.length);
}

const sides = [/^.t$|Top$/, /^.r$|Right$/, /^.b$|Bottom$/, /^.l$|Left$/, /^.x$|X$/, /^.y$|Y$/];

/** Abbreviations before long names; among each, all sides before single ones, in the order of CSS. */
function byLength(a: string, b: string): number {
  const isLong = (name: string) => Number(name.length > 2);
  const sideOf = (name: string) => sides.findIndex((side) => side.test(name));
  return isLong(a) - isLong(b) || sideOf(a) - sideOf(b) || a.localeCompare(b);
}
