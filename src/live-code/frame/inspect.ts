import { colorKeys } from './color-properties';
import { modeAttribute } from './live-colors';
import { shownModes, type LookState } from './look-state';

/** An element of a preview, and the theme keys that it uses. */
export interface InspectedPart {
  element: Element;
  /** Paths with dots: those of its own styles first, then inherited ones. */
  keys: string[];
}

/** Theme keys in an element's own styles, by property; empty for `inherit`. */
type Reads = Map<string, Set<string>>;

/** Elements that don't inherit text styles by default. */
const controls = 'button, input, select, textarea, optgroup, option';

/** Text properties that elements inherit. */
const inherited = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
];

/** Pseudo-classes and pseudo-elements. Their styles count as the element's own. */
const states =
  /::?(hover|focus-visible|focus-within|focus|active|visited|link|checked|disabled|enabled|indeterminate|invalid|valid|placeholder-shown|placeholder|before|after|marker|selection|target|open|-webkit-[\w-]+|-moz-[\w-]+|-ms-[\w-]+)(\([^()]*\))?/g;

/** Matches declarations: a name, and a value that only contains semicolons in quotes or parentheses. */
const declaration = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))+)/g;

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

/** Order of keys: colors first, because most readers look for those; variants last. */
const order = ['colors', 'fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'space', 'sizes'];
const placeOf = (key: string) => {
  const place = order.indexOf(key.split('.')[0]!);
  return place < 0 ? order.length : place;
};

/** Finds the theme keys in each element's own styles. */
function readsOf(look: LookState): Map<Element, Reads> {
  const { theme, marks } = look;
  const colors = shownModes(look).map((mode) => colorKeys(theme, mode));
  const reads = new Map<Element, Reads>();
  for (const sheet of document.styleSheets) {
    for (const { style, selectorText } of styleRules(sheet.cssRules)) {
      const found = [...style.cssText.matchAll(declaration)].flatMap(([, property, value]) => {
        const isVariable = property!.startsWith('--');
        // Skip the definitions of colors, which contain all of them.
        if (isVariable && property!.startsWith('--theme-ui-')) return [];
        const keys = marks!.keysIn(isVariable ? property! : value!);
        const variables = [...value!.matchAll(/var\(\s*(--theme-ui-colors-[^\s,()]+)/g)];
        const names = variables.map(([, name]) => name!);
        const isRead = keys.length + names.length > 0 || value === 'inherit';
        return isRead ? [{ property: property!, keys, names }] : [];
      });
      if (found.length === 0) continue;
      for (const element of elementsOf(selectorText)) {
        const mode = Number(
          element.closest(`[${modeAttribute}]`)?.getAttribute(modeAttribute) ?? 0,
        );
        const own = reads.get(element) ?? new Map<string, Set<string>>();
        reads.set(element, own);
        for (const { property, keys, names } of found) {
          const all = own.get(property) ?? new Set<string>();
          own.set(property, all);
          for (const key of keys) all.add(key);
          for (const name of names)
            all.add(colors[mode]!.get(name) ?? name.replace(/^--theme-ui-/, ''));
        }
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
    const own = reads.get(element);
    if (!own) return [];
    const keys = new Set([...own.values()].flatMap((of) => [...of]));
    if (keys.size === 0) return [];
    for (const key of inheritedKeys(element, reads)) keys.add(key);
    const sorted = [...keys].sort((a, b) => placeOf(a) - placeOf(b));
    return [{ element, keys: sorted }];
  });
}
