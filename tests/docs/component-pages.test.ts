import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkEach } from '../support/check-each';
import { isLive, pageCode, pageFiles } from '../support/page-code';

/** Pages about several components. */
const others = ['forms', 'index', 'variants'];

/** Last sections of every component page, in this order. */
const lastSections = ['Theming', 'Accessibility', 'Limits', 'Related'];

const blocks = pageCode();
const pages = pageFiles()
  .filter((file) => path.dirname(file) === 'docs/components')
  .filter((file) => !others.includes(path.basename(file, '.mdx')))
  .map((file) => ({
    file,
    source: readFileSync(file, 'utf8'),
    live: blocks.filter((block) => block.page === file && isLive(block)),
  }));

/** Text without front matter, code, generated tables, heading ids, and URLs. */
const proseOf = (source: string) =>
  source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^ *(```+)[\s\S]*?^ *\1$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^<PropTable .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']');

describe.each(pages)('$file', ({ source, live }) => {
  test('has the sections of the template, in its order', () => {
    const sections = [...source.matchAll(/^##+ (.+?) \{/gm)].map(([, title]) => title);
    expect(sections.slice(0, 2)).toEqual(['Props', 'Element and ref']);
    expect(sections.slice(-lastSections.length)).toEqual(lastSections);
    expect(sections.length).toBeGreaterThanOrEqual(2 + 3 + lastSections.length);
  });
  test('shows an example before its props, and the props before everything else', () => {
    const [beforeProps] = source.split('\n## Props');
    expect(beforeProps).toMatch(/^```[jt]sx live/m);
    expect(source).toMatch(/^## Props .*\n\n<PropTable of="\w+" \/>\n/m);
  });
  test('says how to import, and documents its props', () => {
    expect(source).toMatch(/^import \{ \w+.* \} from 'theme-ui';$/m);
    expect(source).toMatch(/^<PropTable of="\w+" \/>$/m);
  });
  test('has a live example with a custom theme', () => {
    expect(live.filter(({ code }) => code.includes('<ThemeUIProvider theme={theme}>'))).not.toEqual(
      [],
    );
  });
});

// A short fact may be the same on two pages. A long sentence is filler, which readers skip.
test('no sentence of 25 words is on two pages', () => {
  const pagesOf = new Map<string, Set<string>>();
  for (const { file, source } of pages) {
    for (const sentence of proseOf(source).split(/(?<=[.:?!])\s+|\n\n+|\n- /)) {
      const words = sentence.replace(/\s+/g, ' ').trim();
      if (words.split(' ').length < 25) continue;
      pagesOf.set(words, (pagesOf.get(words) ?? new Set()).add(file));
    }
  }
  checkEach(pagesOf, ([words, files]) => [
    files.size > 1 && `"${words}" is in ${[...files].join(' and ')}. Write it differently in one.`,
  ]);
});
