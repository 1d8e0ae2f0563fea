import { colorProperties } from './color-properties';
import { shownModes, type LookState } from './look-state';

/** Attribute of elements that show a mode. Its value is the mode's index in the look. */
export const modeAttribute = 'data-shown-mode';

type Colors = Map<string, unknown>;

const colorsOf = (look: LookState): Colors[] =>
  shownModes(look).map((mode) => colorProperties(look.theme, mode));

/** Returns true if both looks have the same color names. */
function haveSameNames(a: Colors[], b: Colors[]): boolean {
  return a.every(
    (colors, index) =>
      colors.size === b[index]!.size && [...colors.keys()].every((name) => b[index]!.has(name)),
  );
}

/**
 * Applies changed colors immediately, by setting custom properties: React takes longer than a keystroke to render all
 * modes. React renders later, for code that calculates with colors.
 */
export class LiveColors {
  /** Properties set on elements until React has rendered. */
  private painted = new Map<HTMLElement, Set<string>>();

  /**
   * Applies a look if only the values of its colors differ.
   * @returns true if it was applied
   */
  paint(before: LookState, next: LookState): boolean {
    if (next.nonColorKey === undefined || before.nonColorKey !== next.nonColorKey) return false;
    const colors = colorsOf(next);
    const earlier = colorsOf(before);
    if (!haveSameNames(colors, earlier)) return false;
    colors.forEach((properties, index) => {
      const element = next.modes
        ? document.querySelector<HTMLElement>(`[${modeAttribute}="${index}"]`)
        : document.documentElement;
      for (const [name, value] of properties) {
        if (element && value !== earlier[index]!.get(name)) this.set(element, name, String(value));
      }
    });
    return true;
  }

  /** Removes the properties, once React has rendered the colors. */
  clear(): void {
    for (const [element, names] of this.painted) {
      for (const name of names) element.style.removeProperty(name);
    }
    this.painted.clear();
  }

  private set(element: HTMLElement, name: string, value: string): void {
    const names = this.painted.get(element) ?? new Set<string>();
    this.painted.set(element, names.add(name));
    element.style.setProperty(name, value);
  }
}
