import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkEach } from '../support/check-each';

/** Words and phrases to avoid, as regular expressions that ignore case, and what to write instead. */
const avoidedTerms: Record<string, string> = {
  // One term for each thing.
  'scale steps?|steps? of the scale|(third|fourth) step':
    'an entry of the scale, counted as in arrays: `space[3]`',
  'own look|look of its own|default (look|styling)':
    '"base styles": what a component looks like without a variant',
  'style name|named look': '"variant" or "default variant"',
  '(light|standard) colors': '"root colors" or "the colors of the mode"',
  'back ground|ground color': '"background"',
  'theme provider|provider wrapper': '"`ThemeUIProvider`" or "the provider"',
  'soft navigation|hard reload|client-side navigation': '"in the app" or "a full page load"',
  'live demo|code sandbox': '"live example"',
  'press(es|ed|ing)? (a|an|any|one of|that|the|this) (\\w+ )?(button|card|link|tab)s?':
    '"click"; people press keys',
  // American English.
  'behaviours?|colours?|e-mails?|grey': 'American spelling: "behavior", "color", "email", "gray"',
  '(he|it|she|that|there|they|this|we|what|which|who|you) ((are|could|did|do|does|had|has|have|is|should|was|were|would) not|cannot|can not)':
    'a contraction: "isn\'t", "don\'t", "can\'t"',
  // Words that praise or belittle.
  'simply|easily|obviously|of course|just (add|use)|effortless(ly)?|blazing(ly)?|powerful|seamless(ly)?':
    'nothing, or what the reader does and gets',
};

/** Text that isn't checked, such as code. Readers may search for words that pages avoid, so `keywords` are allowed. */
const unchecked = new RegExp(
  [
    '^ *(`{3,})[^]*?^ *\\1',
    '`[^`]+`',
    '\\{/\\* cspell:disable[^]*?cspell:enable \\*/\\}',
    '<!-- cspell:disable[^]*?cspell:enable -->',
    '\\{/\\*[^]*?\\*/\\}|<!--[^]*?-->',
    '^(keywords:|import |export ).*',
    '\\]\\([^)\\s]*|https?:\\S+',
  ].join('|'),
  'gm',
);

/** Finds avoided terms in the text of a page. A space in a term also matches a line break. */
function problemsIn(file: string, source: string): string[] {
  const text = source.replace(unchecked, (skipped) => skipped.replace(/[^\n]/g, '~'));
  return Object.entries(avoidedTerms).flatMap(([term, remedy]) =>
    [...text.matchAll(new RegExp(`\\b(${term.replaceAll(' ', '\\s+')})\\b`, 'gi'))].map(
      ({ 0: found, index }) =>
        `${file}:${text.slice(0, index).split('\n').length}: Instead of "${found.replace(/\s+/g, ' ')}", write ${remedy}.`,
    ),
  );
}

const files = ['docs', 'src', '.']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => /\.mdx?$|^src\/content\/reference\/component-entries\.ts$/.test(file));

test('pages, Markdown files, and descriptions of props avoid some terms', () => {
  expect(files).toEqual(
    expect.arrayContaining([
      'docs/index.mdx',
      'README.md',
      'src/content/reference/component-entries.ts',
    ]),
  );
  checkEach(files, (file) => problemsIn(file, readFileSync(file, 'utf8')));
});
