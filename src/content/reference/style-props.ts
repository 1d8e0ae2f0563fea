import type { Library } from './library';
import { findScale } from './scales';

/** Style props that set similar properties with values from one scale. */
export interface StyleProps {
  /** Abbreviations first, then long names. */
  names: string[];
  /** Key of the theme. */
  scale: string;
}

/**
 * Groups style props: margin, padding, and all others by their scale.
 * @param names such as `m`, `paddingX` or `bg`
 */
export function groupStyleProps(names: string[], library: Library): StyleProps[] {
  const groups = new Map<string, StyleProps>();
  for (const name of [...names].sort(compareStyleProps)) {
    const { scale, property } = findScale(name, library);
    const key = /^(margin|padding)/.exec(property)?.[0] ?? scale;
    groups.set(key, { scale, names: [...(groups.get(key)?.names ?? []), name] });
  }
  return [...groups.values()].sort((a, b) => b.names.length - a.names.length);
}

const sides = [/^.t$|Top$/, /^.r$|Right$/, /^.b$|Bottom$/, /^.l$|Left$/, /^.x$|X$/, /^.y$|Y$/];

/** Sorts abbreviations before long names, then all sides before single sides in CSS order, then by name. */
function compareStyleProps(a: string, b: string): number {
  const isLong = (name: string) => Number(name.length > 2);
  const getSide = (name: string) => sides.findIndex((side) => side.test(name));
  return isLong(a) - isLong(b) || getSide(a) - getSide(b) || a.localeCompare(b);
}
