import { Prism } from './prism-instance';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import type { Grammar, Token, TokenStream } from 'prismjs';
import { colorsToHtml, type ColorRun } from './color-runs';

/**
 * Classes with a color in src/base/design/styles, and the Prism token types that map to them. Punctuation gets no class
 * and so no element: it's the most frequent token type, and every element adds to the cost of a color mode change.
 */
const classes: Record<string, string[]> = {
  '': ['plain-text', 'punctuation', 'operator', 'script-punctuation', 'attr-equals', 'combinator'],
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'tag', 'boolean', 'builtin', 'important'],
  string: ['string', 'attr-value', 'selector', 'template-string', 'regex', 'url'],
  name: [
    'number',
    'function',
    'class-name',
    'attr-name',
    'property',
    'variable',
    'constant',
    'color',
  ],
  inserted: ['inserted-sign', 'inserted'],
  deleted: ['deleted-sign', 'deleted'],
};

const classByType = new Map(
  Object.entries(classes).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/** Returns the languages that a fence may use; `text` isn't highlighted. */
export function getLanguages(): string[] {
  return Object.keys(Prism.languages).filter((name) => typeof Prism.languages[name] === 'object');
}

/** Appends a run to a line; merges it with the last run of the same color if only whitespace is in between. */
function append(line: ColorRun[], run: ColorRun): void {
  const last = line.at(-1);
  const between = last?.className === '' && last.text.trim() === '' ? last.text : '';
  const before = between ? line.at(-2) : last;
  if (!before || before.className !== run.className) {
    line.push(run);
    return;
  }
  before.text += between + run.text;
  if (between) line.pop();
}

/**
 * Splits a token stream into lines, and so tokens that span several lines. A token of an unknown type gets the color of
 * its alias: languages name their own types, such as `title` in Markdown, and alias them to a common one.
 */
function toLines(stream: TokenStream, className = ''): ColorRun[][] {
  if (typeof stream === 'string') {
    return stream
      .split('\n')
      .map((text) => (text ? [{ className: text.trim() ? className : '', text }] : []));
  }
  if (!Array.isArray(stream)) {
    const { type, alias, content } = stream as Token;
    const known = [type, alias].flat().find((name) => classByType.has(name));
    return toLines(content, known === undefined ? className : classByType.get(known));
  }
  const lines: ColorRun[][] = [[]];
  for (const token of stream) {
    const [firstLine = [], ...otherLines] = toLines(token, className);
    for (const run of firstLine) append(lines.at(-1)!, run);
    lines.push(...otherLines);
  }
  return lines;
}

/** Tokenizes code, with Prism's hooks: they recognize plain text inside JSX elements. */
function tokenize(code: string, language: string, grammar: Grammar): TokenStream {
  const environment = { code, language, grammar, tokens: [] as TokenStream };
  // Languages inside HTML, such as PHP, replace the code and the grammar here.
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(environment.code, environment.grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Longer code isn't highlighted, since that many elements would slow down the page. In characters. */
const MAX_HIGHLIGHTED_LENGTH = 20_000;

/**
 * Highlights code as lines of colored runs. Untrusted code must run in a worker (src/sandbox/live-code/ui/highlighter):
 * with crafted input, Prism's regular expressions can take minutes for a few thousand characters.
 * @param code source text without the final line break
 * @param language one of `getLanguages()`
 */
export function colorLines(code: string, language: string): ColorRun[][] {
  const isPlain = language === 'text' || code.length > MAX_HIGHLIGHTED_LENGTH;
  const grammar = isPlain ? undefined : Prism.languages[language];
  return toLines(grammar ? tokenize(code, language, grammar) : code);
}

/**
 * Highlights code as HTML.
 * @param code source text without the final line break
 * @param language one of `getLanguages()`
 * @param marked numbers of the lines to highlight, from 1
 */
export function highlight(code: string, language: string, marked: number[] = []): string {
  return colorsToHtml(colorLines(code, language), marked);
}
