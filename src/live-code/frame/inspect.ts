import { colorKeys } from './color-properties';
import { modeAttribute } from './live-colors';
import { shownModes, type LookState } from './look-state';

/** A part of a preview and what it reads of the theme. */
export interface InspectedPart {
  element: Element;
  /** Paths with dots: those of the part's own styles first, then those that it inherits. */
  keys: string[];
}

/** The keys that an element's own styles read, by property; none where they say `inherit`. */
type Reads = Map<string, Set<string>>;

/** Elements whose text takes nothing from around them, unless a style says so. */
const controls = 'button, input, select, textarea, optgroup, option';

/** What the text of a part takes from the parts around it. */
const inherited = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
];

/** States of a part, and pieces of it that are no elements: what counts there counts as its own. */
const states =
  /::?(hover|focus-visible|focus-within|focus|active|visited|link|checked|disabled|enabled|indeterminate|invalid|valid|placeholder-shown|placeholder|before|after|marker|selection|target|open|-webkit-[\w-]+|-moz-[\w-]+|-ms-[\w-]+)(\([^()]*\))?/g;

/** Declarations of a rule: a name, and a value in which a semicolon stands in quotes or parentheses only. */
const declaration = /([\w-]+)\s*:\s*((?:[^;"'(]|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))+)/g;

function* styleRules(rules: Iterable<CSSRule>): Generator<CSSStyleRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) yield rule;
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
    if (rule instanceof CSSGroupingRule) yield* styleRules(rule.cssRules);
  }
}

function elementsOf(selector: string): Iterable<Element> {
  // What stands for a state matches everything.
  const stateless = selector.replace(states, ':not(_)');
  // The outline that the frame gives to whatever has the focus.
  if (stateless === ':not(_)') return [];
  try {
    return document.querySelectorAll(stateless);
  } catch {
    // A selector of the code that this cannot read.
    return [];
  }
}

/** Colors first, as most readers look for those; what a style is called last. */
const order = ['colors', 'fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'space', 'sizes'];
const placeOf = (key: string) => {
  const place = order.indexOf(key.split('.')[0]!);
  return place < 0 ? order.length : place;
};

/** Finds what each element of the page reads. */
function readsOf(look: LookState): Map<Element, Reads> {
  const { theme, marks } = look;
  const colors = shownModes(look).map((mode) => colorKeys(theme, mode));
  const reads = new Map<Element, Reads>();
  for (const sheet of document.styleSheets) {
    for (const { style, selectorText } of styleRules(sheet.cssRules)) {
      const found = [...style.cssText.matchAll(declaration)].flatMap(([, property, value]) => {
        const isVariable = property!.startsWith('--');
        // The definitions of colors name all of them.
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

/** The keys that an element inherits: those of the nearest element around it that has the same value from one. */
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
 * Finds the parts of a preview that read the theme, in document order.
 * @param root what the code shows
 * @param look with marks
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
