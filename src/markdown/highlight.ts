import { Prism } from './prism-instance';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-diff';
import type { Grammar, Token, TokenStream } from 'prismjs';

/** The classes that src/design/styles colors, and Prism's token types that get them. */
const classes: Record<string, string[]> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  punctuation: ['punctuation', 'operator', 'script-punctuation', 'attr-equals', 'combinator'],
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

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Splits a token stream into lines of HTML; a token that spans lines is closed and opened again. */
function toLines(stream: TokenStream, className?: string): string[] {
  if (typeof stream === 'string') {
    return stream.split('\n').map((line) => {
      const html = escapeHtml(line);
      return className && line.trim() ? `<span class="${className}">${html}</span>` : html;
    });
  }
  if (!Array.isArray(stream)) {
    const { type, content } = stream as Token;
    return toLines(content, classOf.get(type) ?? (type === 'plain-text' ? undefined : className));
  }
  const lines = [''];
  for (const token of stream) {
    const [first = '', ...rest] = toLines(token, className);
    lines.push(lines.pop()! + first);
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

/** Longer code stays plain, in characters: highlighting it would hold the page up. */
const longestHighlighted = 20_000;

/**
 * Highlights code as HTML with the classes above.
 * @param code source text, without the last line break
 * @param language one of `languages`
 * @param marked numbers of the lines to set off, from 1
 */
export function highlight(code: string, language: string, marked: number[] = []): string {
  const grammar = code.length > longestHighlighted ? undefined : Prism.languages[language];
  const lines = toLines(grammar ? tokenize(code, language, grammar) : code);
  return lines
    .map((line, index) => (marked.includes(index + 1) ? `<mark>${line || ' '}</mark>` : line))
    .join('\n');
}
