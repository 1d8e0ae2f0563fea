import type { DeclaredProp } from './declared-props';
import { commonDescriptions } from './descriptions';
import { scaleOf } from './scales';

/** One row for a prop that all components take, or for several that do alike. */
export interface CommonProp {
  names: string[];
  /** As in the type declarations; style props have a scale instead. */
  type?: string;
  /** Key of the theme that style props read. */
  scale?: string;
  /** Our words, in Markdown. */
  description: string;
}

/** The order of the rows: what is used most comes first. */
const order = ['variant', 'sx', 'as', 'css', 'ref', 'className', 'margin', 'padding'];

const positionOf = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);

/** The key of a row: the prop, or what a group of style props has in common. */
function rowOf(prop: string, isStyleProp: boolean): { key: string; scale?: string } {
  if (!isStyleProp) return { key: prop };
  const { scale, property } = scaleOf(prop);
  return { key: /^(margin|padding)/.exec(property)?.[0] ?? scale, scale };
}

/**
 * Groups the props that all components take into rows of a table, short names before long ones.
 * @param props as declared
 * @param isStyleProp tells style props from the others
 */
export function toCommonProps(
  props: DeclaredProp[],
  isStyleProp: (prop: string) => boolean,
): Map<string, CommonProp> {
  const rows = new Map<string, CommonProp>();
  for (const { name, type } of props) {
    const { key, scale } = rowOf(name, isStyleProp(name));
    rows.set(key, {
      names: [...(rows.get(key)?.names ?? []), name].sort(byLength),
      ...(scale ? { scale } : { type }),
      description: commonDescriptions[key] ?? '',
    });
  }
  return new Map([...rows].sort(([a], [b]) => positionOf(a) - positionOf(b)));
}

/** Abbreviations first, then the long names; each in the order of the box's sides. */
function byLength(a: string, b: string): number {
  const isLong = (name: string) => Number(name.length > 2);
  return isLong(a) - isLong(b) || sideOf(a) - sideOf(b);
}

const sides = [/^.t$|Top$/, /^.r$|Right$/, /^.b$|Bottom$/, /^.l$|Left$/, /^.x$|X$/, /^.y$|Y$/];
const sideOf = (name: string) => sides.findIndex((side) => side.test(name));
