import { colorKeys } from './color-properties';
import { modeAttribute } from './live-colors';
import { shownModes, type LookState } from './look-state';

/** An element of a preview, and the theme keys that it uses. */
export interface InspectedPart {
  element: Element;
  /** Paths with dots: declared ones first, then inherited ones. */
  keys: string[];
}

/** Properties with theme keys that elements inherit. */
const inherited = ['color', 'font-family'] as const;

/** Elements that don't inherit these by default. */
const controlSelector = 'button, input, select, textarea, optgroup, option';

/** Theme keys in the rules that match an element: all, and those of an inherited property; empty for `inherit`. */
type StyleKeys = Map<'all' | (typeof inherited)[number], Set<string>>;

/** Pseudo-classes and pseudo-elements. Their styles count as the element's. */
const statePattern =
  /::?(hover|focus-visible|focus-within|focus|active|visited|link|checked|disabled|enabled|indeterminate|invalid|valid|placeholder-shown|placeholder|before|after|marker|selection|target|open|-webkit-[\w-]+|-moz-[\w-]+|-ms-[\w-]+)(\([^()]*\))?/g;

/** Matches the custom properties that name a variant, a font, or a used color. */
const markerPattern = /--key-\d+|(?<=var\(\s*)--theme-ui-colors-[^\s,()]+/g;

function* styleRules(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

function elementsOf(selector: string): Iterable<Element> {
  // Replace each with a selector that matches everything.
  const stateless = selector.replace(statePattern, ':not(_)');
  // The focus outline that the frame adds.
  if (stateless === ':not(_)') return [];
  try {
    return document.querySelectorAll(stateless);
  } catch {
    // An invalid selector in the code.
    return [];
  }
}

/** Finds the theme keys in the rules that match each element. */
function readStyleKeys(look: LookState): Map<Element, StyleKeys> {
  const keys = shownModes(look).map(
    (mode) => new Map([...look.marks!.names, ...colorKeys(look.theme, mode)]),
  );
  const keysByElement = new Map<Element, StyleKeys>();
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...styleRules(cssRules)]);
  for (const { style, selectorText } of rules) {
    const texts = [
      ['all', style.cssText] as const,
      ...inherited.map((property) => [property, style.getPropertyValue(property)] as const),
    ].filter(([, text]) => text === 'inherit' || text.search(markerPattern) >= 0);
    if (texts.length === 0) continue;
    for (const element of elementsOf(selectorText)) {
      const mode = Number(element.closest(`[${modeAttribute}]`)?.getAttribute(modeAttribute) ?? 0);
      const elementKeys: StyleKeys = keysByElement.get(element) ?? new Map();
      keysByElement.set(element, elementKeys);
      for (const [part, text] of texts) {
        // Colors with other names aren't in this theme.
        const namedKeys = (text.match(markerPattern) ?? []).flatMap(
          (name) => keys[mode]!.get(name) ?? [],
        );
        elementKeys.set(part, new Set([...(elementKeys.get(part) ?? []), ...namedKeys]));
      }
    }
  }
  return keysByElement;
}

/** Finds the theme keys that an element inherits: those of the nearest ancestor with the same value. */
function inheritedKeys(element: Element, keysByElement: Map<Element, StyleKeys>): string[] {
  const style = getComputedStyle(element);
  return inherited.flatMap((property) => {
    const declared = keysByElement.get(element)?.get(property);
    if (declared ? declared.size > 0 : element.matches(controlSelector)) return [];
    for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) {
      const keys = keysByElement.get(ancestor)?.get(property);
      if (!keys?.size) continue;
      const isSame =
        getComputedStyle(ancestor).getPropertyValue(property) === style.getPropertyValue(property);
      return isSame ? [...keys] : [];
    }
    return [];
  });
}

/** Colors first, because most readers look for those; variants last. */
const rankOf = (key: string) => (/^colors\b/.test(key) ? 0 : /^fonts\b/.test(key) ? 1 : 2);

/**
 * Finds the elements of a preview that use the theme, in document order.
 * @param root element that contains the preview
 * @param look must have marks
 */
export function findParts(root: Element, look: LookState): InspectedPart[] {
  const keysByElement = readStyleKeys(look);
  const shown = look.modes
    ? root.querySelectorAll(`[${modeAttribute}], [${modeAttribute}] *`)
    : [document.documentElement, ...root.querySelectorAll('*')];
  return [...shown].flatMap((element) => {
    const declared = keysByElement.get(element)?.get('all');
    if (!declared?.size) return [];
    const keys = new Set([...declared, ...inheritedKeys(element, keysByElement)]);
    return [{ element, keys: [...keys].sort((a, b) => rankOf(a) - rankOf(b)) }];
  });
}
