import { Prism } from './prism-instance';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import type { Grammar, Token, TokenStream } from 'prismjs';
import { colorsToHtml, type ColorRun } from './color-runs';

/**
 * The classes that src/design/styles colors, and Prism's token types that get them. Punctuation and other
 * text have the color of text, without an element: in most code they have the most pieces, and each
 * element costs time when the color mode changes.
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

const classOf = new Map(
  Object.entries(classes).flatMap(([name, types]) => types.map((type) => [type, name] as const)),
);

/** Names of the languages that a fence may use; `text` stays plain. */
export const languages = Object.keys(Prism.languages).filter(
  (name) => typeof Prism.languages[name] === 'object',
);

/** Adds a run to a line; one in the color of the last, with no more than blanks between, joins it. */
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

/** Splits a token stream into lines; a token that spans lines is closed and opened again. */
function toLines(stream: TokenStream, className = ''): ColorRun[][] {
  if (typeof stream === 'string') {
    return stream
      .split('\n')
      .map((text) => (text ? [{ className: text.trim() ? className : '', text }] : []));
  }
  if (!Array.isArray(stream)) {
    const { type, content } = stream as Token;
    return toLines(content, classOf.get(type) ?? className);
  }
  const lines: ColorRun[][] = [[]];
  for (const token of stream) {
    const [first = [], ...rest] = toLines(token, className);
    for (const run of first) append(lines.at(-1)!, run);
    for (const line of rest) lines.push(line);
  }
  return lines;
}

/** Prism's tokens; its hooks tell text inside JSX elements from code. */
function tokenize(code: string, language: string, grammar: Grammar): TokenStream {
  const environment = { code, language, grammar, tokens: [] as TokenStream };
  Prism.hooks.run('before-tokenize', environment);
  environment.tokens = Prism.tokenize(code, grammar);
  Prism.hooks.run('after-tokenize', environment);
  return environment.tokens;
}

/** Longer code stays plain, in characters: so many colored elements would hold the page up. */
const longestHighlighted = 20_000;

/**
 * The colors of code, line by line. Prism's patterns can take minutes for a few thousand characters of
 * somebody who wants them to: code of strangers is for a worker (src/live-code/ui/highlighter).
 * @param code source text, without the last line break
 * @param language one of `languages`
 */
export function colorLines(code: string, language: string): ColorRun[][] {
  const isPlain = language === 'text' || code.length > longestHighlighted;
  const grammar = isPlain ? undefined : Prism.languages[language];
  return toLines(grammar ? tokenize(code, language, grammar) : code);
}

/**
 * Highlights code as HTML with the classes above.
 * @param code source text, without the last line break
 * @param language one of `languages`
 * @param marked numbers of the lines to set off, from 1
 */
export function highlight(code: string, language: string, marked: number[] = []): string {
  return colorsToHtml(colorLines(code, language), marked);
}
