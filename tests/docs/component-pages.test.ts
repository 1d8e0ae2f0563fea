import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as themeUI from 'theme-ui';
import { checkEach, differs } from '../support/check-each';
import { isLive, pageCode, pageFiles } from '../support/page-code';

/** Last sections of every component page, in this order. */
const lastSections = ['Theming', 'Accessibility', 'Limits', 'Related'];

const blocks = pageCode();
/** Pages with the name of a component. Others, such as Forms, are about several. */
const pages = pageFiles()
  .filter((file) => path.dirname(file) === 'docs/components')
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }))
  .filter(({ source }) => (/^title: (\w+)$/m.exec(source)?.[1] ?? '') in themeUI);

/** Text without front matter, code, generated tables, heading ids, and URLs. */
const proseOf = (source: string) =>
  source
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/^ *(```+)[\s\S]*?^ *\1$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(/^<PropTable .*$/gm, '')
    .replace(/\]\([^)]*\)/g, ']');

test('a page of a component has the parts of docs/components/_template.mdx, in its order', () => {
  checkEach(pages, ({ file, source }) => {
    const sections = [...source.matchAll(/^##+ (.+?) \{/gm)].map(([, title]) => title);
    const own = sections.slice(2, -lastSections.length);
    const [beforeProps = ''] = source.split('\n## Props');
    const live = blocks.filter((block) => block.page === file && isLive(block));
    return [
      differs(`${file}: its first sections`, sections.slice(0, 2), ['Props', 'Element and ref']),
      differs(`${file}: its last sections`, sections.slice(-lastSections.length), lastSections),
      own.length < 3 &&
        `${file} has ${own.length} sections of its own. Write three or more, between Element and ref and Theming.`,
      !/^```[jt]sx live/m.test(beforeProps) &&
        `${file} has no example above its props. Begin one with: \`\`\`jsx live`,
      !/^## Props .*\n\n<PropTable of="\w+" \/>\n/m.test(source) &&
        `${file} has no table of props. Write below the heading Props: <PropTable of="Button" />`,
      !/^import \{ \w+.* \} from 'theme-ui';$/m.test(source) &&
        `${file} doesn't say how to import the component. Write in a code block: import { Button } from 'theme-ui';`,
      !live.some(({ code }) => code.includes('<ThemeUIProvider theme={theme}>')) &&
        `${file} has no live example with a theme of its own. Add one with: <ThemeUIProvider theme={theme}>`,
    ];
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
