import list from 'postcss/lib/list';
import parseCss from 'postcss/lib/parse';
import type { AtRule, ChildNode, Container, CssSyntaxError, Declaration, Rule } from 'postcss';
import { unsafeKeys } from '../../../../base/theme-data/changes';
import type { LeftOut, LeftOutKind } from '../../left-out';
import type { SourceFile } from '../../import-source';
import { MAX_DEPTH, UnreadableTheme } from '../../text-problems';
import { MAX_VALUES } from '../../theme-size';
import { replaceCalls } from './values';

/** Custom property, without its two hyphens. */
export interface CssProperty {
  name: string;
  value: string;
  /** In a style sheet. */
  place?: Pick<LeftOut, 'line' | 'column' | 'file'>;
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
    return inside === undefined
      ? [selector]
      : list.comma(inside).map((argument) => before + argument);
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

/** Where declarations apply: names of modes. The empty one is the root, and `@theme` that of Tailwind CSS. */
type Where = readonly string[];

/** At-rules whose content is read as if they weren't there. */
const transparent = ['layer', 'supports', 'scope'];

/** At-rules without values of a theme. */
const ignored = ['import', 'charset', 'tailwind'];

const schemeQuery = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;

/** Maximum length of a rule's name in a report, in characters. */
const MAX_NAME_LENGTH = 60;

const isProperty = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--');

const baseName = (path: string) => path.split('/').at(-1)!;

/** Reads style sheets one after the other. */
class SheetReader {
  readonly blocks: CssBlocks = {
    theme: [],
    root: [],
    modes: new Map(),
    rootModes: [],
    leftOut: [],
    count: 0,
  };
  /** Name of the file, if there are several. */
  private file: { file?: string } = {};

  constructor(private readonly files: readonly SourceFile[]) {}

  readSheet({ name, text }: SourceFile): void {
    if (this.files.length > 1) this.file = { file: name };
    try {
      // Declarations outside of rules apply to the root.
      this.readNodes(parseCss(text, { map: false }) as unknown as Container, [''], 0);
    } catch (error) {
      if (error instanceof UnreadableTheme) throw error;
      const { reason, line = 1, column = 1 } = error as CssSyntaxError;
      const message = `This isn’t CSS: ${reason}.`;
      throw new UnreadableTheme({ line, column, message, ...this.file });
    }
  }

  private placeOf({ source }: ChildNode) {
    const { line = 1, column = 1 } = source?.start ?? {};
    return { line, column, ...this.file };
  }

  private report(kind: LeftOutKind, node: ChildNode, text: string): void {
    const short = text.replaceAll(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);
    const name = short + (text.length > MAX_NAME_LENGTH ? '…' : '');
    this.blocks.leftOut.push({ kind, name, ...this.placeOf(node) });
  }

  private readNodes({ nodes = [] }: Pick<Container, 'nodes'>, where: Where, depth: number): void {
    for (const node of nodes as ChildNode[]) {
      if (depth > MAX_DEPTH) {
        const message = 'This is nested too deeply.';
        throw new UnreadableTheme({ message, ...this.placeOf(node) });
      }
      if (node.type === 'decl') this.readDeclaration(node, where);
      else if (node.type === 'rule') {
        const modes = this.modesOfRule(node, where);
        if (modes.length > 0) this.readNodes(node, modes, depth + 1);
      } else if (node.type === 'atrule') this.readAtRule(node, where, depth + 1);
    }
  }

  /** Modes in which a rule applies. Without any, the rule is reported. */
  private modesOfRule(node: Rule, around: Where): Where {
    const selectors = selectorsIn(node.selectors);
    const unknown = selectors.filter((selector) => modeOf(selector) === undefined);
    // Without duplicates, which rules inside this one would multiply.
    const modes = new Set(selectors.flatMap((selector) => modeOf(selector) ?? []));
    const all = [...new Set([...modes].flatMap((mode) => (mode === '' ? around : [mode])))];
    if (unknown.length > 0 || all.length === 0) {
      const kind = node.nodes.some(isProperty) ? 'selector' : 'rule';
      this.report(kind, node, all.length > 0 ? unknown.join(', ') : node.selector);
    }
    if (!all.includes('')) return all;
    this.blocks.rootModes.push(...all.filter(Boolean));
    return [''];
  }

  private readAtRule(node: AtRule, where: Where, depth: number): void {
    const [, scheme] = schemeQuery.exec(node.params.trim()) ?? [];
    if (node.name === 'theme') this.readNodes(node, ['@theme'], depth);
    else if (node.name === 'media' && scheme) this.readNodes(node, [scheme], depth);
    else if (node.name === 'plugin' && node.nodes && /daisyui\/theme/.test(node.params)) {
      this.readDaisyTheme(node);
    } else if (transparent.includes(node.name) && node.nodes) this.readNodes(node, where, depth);
    else if (node.name === 'import') this.reportImport(node);
    else if (!ignored.includes(node.name)) {
      this.report('rule', node, `@${node.name} ${node.params}`.trim());
    }
  }

  /** Reports an imported file of the same project that wasn't added. Packages have no values of the theme. */
  private reportImport(node: AtRule): void {
    const [, path] = /^(?:url\()?["']?(\.{1,2}\/[^"')\s]+)/.exec(node.params) ?? [];
    if (!path || this.files.some(({ name }) => baseName(name) === baseName(path))) return;
    this.report('import', node, `@import ${path}`);
  }

  /** Reads a theme of daisyUI: a color mode, that of the root if it's the default one. */
  private readDaisyTheme(node: AtRule): void {
    const declarations = (node.nodes ?? []).filter((child) => child.type === 'decl');
    const setting = (name: string) =>
      declarations.find(({ prop }) => prop === name)?.value.replaceAll(/["']/g, '');
    const mode = setting('name') ?? 'light';
    const isDefault = setting('default') === 'true';
    if (isDefault) this.blocks.rootModes.push(mode);
    for (const declaration of declarations.filter(isProperty)) {
      this.readDeclaration(declaration, [isDefault ? '' : mode]);
    }
  }

  private readDeclaration(node: Declaration, where: Where): void {
    if (!isProperty(node)) return this.report('rule', node, `${node.prop}: ${node.value}`);
    const { blocks } = this;
    const name = node.prop.slice(2).replaceAll(/\\(.)/g, '$1');
    const text = node.value.trim().replaceAll(/\s*\n\s*/g, ' ');
    const [light, dark] = [0, 1].map((scheme) =>
      replaceCalls(text, 'light-dark', (colors, call) => colors[scheme] ?? call),
    ) as [string, string];
    const isSplit = light !== dark && (where.includes('@theme') || where.includes(''));
    const modes = isSplit ? [...where, 'dark'] : where;
    blocks.count += modes.length;
    if (blocks.count > MAX_VALUES) return;
    for (const mode of modes) {
      if (unsafeKeys.includes(mode)) {
        this.report('reserved', node, mode);
        continue;
      }
      const value = mode === 'dark' ? dark : light;
      this.listOf(mode).push({ name, value, place: this.placeOf(node) });
    }
  }

  private listOf(mode: string): CssProperty[] {
    const { theme, root, modes } = this.blocks;
    if (mode === '@theme') return theme;
    if (mode === '') return root;
    if (!modes.has(mode)) modes.set(mode, []);
    return modes.get(mode)!;
  }
}

/**
 * Reads the custom properties of style sheets, in their order. Modes are recognized by `.theme-ui-NAME`,
 * `[data-color-mode]`, `[data-theme]`, `[data-mode]`, `.dark`, `.light`, `prefers-color-scheme`, and `light-dark()`.
 * @throws UnreadableTheme if a text isn't CSS, or is nested too deeply
 */
export function readBlocks(files: readonly SourceFile[]): CssBlocks {
  const reader = new SheetReader(files);
  for (const file of files) reader.readSheet(file);
  return reader.blocks;
}
