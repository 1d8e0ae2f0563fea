import { colorKeys } from './color-properties';
import { modeAttribute } from './live-colors';
import { shownModes, type LookState } from './look-state';

/** An element of a preview, and the theme keys that it uses. */
export interface InspectedPart {
  element: Element;
  /** Paths with dots: those of its own styles first, then inherited ones. */
  keys: string[];
}

/** Properties with theme keys that elements inherit. */
const inherited = ['color', 'font-family'] as const;

/** Elements that don't inherit these by default. */
const controls = 'button, input, select, textarea, optgroup, option';

/** Theme keys in an element's own styles: all, and those of an inherited property; empty for `inherit`. */
type Reads = Map<'all' | (typeof inherited)[number], Set<string>>;

/** Pseudo-classes and pseudo-elements. Their styles count as the element's own. */
const states =
  /::?(hover|focus-visible|focus-within|focus|active|visited|link|checked|disabled|enabled|indeterminate|invalid|valid|placeholder-shown|placeholder|before|after|marker|selection|target|open|-webkit-[\w-]+|-moz-[\w-]+|-ms-[\w-]+)(\([^()]*\))?/g;

/** Matches the custom properties that name a variant, a font, or a used color. */
const named = /--key-\d+|(?<=var\(\s*)--theme-ui-colors-[^\s,()]+/g;

function* styleRules(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

function elementsOf(selector: string): Iterable<Element> {
  // Replace each with a selector that matches everything.
  const stateless = selector.replace(states, ':not(_)');
  // The frame's own focus outline.
  if (stateless === ':not(_)') return [];
  try {
    return document.querySelectorAll(stateless);
  } catch {
    // An invalid selector in the code.
    return [];
  }
}

/** Finds the theme keys in each element's own styles. */
function readsOf(look: LookState): Map<Element, Reads> {
  const keys = shownModes(look).map(
    (mode) => new Map([...look.marks!.names, ...colorKeys(look.theme, mode)]),
  );
  const reads = new Map<Element, Reads>();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...styleRules(cssRules)]);
  for (const { style, selectorText } of rules) {
    const texts = [
      ['all', style.cssText] as const,
      ...inherited.map((property) => [property, style.getPropertyValue(property)] as const),
    ].filter(([, text]) => text === 'inherit' || text.search(named) >= 0);
    if (texts.length === 0) continue;
    for (const element of elementsOf(selectorText)) {
      const mode = Number(element.closest(`[${modeAttribute}]`)?.getAttribute(modeAttribute) ?? 0);
      const own: Reads = reads.get(element) ?? new Map();
      reads.set(element, own);
      for (const [part, text] of texts) {
        // Others aren't of this theme.
        const found = (text.match(named) ?? []).flatMap((name) => keys[mode]!.get(name) ?? []);
        own.set(part, new Set([...(own.get(part) ?? []), ...found]));
      }
    }
  }
  return reads;
}

/** Finds the theme keys that an element inherits: those of the nearest ancestor with the same value. */
function inheritedKeys(element: Element, reads: Map<Element, Reads>): string[] {
  const own = getComputedStyle(element);
  return inherited.flatMap((property) => {
    const declared = reads.get(element)?.get(property);
    if (declared ? declared.size > 0 : element.matches(controls)) return [];
    for (let around = element.parentElement; around; around = around.parentElement) {
      const keys = reads.get(around)?.get(property);
      if (!keys?.size) continue;
      const isSame =
        getComputedStyle(around).getPropertyValue(property) === own.getPropertyValue(property);
      return isSame ? [...keys] : [];
    }
    return [];
  });
}

/** Colors first, because most readers look for those; variants last. */
const placeOf = (key: string) => (/^colors\b/.test(key) ? 0 : /^fonts\b/.test(key) ? 1 : 2);

/**
 * Finds the elements of a preview that use the theme, in document order.
 * @param root element that contains the preview
 * @param look must have marks
 */
export function findParts(root: Element, look: LookState): InspectedPart[] {
  const reads = readsOf(look);
  const shown = look.modes
    ? root.querySelectorAll(`[${modeAttribute}], [${modeAttribute}] *`)
    : [document.documentElement, ...root.querySelectorAll('*')];
  return [...shown].flatMap((element) => {
    const own = reads.get(element)?.get('all');
    if (!own?.size) return [];
    const keys = new Set([...own, ...inheritedKeys(element, reads)]);
    return [{ element, keys: [...keys].sort((a, b) => placeOf(a) - placeOf(b)) }];
  });
}
