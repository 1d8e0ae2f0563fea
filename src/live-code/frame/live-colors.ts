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
  private sheet = new CSSStyleSheet();

  constructor(document: Document) {
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, this.sheet];
  }

  /**
   * Paints a look if it differs from the one before in values of colors alone.
   * @returns whether it is painted
   */
  paint(before: LookState, next: LookState): boolean {
    if (next.rest === undefined || before.rest !== next.rest) return false;
    const colors = colorsOf(next);
    if (!haveSameNames(colors, colorsOf(before))) return false;
    this.clear();
    colors.forEach((properties, index) => {
      // More specific than Theme UI's own rules; nearer to the parts than its element around a mode.
      const selector = next.modes ? `[${modeAttribute}="${index}"]` : ':root:root';
      const rule = this.sheet.cssRules[this.sheet.insertRule(`${selector}{}`)] as CSSStyleRule;
      for (const [name, value] of properties) rule.style.setProperty(name, String(value));
    });
    return true;
  }

  /** Takes the colors away: what React has drawn shows. */
  clear(): void {
    this.sheet.replaceSync('');
  }
}
