import { readFileSync } from 'node:fs';
import path from 'node:path';
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
