import parseCss from 'postcss/lib/parse';
import type { ChildNode, Container, CssSyntaxError } from 'postcss';
import { unsafeKeys } from '../changes';
import { deepest, UnreadableTheme } from '../text-problems';
import { MAX_VALUES } from '../theme-size';

/** A custom property, without its two hyphens. */
export interface CssProperty {
  name: string;
  value: string;
  line: number;
}

/** The custom properties of a style sheet, by where they hold. */
export interface CssBlocks {
  /** In `@theme` of Tailwind CSS. */
  theme: CssProperty[];
  /** At the root, in the first mode. */
  root: CssProperty[];
  /** In the other modes. */
  modes: Map<string, CssProperty[]>;
  /** Names of modes whose rule is the root's as well. */
  rootModes: string[];
  /** What is no custom property, or stands where none holds for a whole mode. */
  notes: string[];
  /** How many values there are; no more than the limit are in the lists above. */
  count: number;
}

const name = String.raw`([\w\u0080-\uffff-]+)`;
const modeSelector = new RegExp(
  String.raw`^(?:\.theme-ui-${name}|\[data-(?:color-mode|theme)=["']?${name}["']?\]|\.(dark|light))$`,
);

/** The mode that a selector stands for, empty for the root; undefined for a selector of anything else. */
function modeOf(selector: string): string | undefined {
  const rest = selector
    .trim()
    .replace(/^(:root|:host|html|body|&)(?=$|[.[\s])/, '')
    .trim();
  if (rest === '' && selector.trim() !== '') return '';
  const [, ...names] = modeSelector.exec(rest) ?? [];
  const mode = names.find(Boolean);
  // Theme UI's own name for the mode at the root.
  return mode === '__default' ? '' : mode;
}

const refuse = (node: ChildNode, message: string) => {
  const { line = 1, column = 1 } = node.source?.start ?? {};
  return new UnreadableTheme([{ line, column, message }]);
};

/** Where a declaration stands: in modes, of which the empty one is the root, or in `@theme`. */
type Where = readonly string[] | '@theme';

/** At-rules whose content holds as if it stood outside. */
const transparent = ['layer', 'supports', 'scope'];

const schemeQuery = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;

const short = (text: string) =>
  text.replaceAll(/\s+/g, ' ').slice(0, 60) + (text.length > 60 ? '…' : '');

function note(node: ChildNode, what: string, blocks: CssBlocks): void {
  blocks.notes.push(
    `Line ${node.source?.start?.line ?? 1}: ${short(what)} is left out: a theme takes values, no rules.`,
  );
}

/** The modes of the rule's selectors; undefined when there is another selector among them. */
function modesOfRule(selectors: string[], around: Where): readonly string[] | undefined {
  // Each once: a rule may name a mode again and again, and rules inside it multiply that.
  const modes = [...new Set(selectors.map(modeOf))];
  if (!modes.every((mode) => mode !== undefined)) return undefined;
  if (around === '@theme') return modes;
  // In a media query, or nested: the root stands for what is around it.
  return [...new Set(modes.flatMap((mode): readonly string[] => (mode === '' ? around : [mode])))];
}

function readNode(node: ChildNode, where: Where, depth: number, blocks: CssBlocks): void {
  if (depth > deepest) throw refuse(node, 'This is nested too deep.');
  if (node.type === 'comment') return;
  if (node.type === 'decl') {
    if (!node.prop.startsWith('--')) note(node, `${node.prop}: ${node.value}`, blocks);
    else keep(node, where, blocks);
    return;
  }
  let inside = where;
  if (node.type === 'rule') {
    const modes = modesOfRule(node.selectors, where);
    if (!modes || where === '@theme') return note(node, node.selector, blocks);
    if (modes.includes('')) blocks.rootModes.push(...modes.filter(Boolean));
    inside = modes.includes('') ? [''] : modes;
  } else if (node.name === 'theme') inside = '@theme';
  else if (node.name === 'media') {
    const [, scheme] = schemeQuery.exec(node.params.trim()) ?? [];
    if (!scheme) return note(node, `@media ${node.params}`, blocks);
    inside = [scheme];
  } else if (!transparent.includes(node.name) || !node.nodes) {
    return note(node, `@${node.name} ${node.params}`, blocks);
  }
  for (const each of (node as Container).nodes ?? []) {
    readNode(each as ChildNode, inside, depth + 1, blocks);
  }
}

function keep(node: Extract<ChildNode, { type: 'decl' }>, where: Where, blocks: CssBlocks): void {
  const property: CssProperty = {
    name: node.prop.slice(2).replaceAll(/\\(.)/g, '$1'),
    value: node.value.trim(),
    line: node.source?.start?.line ?? 1,
  };
  blocks.count += where === '@theme' ? 1 : where.length;
  if (blocks.count > MAX_VALUES) return;
  if (where === '@theme') {
    blocks.theme.push(property);
    return;
  }
  for (const mode of where) {
    if (unsafeKeys.includes(mode)) throw refuse(node, `The mode ${mode} is refused.`);
    const own = mode === '' ? blocks.root : blocks.modes.get(mode);
    if (own) own.push(property);
    else blocks.modes.set(mode, [property]);
  }
}

/**
 * The custom properties of a style sheet. Modes are known by `.theme-ui-NAME`, `[data-color-mode]`,
 * `[data-theme]`, `.dark`, `.light` and `prefers-color-scheme`.
 * @throws UnreadableTheme when it is no CSS, is nested too deep, or has a mode of an unsafe name
 */
export function readBlocks(text: string): CssBlocks {
  const blocks: CssBlocks = {
    theme: [],
    root: [],
    modes: new Map(),
    rootModes: [],
    notes: [],
    count: 0,
  };
  let sheet;
  try {
    sheet = parseCss(text, { map: false });
  } catch (error) {
    const { reason, line = 1, column = 1 } = error as CssSyntaxError;
    throw new UnreadableTheme([{ line, column, message: `This is no CSS: ${reason}.` }]);
  }
  // Declarations without a rule around them are taken as the root's.
  for (const node of sheet.nodes) readNode(node as ChildNode, [''], 0, blocks);
  return blocks;
}
