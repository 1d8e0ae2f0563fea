/** Precision of lengths in browsers, in px. Marks are smaller, so they don't move anything. */
export const finest = 1 / 64;

/** Maximum px per unit in a preview. A number without a unit is at most a factor of the font size. */
const pxOf: Record<string, number> = {
  ...{ px: 1, rem: 16, em: 72, ch: 72, ex: 72, '%': 12.8, vw: 12.8, vh: 12.8, pt: 4 / 3 },
  ...{ vmin: 12.8, vmax: 12.8, dvh: 12.8, svh: 12.8, lvh: 12.8, dvw: 12.8, cqi: 12.8, cqw: 12.8 },
};

const units = Object.keys(pxOf).join('|');
const numberWithUnit = new RegExp(String.raw`(?<![\w#.-])(-?\d*\.?\d+)(${units})(?![\w%])`, 'g');
const wholeNumber = /^-?\d*\.?\d+$/;

/** Scales in which 0 must stay 0: otherwise a border would appear, or ligatures would be lost. */
const exactZero = new Set(['letterSpacings', 'borders', 'borderWidths']);

/** Formats a number like browsers do in style sheets: with up to six digits. */
const written = (value: number) => String(Number(Math.abs(value).toPrecision(6)));

/** Marks numbers: gives each key a unique value that's almost the same as the theme's. */
export class NumberMarks {
  private paths = new Map<string, string>();

  /**
   * Marks a value.
   * @param scale that has it
   * @returns a value of the same kind; undefined where it has no number that could be marked
   */
  mark(value: string | number, path: string, scale: string): string | number | undefined {
    if (typeof value === 'number') {
      const unit = scale === 'lineHeights' ? 'em' : 'px';
      return this.near(value, unit, path, scale);
    }
    if (wholeNumber.test(value)) {
      // Zero must stay zero, because it's valid without a unit.
      if (Number(value) === 0) return undefined;
      const near = this.near(Number(value), 'em', path, scale);
      return near === undefined ? undefined : String(near);
    }
    const found = [...value.matchAll(numberWithUnit)].find(([, number]) => Number(number) !== 0);
    if (!found) return undefined;
    const [text, number, unit] = found;
    const near = this.near(Number(number), unit!, path, scale);
    if (near === undefined) return undefined;
    return `${value.slice(0, found.index)}${near}${unit}${value.slice(found.index + text.length)}`;
  }

  /** Returns the keys whose marks are in a value. */
  pathsIn(value: string): string[] {
    const numbers = value.match(/(?<![\w#])-?\d*\.?\d+(?:e-?\d+)?/g) ?? [];
    const paths = numbers.map((number) => this.paths.get(written(Number(number))));
    return paths.filter((path) => path !== undefined);
  }

  private near(value: number, unit: string, path: string, scale: string): number | undefined {
    if (!Number.isFinite(value) || (value === 0 && exactZero.has(scale))) return undefined;
    const size = Math.abs(value);
    // Small enough for the limit, large enough for six digits.
    const step = size === 0 ? 1e-4 : Math.max(1e-5, 10 ** (Math.ceil(Math.log10(size + 1)) - 6));
    const sign = value < 0 ? -1 : 1;
    for (let times = 1; times * step * pxOf[unit]! < finest; times += 1) {
      const near = sign * Number((size + times * step).toFixed(5));
      if (this.paths.has(written(near))) continue;
      this.paths.set(written(near), path);
      return near;
    }
    return undefined;
  }
}

const generic =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|math|emoji|fangsong)$/;
const keyword = /^(inherit|initial|unset|revert|revert-layer)$/;

/**
 * Marks a font stack with the name of a font that doesn't exist.
 */
export function markFonts(stack: string, name: string): string {
  const families = stack.split(',').map((family) => family.trim());
  const last = families.at(-1)!;
  // Keywords can't be in a stack, and `monospace` by itself has a smaller font size than in a stack.
  if (families.length === 1 && (keyword.test(last) || generic.test(last))) {
    return `var(--${name}, ${stack})`;
  }
  const own = `"${name}"`;
  const marked = generic.test(last) ? [...families.slice(0, -1), own, last] : [...families, own];
  return marked.join(', ');
}
