import { isTraversal, parse, type AttributeSelector, type Selector } from 'css-what';
import list from 'postcss/lib/list';

/** When declarations apply. */
export interface Condition {
  /** Names of modes, the outer ones first; empty for the root. */
  modes: readonly string[];
  /** Names of modes in which the declarations don't apply. */
  excluded: readonly string[];
  /** True if a name may also be that of something else, such as the class `table-dark`. */
  isLikely: boolean;
  /** True if the declarations also depend on something else, such as the width of the window. */
  isPartial: boolean;
}

const when = (condition: Partial<Condition>): Condition => ({
  modes: [],
  excluded: [],
  isLikely: false,
  isPartial: false,
  ...condition,
});

export const always = when({});

/** The condition that something applies that isn't a mode. */
export const partly = when({ isPartial: true });

const both = (a: Condition, b: Condition): Condition => ({
  modes: [...new Set([...a.modes, ...b.modes])],
  excluded: [...new Set([...a.excluded, ...b.excluded])],
  isLikely: a.isLikely || b.isLikely,
  isPartial: a.isPartial || b.isPartial,
});

/** Returns the conditions under which one of each list holds. */
export function combine(a: readonly Condition[], b: readonly Condition[]): Condition[] {
  const all = a.flatMap((first) => b.map((second) => both(first, second)));
  // Without duplicates, which rules inside of each other would multiply.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** True if nothing else has to be known to read what applies under a condition. */
export const isExact = ({ isLikely, isPartial }: Condition) => !isLikely && !isPartial;

const isNamed = ({ modes, excluded }: Condition) => modes.length > 0 || excluded.length > 0;

/** Words of a name such as `theme--dark`, `darkMode`, `darkmode`, and `OSdark`. */
const wordsOf = (name: string): string[] =>
  name
    .split(
      /[^\p{L}\d]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu}{2})(?=\p{Ll})|(?<=dark|light|colou?r)(?=theme|mode|scheme)/u,
    )
    .filter(Boolean);

export const isScheme = (word: string) => /^(dark|light)$/i.test(word);
const isModeWord = (word: string) => /^(theme|mode|scheme)s?$/i.test(word);

/** True if a name says that it's that of a mode. */
export const hasModeWord = (name: string) => wordsOf(name).some(isModeWord);

/** The color scheme that a name has as a word, in lower case. */
export const schemeOf = (name: string): string | undefined =>
  wordsOf(name).findLast(isScheme)?.toLowerCase();

/** Name of a mode as a class can have it. */
const toModeName = (name: string) =>
  isScheme(name) ? name.toLowerCase() : name.replaceAll(/\s+/g, '-');

const likely = (name: string): Condition =>
  when({ modes: [toModeName(name)], isLikely: !isScheme(name) });

/** Mode that a class is named after; undefined for other classes. */
function modeOfClass(name: string): Condition | undefined {
  const [, ownName] = /^theme-ui-(.+)$/.exec(name) ?? [];
  // Theme UI's own name for the mode at the root.
  if (ownName) return when({ modes: ownName === '__default' ? [] : [ownName] });
  const words = wordsOf(name).filter((word) => !/^colou?r$/i.test(word));
  const index = words.findLastIndex(isModeWord);
  if (index < 0) {
    return schemeOf(name) === undefined ? undefined : likely(words.length === 1 ? words[0]! : name);
  }
  const after = words.slice(index + 1);
  const rest = (after.length > 0 ? after : words.slice(0, index)).join('-');
  return rest === '' ? undefined : likely(rest);
}

/**
 * Mode that a name and its value stand for, such as those of an attribute.
 * @returns a condition without a mode if any mode may apply; undefined for other names
 */
function modeOfPair(name: string, value = ''): Condition | undefined {
  const text = value.replaceAll(/^[-_\s"']+|[-_\s"']+$/g, '');
  const isOfMode = hasModeWord(name);
  // The browser decides.
  if (isOfMode && /^(auto|system|no-preference)?$/i.test(text)) return always;
  if (isOfMode) return when({ modes: [toModeName(text)] });
  const valueScheme = schemeOf(text);
  // Other text is that of an inline style, for example.
  if (valueScheme) return /^[\w-]+$/.test(text) ? likely(text) : when({ modes: [valueScheme] });
  const scheme = schemeOf(name);
  if (!scheme) return undefined;
  return when(/^(false|off|no|0)$/i.test(text) ? { excluded: [scheme] } : { modes: [scheme] });
}

function modeOfAttribute({ name, value }: AttributeSelector): Condition | undefined {
  if (name !== 'class' && name !== 'id') return modeOfPair(name, value);
  const conditions = value.trim().split(/\s+/).map(modeOfClass);
  return conditions.reduce((all, each) => all && each && both(all, each));
}

function parseSelector(text: string): Selector[][] {
  try {
    // In rules inside of others, `&` is the element of the outer rule.
    return parse(text.replaceAll('&', ':scope'));
  } catch {
    return [];
  }
}

/** Selectors in the parentheses of a pseudo-class. */
const argumentsOf = (data: string | Selector[][] | null | undefined): Selector[][] =>
  Array.isArray(data) ? data : parseSelector(data ?? '');

/** Modes that any element in a selector is named after, such as the control that a page has for them. */
const modesNamedIn = (selectors: readonly Selector[][]): string[] =>
  selectors.flat().flatMap((token) => {
    if (token.type === 'pseudo') return modesNamedIn(argumentsOf(token.data));
    if (token.type !== 'attribute') return [];
    const modes = modeOfAttribute(token)?.modes ?? [];
    // The class of a control, such as `theme-select`, has other words.
    return ['class', 'id'].includes(token.name)
      ? modes.flatMap((mode) => schemeOf(mode) ?? [])
      : modes;
  });

/** Parts of a selector for the same element. */
class Compound {
  conditions: readonly Condition[] = [always];
  isRoot: boolean;
  /** True if it has the name or the attribute of a mode. */
  isMode = false;
  /** True for any element. */
  isAny = true;
  /** True for other elements than the root, or parts of them. */
  isOther = false;
  /** Classes and values of attributes that aren't modes. */
  readonly names: string[] = [];

  /** @param isRoot true for a part of a selector that is about the root already */
  constructor(tokens: readonly Selector[], isRoot = false) {
    this.isRoot = isRoot;
    for (const token of tokens) {
      if (token.type !== 'universal') this.isAny = false;
      if (token.type === 'tag') {
        if (/^(html|body)$/i.test(token.name)) this.isRoot = true;
        else this.isOther = true;
      } else if (token.type === 'pseudo-element') {
        this.isOther = true;
        this.conditions = [];
      } else if (token.type === 'attribute') {
        const mode = modeOfAttribute(token);
        if (mode) this.add([mode]);
        else this.names.push(token.value || token.name);
      } else if (token.type === 'pseudo') this.addPseudo(token.name, token.data);
    }
  }

  private add(conditions: readonly Condition[]): void {
    this.isMode = true;
    this.conditions = combine(this.conditions, conditions);
  }

  private addPseudo(name: string, data: string | Selector[][] | null): void {
    const selectors = argumentsOf(data);
    const isRoot = /^(root|scope|host|host-context)$/.test(name);
    if (isRoot) this.isRoot = true;
    if (name === 'not') {
      for (const selector of selectors)
        this.conditions = combine(this.conditions, [notIn(selector)]);
    } else if (name === 'has') {
      const modes = modesNamedIn(selectors);
      this.add([modes.length > 0 ? when({ modes }) : partly]);
    } else if (data !== null || !isRoot) {
      const read = selectors.flatMap((selector) => readSelector(selector, this.isRoot) ?? []);
      const named = modeOfClass(typeof data === 'string' ? data : name);
      if (read.length > 0) this.add(read);
      else if (named) this.add([named]);
      else if (Array.isArray(data)) this.names.push(name);
      else this.conditions = combine(this.conditions, [partly]);
    }
  }

  /** Conditions under which it's the root; undefined for other elements. */
  read(): readonly Condition[] | undefined {
    const isNamedHere = this.conditions.some(isNamed);
    if (this.conditions.length === 0) return undefined;
    if (!this.isOther && this.names.length === 0) {
      return this.isRoot || this.isMode || isNamedHere ? this.conditions : undefined;
    }
    if (isNamedHere) {
      // A mode of one element, or of a page in a certain state.
      const isLikely = !this.isRoot;
      return this.conditions.map((each) => both(each, when({ isLikely, isPartial: true })));
    }
    // A class of the root that no other element can have, such as `html.sepia`.
    return this.isRoot && !this.isOther
      ? combine(this.conditions, [{ ...likely(this.names.join('-')), isLikely: true }])
      : undefined;
  }
}

/** The condition that a selector doesn't match. */
function notIn(selector: readonly Selector[]): Condition {
  const conditions = readSelector(selector) ?? [partly];
  return when({
    modes: conditions.flatMap(({ excluded }) => excluded),
    excluded: conditions.flatMap(({ modes }) => modes),
    isPartial: conditions.some(({ isPartial }) => isPartial),
  });
}

/** Conditions under which a selector matches the root, or everything in it; undefined for other selectors. */
function readSelector(
  tokens: readonly Selector[],
  isRoot = false,
): readonly Condition[] | undefined {
  const starts = [-1, ...tokens.flatMap((token, index) => (isTraversal(token) ? [index] : []))];
  const compounds = starts
    .map((start, index) => {
      const end = starts[index + 1];
      return new Compound(tokens.slice(start + 1, end), isRoot && end === undefined);
    })
    // Selectors may begin with a combinator in rules inside of others.
    .filter((compound, index) => index > 0 || !compound.isAny || tokens[0]?.type === 'universal');
  const subject = compounds.pop();
  if (!subject) return undefined;
  const before = compounds.map((compound) => compound.read());
  const known = before.flatMap((each) => (each ? [each] : []));
  const all = known.reduce<readonly Condition[]>(combine, [always]);
  if (subject.isAny) return known.length > 0 && known.length === before.length ? all : undefined;
  const own = subject.read();
  const isKnown = own && known.length === before.length;
  if (isKnown) return combine(all, own);
  const partOfPage = when({ isLikely: true, isPartial: true });
  // The mode of one part of a page.
  if (own?.some(isNamed)) return combine(combine(all, own), [partOfPage]);
  // What follows a control for the mode.
  const isAfter = /^(sibling|adjacent)$/.test(tokens.findLast(isTraversal)?.type ?? '');
  const modes = isAfter
    ? all.flatMap((each) => each.modes.flatMap((mode) => schemeOf(mode) ?? []))
    : [];
  return modes.length > 0 ? [{ ...partOfPage, modes }] : undefined;
}

/** Conditions under which any of some selectors matches the root, and the selectors for other elements. */
export function readSelectors(selectors: readonly string[]): {
  conditions: Condition[];
  others: string[];
} {
  const read = selectors.map((text) => {
    const conditions = parseSelector(text).flatMap((selector) => readSelector(selector) ?? []);
    return { text, conditions };
  });
  return {
    conditions: combine(
      [always],
      read.flatMap(({ conditions }) => conditions),
    ),
    others: read.flatMap(({ text, conditions }) => (conditions.length > 0 ? [] : [text])),
  };
}

/**
 * Conditions of the query of `@media` or `@container`.
 * @param custom queries of `@custom-media`, by name
 */
export function readQuery(params: string, custom: ReadonlyMap<string, string>): Condition[] {
  const full = params.replaceAll(/\(\s*(--[\w-]+)\s*\)/g, (own, name: string) =>
    custom.has(name) ? `(${custom.get(name)})` : own,
  );
  return combine([always], list.comma(full).map(readFeatures));
}

function readFeatures(query: string): Condition {
  let rest = query;
  let result = always;
  for (const { 0: feature, 1: inner = '', index } of query.matchAll(/(?:\bstyle)?\(([^()]*)\)/g)) {
    const [name = '', value] = inner.split(/:(.*)/s).map((text) => text.trim());
    const isNegated = /\bnot\b(?:\s+(?:all|screen)\s+and\b)?[\s(]*$/i.test(query.slice(0, index));
    // Others have modes that aren't those of colors, such as `display-mode`.
    const isOfColors = name.startsWith('--') || schemeOf(inner) || /scheme/i.test(name);
    const mode = isOfColors ? modeOfPair(name, value) : undefined;
    if (mode) rest = rest.replace(feature, '');
    else continue;
    const { modes, excluded } = mode;
    result = both(result, isNegated ? when({ modes: excluded, excluded: modes }) : mode);
  }
  const isPartial = /[^\s()]/.test(rest.replaceAll(/\b(not|only|screen|all|and|or)\b/gi, ''));
  return both(result, when({ isPartial }));
}

/** Mode that an at-rule is named after, such as `@include color-mode(dark)`. */
export const readName = (text: string): Condition => modeOfClass(text.trim()) ?? partly;

/** The other scheme; undefined for other modes. */
export const oppositeOf = (mode: string) =>
  isScheme(mode) ? (mode === 'dark' ? 'light' : 'dark') : undefined;

/** Name of the mode of a condition, empty for the root. Of two schemes, the inner one applies. */
export function modeNameOf({ modes, excluded }: Condition): string {
  if (modes.length === 0) return '';
  const schemes = modes.filter(schemeOf);
  const last = schemes.at(-1);
  // With a scheme in it, such as `dark_dimmed`, the longest name says most.
  const [longest = excluded.map(oppositeOf).find(Boolean)] = schemes
    .filter((mode) => schemeOf(mode) === schemeOf(last!))
    .toSorted((a, b) => b.length - a.length);
  return [...modes.filter((mode) => !schemeOf(mode)), ...(longest ? [longest] : [])].join('-');
}
