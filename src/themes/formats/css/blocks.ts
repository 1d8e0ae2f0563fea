import list from 'postcss/lib/list';
import parseCss from 'postcss/lib/parse';
import type { AtRule, ChildNode, Container, CssSyntaxError } from 'postcss';
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
  /** From 1; undefined if it isn't from a style sheet. */
  line?: number;
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
  String.raw`^(?:\.theme-(?:ui-)?${name}|\[data-(?:color-mode|theme|mode)=["']?${name}["']?\]|(?:\.|\[class~?=)["']?(dark|light)(?:-mode|-theme)?["']?\]?)$`,
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
    // The elements inside have the same values.
    .replace(/ [&*]$/, '')
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

function report(
  kind: 'rule' | 'selector',
  node: ChildNode,
  text: string,
  blocks: CssBlocks,
  file: FileName,
): void {
  const { line = 1, column = 1 } = node.source?.start ?? {};
  const short = text.replaceAll(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);
  const name = short + (text.length > MAX_NAME_LENGTH ? '…' : '');
  blocks.leftOut.push({ kind, name, line, column, ...file });
}

const isProperty = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--');

/** Modes of selectors; the root is what's around them. */
function modesOfRule(selectors: readonly string[], around: readonly string[]): readonly string[] {
  // Each once: rules inside this one would multiply repeated modes.
  const modes = new Set(selectors.flatMap((selector) => modeOf(selector) ?? []));
  return [...new Set([...modes].flatMap((mode) => (mode === '' ? around : [mode])))];
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
    if (!isProperty(node)) report('rule', node, `${node.prop}: ${node.value}`, blocks, file);
    else keep(node, where, blocks, file);
    return;
  }
  let inside = where;
  if (node.type === 'rule') {
    const selectors = selectorsIn(node.selectors);
    const unknown = selectors.filter((selector) => modeOf(selector) === undefined);
    const modes = where === '@theme' ? [] : modesOfRule(selectors, where);
    const isRead = modes.length > 0;
    if (!isRead || unknown.length > 0) {
      const kind = node.nodes.some(isProperty) ? 'selector' : 'rule';
      report(kind, node, isRead ? unknown.join(', ') : node.selector, blocks, file);
    }
    if (!isRead) return;
    if (modes.includes('')) blocks.rootModes.push(...modes.filter(Boolean));
    inside = modes.includes('') ? [''] : modes;
  } else if (node.name === 'theme') inside = '@theme';
  else if (node.name === 'media') {
    const [, scheme] = schemeQuery.exec(node.params.trim()) ?? [];
    if (!scheme) return report('rule', node, `@media ${node.params}`, blocks, file);
    inside = [scheme];
  } else if (node.name === 'plugin' && node.nodes && /daisyui\/theme/.test(node.params)) {
    return readDaisyTheme(node, blocks, file);
  } else if (!transparent.includes(node.name) || !node.nodes) {
    // Other files are looked at as a whole.
    if (node.name === 'import' || node.name === 'charset') return;
    return report('rule', node, `@${node.name} ${node.params}`.trim(), blocks, file);
  }
  for (const each of (node as Container).nodes ?? []) {
    readNode(each as ChildNode, inside, depth + 1, blocks, file);
  }
}

/** Reads a theme of daisyUI: a color mode, that of the root if it's the default one. */
function readDaisyTheme(node: AtRule, blocks: CssBlocks, file: FileName): void {
  const declarations = (node.nodes ?? []).filter((each) => each.type === 'decl');
  const setting = (name: string) =>
    declarations.find(({ prop }) => prop === name)?.value.replaceAll(/["']/g, '');
  const mode = setting('name') ?? 'light';
  const isDefault = setting('default') === 'true';
  if (isDefault) blocks.rootModes.push(mode);
  for (const each of declarations.filter(isProperty)) {
    keep(each, [isDefault ? '' : mode], blocks, file);
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

const baseName = (path: string) => path.split('/').at(-1)!;

/** Reports imported files of the same project that weren't added. Packages have no values of the theme. */
function reportImports(
  sheet: { nodes?: unknown[] },
  files: readonly SourceFile[],
  blocks: CssBlocks,
  file: FileName,
): void {
  for (const node of (sheet.nodes ?? []) as ChildNode[]) {
    if (node.type !== 'atrule' || node.name !== 'import') continue;
    const [, path] = /^(?:url\()?["']?(\.{1,2}\/[^"')\s]+)/.exec(node.params) ?? [];
    if (!path || files.some(({ name }) => baseName(name) === baseName(path))) continue;
    const { line = 1, column = 1 } = node.source?.start ?? {};
    blocks.leftOut.push({ kind: 'import', name: '@import', detail: path, line, column, ...file });
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
    reportImports(sheet, files, blocks, file);
    // Declarations outside of rules apply to the root.
    for (const node of sheet.nodes) readNode(node as ChildNode, [''], 0, blocks, file);
  }
  return blocks;
}
