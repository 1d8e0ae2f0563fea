import { colorProperties } from './color-properties';
import { shownModes, type LookState } from './look-state';

/** Marks the elements that show a mode each, by its place in the look. */
export const modeAttribute = 'data-shown-mode';

type Colors = Map<string, unknown>;

const colorsOf = (look: LookState): Colors[] =>
  shownModes(look).map((mode) => colorProperties(look.theme, mode));

/** Whether one look has the colors of the other, by their names. */
function haveSameNames(a: Colors[], b: Colors[]): boolean {
  return a.every(
    (colors, index) =>
      colors.size === b[index]!.size && [...colors.keys()].every((name) => b[index]!.has(name)),
  );
}

/**
 * Paints changed colors at once: React takes longer than a keystroke to draw all modes again, and only
 * custom properties differ. React follows when there is time, for code that computes with colors.
 */
export class LiveColors {
  /** What stands on elements until React has drawn it. */
  private painted = new Map<HTMLElement, Set<string>>();

  /**
   * Paints a look if it differs from the one before in values of colors alone.
   * @returns whether it is painted
   */
  paint(before: LookState, next: LookState): boolean {
    if (next.rest === undefined || before.rest !== next.rest) return false;
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

  /** Takes the colors away: what React has drawn shows. */
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
