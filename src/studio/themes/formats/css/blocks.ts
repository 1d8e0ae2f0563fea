import list from 'postcss/lib/list';
import parseCss from 'postcss/lib/parse';
import type { AtRule, ChildNode, Container, CssSyntaxError, Declaration, Rule } from 'postcss';
import { unreadFile, type LeftOut, type LeftOutKind } from '../../left-out';
import type { SourceFile } from '../../import-source';
import { MAX_DEPTH } from '../../../../base/theme-data/theme-parts';
import { UnreadableTheme, type TextProblem } from '../../text-problems';
import { MAX_VALUES } from '../../theme-size';
import {
  always,
  combine,
  hasModeWord,
  isExact,
  partly,
  readName,
  readQuery,
  readSelectors,
  schemeOf,
  type Condition,
} from './conditions';
import { sortByMode, type CssBlock, type CssBlocks } from './modes';
import { isColor } from './names';

/** At-rules whose content is read as if they weren't there. */
const transparent = ['layer', 'supports'];

/** Maximum length of a rule's name in a report, in characters. */
const MAX_NAME_LENGTH = 60;

/** Where declarations are: when they apply, and the rules that say so. */
interface Where extends Omit<CssBlock, 'properties'> {
  /** Rules that name a mode, as in the text. */
  label: string;
}

/** Content of a style sheet, and its name if there are several. */
interface Sheet {
  root: Container;
  file: { file?: string };
}

const isProperty = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--');

const baseName = (path: string) => path.split('/').at(-1)!;

const classesIn = (selector: string): string[] => selector.match(/(?<=\.)[\w-]+/g) ?? [];

/** Replaces the comments that only Sass and Less have by spaces, so that places stay the same. */
const withoutLineComments = (text: string) =>
  text.replaceAll(/(?<=^|[;{}])[^\S\n]*\/\/.*$/gm, (comment) => ' '.repeat(comment.length));

/** Reads the rules of style sheets one after the other. */
class SheetReader {
  readonly leftOut: LeftOut[] = [];
  /** In the order of the text. */
  readonly blocks: CssBlock[] = [];
  /** Modes of daisyUI that are the root's. */
  readonly rootModes: string[] = [];
  /** Number of values; the blocks have no more than the limit. */
  count = 0;
  private file: Sheet['file'] = {};
  /** Rules with custom properties, also in rules inside of them. */
  private readonly declaring = new Set<unknown>();
  /** Classes that rules are for. */
  private readonly classes = new Set<string>();
  /** Queries of `@custom-media`, by name. */
  private readonly media = new Map<string, string>();
  /** Conditions of `@custom-variant`, by name. */
  private readonly variants = new Map<string, readonly Condition[]>();

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly isAlone: boolean,
  ) {}

  /** @throws UnreadableTheme if no text is CSS, or if one is nested too deeply */
  readAll(): void {
    const problems: TextProblem[] = [];
    const sheets = this.files.flatMap((file) => this.parse(file, problems));
    const [first] = problems;
    if (first && sheets.length === 0) throw new UnreadableTheme(first);
    this.leftOut.push(...problems.map(unreadFile));
    for (const { root } of sheets) this.define(root);
    for (const { root, file } of sheets) {
      this.file = file;
      // Declarations outside of rules apply to the root.
      this.readNodes(root, { conditions: [always], isTheme: false, label: '' }, 0);
    }
  }

  private parse({ name, text }: SourceFile, problems: TextProblem[]): Sheet[] {
    const file = this.isAlone ? {} : { file: name };
    try {
      const root = parseCss(withoutLineComments(text), { map: false });
      return [{ root: root as unknown as Container, file }];
    } catch (error) {
      const { reason, line = 1, column = 1 } = error as CssSyntaxError;
      problems.push({ line, column, message: `This isn’t CSS: ${reason}.`, ...file });
      return [];
    }
  }

  /** Finds what a style sheet gives a name, its classes, and the rules with custom properties. */
  private define(root: Container): void {
    // Rules can be nested more deeply than functions can call each other.
    const left: Container[] = [root];
    for (let container = left.pop(); container; container = left.pop()) {
      for (const node of (container.nodes ?? []) as ChildNode[]) {
        if (isProperty(node)) {
          let parent = node.parent as ChildNode['parent'];
          for (; parent && !this.declaring.has(parent); parent = parent.parent as typeof parent) {
            this.declaring.add(parent);
          }
        } else if (node.type === 'rule' || node.type === 'atrule') {
          if (node.type === 'atrule') this.defineName(node);
          else for (const name of classesIn((node as Rule).selector)) this.classes.add(name);
          left.push(node as Container);
        }
      }
    }
  }

  private defineName(node: AtRule): void {
    const [, name = '', value = ''] = /^([\w-]+)\s*(.*)$/s.exec(node.params.trim()) ?? [];
    if (node.name === 'custom-media') this.media.set(name, value);
    if (node.name !== 'custom-variant') return;
    this.variants.set(name, value ? this.readVariant(value) : this.slotsOf(node, 0));
  }

  /** Conditions of a variant in one line, such as `(&:is(.dark *))`. */
  private readVariant(value: string): readonly Condition[] {
    return list.comma(value.replaceAll(/^\(|\)$/g, '')).flatMap((text) => {
      const [, query] = /^@media\s*(.*)$/s.exec(text) ?? [];
      if (query !== undefined) return readQuery(query, this.media);
      const { conditions } = readSelectors([text]);
      return conditions.length > 0 ? conditions : [partly];
    });
  }

  /** Conditions where a variant has its `@slot`. */
  private slotsOf({ nodes = [] }: Pick<Container, 'nodes'>, depth: number): readonly Condition[] {
    if (depth > MAX_DEPTH) return [];
    return (nodes as ChildNode[]).flatMap((node): readonly Condition[] => {
      if (node.type === 'atrule' && node.name === 'slot') return [always];
      if (node.type !== 'rule' && node.type !== 'atrule') return [];
      const around =
        node.type === 'rule' ? readSelectors(node.selectors).conditions : this.conditionsOf(node);
      return combine(around, this.slotsOf(node as Container, depth + 1));
    });
  }

  private placeOf({ source }: ChildNode) {
    const { line = 1, column = 1 } = source?.start ?? {};
    return { line, column, ...this.file };
  }

  private partOf(kind: LeftOutKind, node: ChildNode, text: string): LeftOut {
    const short = text.replaceAll(/\s+/g, ' ').slice(0, MAX_NAME_LENGTH);
    const name = short + (text.length > MAX_NAME_LENGTH ? '…' : '');
    return { kind, name, ...this.placeOf(node) };
  }

  private readNodes({ nodes = [] }: Pick<Container, 'nodes'>, where: Where, depth: number): void {
    const block = { ...where, properties: [] };
    this.blocks.push(block);
    for (const node of nodes as ChildNode[]) {
      if (depth > MAX_DEPTH) {
        const message = 'This is nested too deeply.';
        throw new UnreadableTheme({ message, ...this.placeOf(node) });
      }
      if (node.type === 'decl') this.readDeclaration(node, block);
      else if (node.type === 'atrule') this.readAtRule(node, where, depth + 1);
      else if (node.type === 'rule') this.readRule(node, where, depth + 1);
    }
  }

  private readRule(node: Rule, where: Where, depth: number): void {
    const ofParts = node.selectors.filter((selector) => this.isOfPart(selector));
    const ofPage = node.selectors.filter((selector) => !ofParts.includes(selector));
    const read = readSelectors(ofPage);
    const { conditions } = read;
    const others = [...read.others, ...ofParts];
    if (others.length > 0 && this.declaring.has(node)) {
      const text = conditions.length > 0 ? others.join(', ') : node.selector;
      this.leftOut.push(this.partOf('selector', node, text));
    }
    if (conditions.length > 0) this.enter(node, ofPage.join(', '), conditions, where, depth);
  }

  /**
   * True for a variant of a part, not a mode of the page: `.btn-dark` and `.btn-outline-dark` are, if there's a class
   * `btn`. `.theme-dark` isn't, even if there's a class `theme`.
   */
  private isOfPart(selector: string): boolean {
    return classesIn(selector).some((name) => {
      if (!schemeOf(name) || hasModeWord(name)) return false;
      const ends = [...name.matchAll(/[-_]+/g)].map(({ index }) => name.slice(0, index));
      return ends.some((start) => this.classes.has(start) && !schemeOf(start));
    });
  }

  /** Reads the content of a rule with conditions. */
  private enter(
    node: AtRule | Rule,
    text: string,
    conditions: readonly Condition[],
    where: Where,
    depth: number,
  ): void {
    const label = `${where.label} ${text}`.trim();
    const isNamed = conditions.some(({ modes }) => modes.length > 0);
    const kind = conditions.every(({ isPartial }) => isPartial) ? 'condition' : 'selector';
    const origin = conditions.some(isExact) ? undefined : this.partOf(kind, node, label);
    const inner: Where = {
      conditions: combine(where.conditions, conditions),
      isTheme: where.isTheme,
      label: isNamed ? label : where.label,
      origin: where.origin ?? origin,
    };
    this.readNodes(node as Container, inner, depth);
  }

  private readAtRule(node: AtRule, where: Where, depth: number): void {
    const { name, params } = node;
    const isBlock = this.declaring.has(node) && !/keyframes$|^custom-variant$/.test(name);
    const content = node as Container;
    if (name === 'import') this.reportImport(node);
    else if (!isBlock) return;
    else if (name === 'theme') this.readNodes(content, { ...where, isTheme: true }, depth);
    else if (name === 'plugin' && /daisyui\/theme/.test(params)) this.readDaisyTheme(node, where);
    else if (transparent.includes(name)) this.readNodes(content, where, depth);
    else {
      const text = `@${name} ${params}`.trim();
      const conditions = this.conditionsOf(node);
      if (conditions.length > 0) this.enter(node, text, conditions, where, depth);
      else this.leftOut.push(this.partOf('selector', node, text));
    }
  }

  /** Conditions of an at-rule; none if it's for other elements. */
  private conditionsOf({ name, params }: AtRule): readonly Condition[] {
    if (name === 'media' || name === 'container') return readQuery(params, this.media);
    if (name === 'scope') {
      const [, from = ''] = /^\((.*?)\)(?:\s+to\s.*)?$/s.exec(params.trim()) ?? [];
      return readSelectors([from]).conditions;
    }
    if (name !== 'variant') return [readName(`${name} ${params}`)];
    return list.comma(params).flatMap((each) => this.variants.get(each) ?? [readName(each)]);
  }

  /** Reports an imported file of the same project that wasn't added. Packages have no values of the theme. */
  private reportImport(node: AtRule): void {
    const [, path] = /^(?:url\()?["']?(\.{1,2}\/[^"')\s]+)/.exec(node.params) ?? [];
    if (!path || this.files.some(({ name }) => baseName(name) === baseName(path))) return;
    this.leftOut.push(this.partOf('import', node, `@import ${path}`));
  }

  /** Reads a theme of daisyUI: a color mode, that of the root if it's the default one. */
  private readDaisyTheme(node: AtRule, where: Where): void {
    const declarations = (node.nodes ?? []).filter((child) => child.type === 'decl');
    const setting = (name: string) =>
      declarations.find(({ prop }) => prop === name)?.value.replaceAll(/["']/g, '');
    const mode = setting('name') ?? 'light';
    const isDefault = setting('default') === 'true';
    if (isDefault) this.rootModes.push(mode);
    const conditions = isDefault ? [always] : [{ ...always, modes: [mode] }];
    const block = { ...where, conditions, properties: [] };
    this.blocks.push(block);
    for (const declaration of declarations.filter((child) => isProperty(child))) {
      this.readDeclaration(declaration, block);
    }
  }

  private readDeclaration(node: Declaration, { conditions, properties }: CssBlock): void {
    if (!isProperty(node)) {
      // Other properties that have no color are no part of a theme.
      if (!isColor(node.value)) return;
      this.leftOut.push(this.partOf('rule', node, `${node.prop}: ${node.value}`));
      return;
    }
    const isSplit = /\blight-dark\(/i.test(node.value);
    this.count += conditions.length + (isSplit ? 1 : 0);
    if (this.count > MAX_VALUES) return;
    const name = node.prop.slice(2).replaceAll(/\\(.)/g, '$1');
    const value = node.value.trim().replaceAll(/\s*\n\s*/g, ' ');
    properties.push({ name, value, place: this.placeOf(node) });
  }
}

/**
 * Reads the custom properties of style sheets, in their order. A mode is recognized by a condition or a selector that
 * names it, or a color scheme, wherever that is.
 * @param isAlone true if there's no other file, so that reports don't need a name
 * @throws UnreadableTheme if no text is CSS, or if one is nested too deeply
 */
export function readBlocks(files: readonly SourceFile[], isAlone = files.length < 2): CssBlocks {
  const reader = new SheetReader(files, isAlone);
  reader.readAll();
  const { blocks, count } = reader;
  const sorted = sortByMode(blocks);
  const names = files.map(({ name }) => name);
  const order = ({ file = '', line = 0, column = 0 }: LeftOut) =>
    [names.indexOf(file), line, column] as const;
  const leftOut = [...reader.leftOut, ...sorted.leftOut].toSorted((a, b) => {
    const [first, second] = [order(a), order(b)];
    return first.map((each, index) => each - second[index]!).find((each) => each !== 0) ?? 0;
  });
  return { ...sorted, rootModes: [...reader.rootModes, ...sorted.rootModes], leftOut, count };
}
