import list from 'postcss/lib/list';
import parseCss from 'postcss/lib/parse';
import type { ChildNode, Container, CssSyntaxError } from 'postcss';
import { unsafeKeys } from '../../changes';
import type { LeftOut } from '../../left-out';
import type { SourceFile } from '../../import-source';
import { MAX_DEPTH, UnreadableTheme } from '../../text-problems';
import { MAX_VALUES } from '../../theme-size';
import { replaceCalls } from './values';

/** Custom property, without its two hyphens. */
export interface CssProperty {
  name: string;
  value: string;
  line: number;
  /** Set if several files were read. */
  file?: string;
}

/** Custom properties of style sheets, by where they apply. */
export interface CssBlocks {
  /** In `@theme` of Tailwind CSS. */
  theme: CssProperty[];
  /** At the root, in the first mode. */
  root: CssProperty[];
  /** In the other modes. */
  modes: Map<string, CssProperty[]>;
  /** Modes whose rule is also the root's. */
  rootModes: string[];
  /** Rules and declarations that aren't custom properties of a mode. */
  leftOut: LeftOut[];
  /** Number of values; the lists above have no more than the limit. */
  count: number;
}

const name = String.raw`([\w\u0080-\uffff-]+)`;
const modeSelector = new RegExp(
  String.raw`^(?:\.theme-ui-${name}|\[data-(?:color-mode|theme|mode)=["']?${name}["']?\]|(?:\.|\[class~?=)["']?(dark|light)["']?\]?)$`,
);

/** Selectors of a list, those in `:is()` and `:where()` one by one. */
const selectorsIn = (selectors: readonly string[]): string[] =>
  selectors.flatMap((selector) => {
    const [, before, inside] = /^([^\s(]*):(?:is|where)\((.*)\)$/s.exec(selector.trim()) ?? [];
    return inside === undefined ? [selector] : list.comma(inside).map((each) => before + each);
  });

/** Mode of a selector, empty for the root; undefined for other selectors. */
function modeOf(selector: string): string | undefined {
  const rest = selector
    .trim()
    .replace(/^(:root|:host|html|body|&)(?=$|[.[\s])/, '')
    .replace(/ &$/, '')
    .trim();
  if (rest === '' && selector.trim() !== '') return '';
  const [, ...names] = modeSelector.exec(rest) ?? [];
  const mode = names.find(Boolean);
  // Theme UI's own name for the mode at the root.
  return mode === '__default' ? '' : mode;
}

const errorAt = (node: ChildNode, message: string, file: FileName) => {
  const { line = 1, column = 1 } = node.source?.start ?? {};
  return new UnreadableTheme([{ line, column, message, ...file }]);
};

/** Name of the file, if there are several. */
type FileName = { file?: string };

/** Where a declaration applies: in modes, of which the empty one is the root, or in `@theme`. */
type Where = readonly string[] | '@theme';

/** At-rules whose content applies as if it were outside. */
const transparent = ['layer', 'supports', 'scope'];

const schemeQuery = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;

/** Maximum length of a rule's name in a report, in characters. */
const MAX_NAME_LENGTH = 60;

function report(node: ChildNode, text: string, blocks: CssBlocks, file: FileName): void {
  const { line = 1, column = 1 } = node.source?.start ?? {};
  const short = text.replaceAll(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);
  const name = short + (text.length > MAX_NAME_LENGTH ? '…' : '');
  blocks.leftOut.push({ kind: 'rule', name, line, column, ...file });
}

/** Modes of a rule's selectors; undefined if none of them is a mode. */
function modesOfRule(selectors: string[], around: Where): readonly string[] | undefined {
  // Each once: rules inside this one would multiply repeated modes.
  const modes = [...new Set(selectorsIn(selectors).map(modeOf))].filter(
    (mode) => mode !== undefined,
  );
  if (modes.length === 0) return undefined;
  if (around === '@theme') return modes;
  // In a media query or a nested rule, the root is what's around it.
  return [...new Set(modes.flatMap((mode): readonly string[] => (mode === '' ? around : [mode])))];
}

function readNode(
  node: ChildNode,
  where: Where,
  depth: number,
  blocks: CssBlocks,
  file: FileName,
): void {
  if (depth > MAX_DEPTH) throw errorAt(node, 'This is nested too deep.', file);
  if (node.type === 'comment') return;
  if (node.type === 'decl') {
    if (!node.prop.startsWith('--')) report(node, `${node.prop}: ${node.value}`, blocks, file);
    else keep(node, where, blocks, file);
    return;
  }
  let inside = where;
  if (node.type === 'rule') {
    const modes = modesOfRule(node.selectors, where);
    if (!modes || where === '@theme') return report(node, node.selector, blocks, file);
    if (modes.includes('')) blocks.rootModes.push(...modes.filter(Boolean));
    inside = modes.includes('') ? [''] : modes;
  } else if (node.name === 'theme') inside = '@theme';
  else if (node.name === 'media') {
    const [, scheme] = schemeQuery.exec(node.params.trim()) ?? [];
    if (!scheme) return report(node, `@media ${node.params}`, blocks, file);
    inside = [scheme];
  } else if (!transparent.includes(node.name) || !node.nodes) {
    // Imports have no values of their own.
    if (node.name === 'import' || node.name === 'charset') return;
    return report(node, `@${node.name} ${node.params}`.trim(), blocks, file);
  }
  for (const each of (node as Container).nodes ?? []) {
    readNode(each as ChildNode, inside, depth + 1, blocks, file);
  }
}

function keep(
  node: Extract<ChildNode, { type: 'decl' }>,
  where: Where,
  blocks: CssBlocks,
  file: FileName,
): void {
  const property = {
    name: node.prop.slice(2).replaceAll(/\\(.)/g, '$1'),
    line: node.source?.start?.line ?? 1,
    ...file,
  };
  const text = node.value.trim().replaceAll(/\s*\n\s*/g, ' ');
  const [light, dark] = [0, 1].map((scheme) =>
    replaceCalls(text, 'light-dark', (colors, call) => colors[scheme] ?? call),
  ) as [string, string];
  const modes = where === '@theme' ? [where] : where;
  const isSplit = light !== dark && (where === '@theme' || where.includes(''));
  const all = isSplit ? [...modes, 'dark'] : modes;
  blocks.count += all.length;
  if (blocks.count > MAX_VALUES) return;
  for (const mode of all) {
    if (unsafeKeys.includes(mode)) {
      blocks.leftOut.push({ kind: 'reserved', name: mode, line: property.line, ...file });
      continue;
    }
    const own = { ...property, value: mode === 'dark' ? dark : light };
    if (mode === '@theme') blocks.theme.push(own);
    else if (mode === '') blocks.root.push(own);
    else if (blocks.modes.has(mode)) blocks.modes.get(mode)!.push(own);
    else blocks.modes.set(mode, [own]);
  }
}

/**
 * Reads the custom properties of style sheets, in their order. Modes are recognized by `.theme-ui-NAME`,
 * `[data-color-mode]`, `[data-theme]`, `[data-mode]`, `.dark`, `.light`, `prefers-color-scheme`, and `light-dark()`.
 * @throws UnreadableTheme if a text isn't CSS, or is nested too deep
 */
export function readBlocks(files: readonly SourceFile[]): CssBlocks {
  const blocks: CssBlocks = {
    theme: [],
    root: [],
    modes: new Map(),
    rootModes: [],
    leftOut: [],
    count: 0,
  };
  for (const { name, text } of files) {
    const file = files.length > 1 ? { file: name } : {};
    let sheet;
    try {
      sheet = parseCss(text, { map: false });
    } catch (error) {
      const { reason, line = 1, column = 1 } = error as CssSyntaxError;
      const message = `This isn’t CSS: ${reason}.`;
      throw new UnreadableTheme([{ line, column, message, ...file }]);
    }
    // Declarations outside of rules apply to the root.
    for (const node of sheet.nodes) readNode(node as ChildNode, [''], 0, blocks, file);
  }
  return blocks;
}
