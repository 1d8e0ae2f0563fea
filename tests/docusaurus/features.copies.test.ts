import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentInfo } from '../../src/runtime/page-loading/page-view';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import {
  addDocumentedFeatures,
  casesOf,
  featureRows,
  rowsBelow,
  type RowChecks,
} from '../support/documented-features';
import { buildCopy, buildEnvironment, type SiteCopy } from '../support/site-copy';
import { copyWholeSite } from './documented-site';
import { siteUrl } from '../../src/base/facts/address';
import { currentVersion } from '../../src/content/versions/list';

jest.setTimeout(1_800_000);

let site: SiteCopy;

const built = (file: string) => readFileSync(path.join(site.dir, 'build', file), 'utf8');

let buildOutput = '';
let features = '';
let syntax = '';
let home = '';
let bare = '';

/** Adds broken links that a component builds from variables. The configuration only reports them. */
function addBrokenLinks(site: SiteCopy): void {
  site.write(
    'src/components/Broken.tsx',
    "export function Broken() {\n  const to = '/nowhere';\n  const anchor = '/sx-prop#gone';\n  return <><a href={to}>a</a> <a href={anchor}>b</a></>;\n}\n",
  );
  // The Markdown copies of listed pages may only have links to existing pages.
  site.replace(
    'docs/secret.mdx',
    'Text',
    "import { Broken } from '@site/src/components/Broken';\n\n<Broken />",
  );
}

beforeAll(async () => {
  site = copyWholeSite();
  addDocumentedFeatures(site);
  addBrokenLinks(site);
  site.write('.docusaurus/generated-static/0.17/live-frame.html', 'Left by a removed version');
  buildOutput = await buildCopy(site);
  features = built('features.html');
  syntax = built('all-syntax.html');
  home = built('index.html');
  bare = built('bare.html');
});
afterAll(() => site.remove());

type Element = DefaultTreeAdapterMap['element'];

function elements(html: string): Element[] {
  const all: Element[] = [];
  const read = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) all.push(node);
    if ('childNodes' in node) node.childNodes.forEach(read);
  };
  read(parse(html));
  return all;
}
const attributesOf = ({ attrs }: Element) =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
const metaOf = (html: string, name: string) =>
  elements(html)
    .filter(({ tagName }) => tagName === 'meta')
    .map(attributesOf)
    .filter((attributes) => attributes.name === name || attributes.property === name)
    .map(({ content }) => content);

/** Checks by row of CONTRIBUTING.md. */
const rows: RowChecks = {
  '`navbar.title`, `navbar.logo`': () => {
    expect(home).toContain('My Docs');
    const logos = elements(home)
      .filter(({ tagName }) => tagName === 'img')
      .map(attributesOf);
    expect(logos).toContainEqual(expect.objectContaining({ src: '/img/icon.svg', alt: 'My logo' }));
  },
  '`navbar.items` with links': () => {
    for (const address of ['/sx-prop', 'https://chat.example.com', 'https://code.example.com']) {
      expect(
        elements(home)
          .filter(({ tagName }) => tagName === 'a')
          .map(attributesOf),
      ).toContainEqual(expect.objectContaining({ href: address }));
    }
  },
  '`footer.links` as a list or in columns, `footer.copyright`': () => {
    expect(home).toMatch(/<footer.*Learn.*Sx.*Copyright Me.*<\/footer>/s);
  },
  '`metadata`, `image`': () => {
    expect(metaOf(home, 'robots')).toEqual(['max-image-preview:large']);
    expect(metaOf(home, 'og:image')).toEqual(['https://theme-ui.com/img/apple-touch-icon.png']);
  },
  '`prism.additionalLanguages`': () => expect(features).toMatch(/<span[^>]*>\$a<\/span>/),
  '`tableOfContents`': () => expect(bare).not.toContain('On this page'),
  '`favicon`, `headTags`, `stylesheets`, `scripts`': () => {
    const head = elements(home).map((element) => [element.tagName, attributesOf(element)]);
    expect(head).toContainEqual(['link', expect.objectContaining({ href: '/img/my.svg' })]);
    expect(head).toContainEqual(['link', expect.objectContaining({ href: '/mine.css' })]);
    expect(head).toContainEqual(['script', expect.objectContaining({ src: '/mine.js' })]);
    expect(metaOf(home, 'my-tag')).toEqual(['here']);
    expect(home).toContain('window.mine');
  },
  '`customCss`': () => {
    const [, file] = /href="?(\/assets\/custom\.[\da-f]+\.css)/.exec(home)!;
    const styles = built(file!);
    expect(styles).toMatch(/--brand: ?rebeccapurple/);
    expect(styles).toMatch(/url\("?data:font\/woff2[;,]/);
    expect(styles).toMatch(/url\("?\/img\/icon\.svg/);
    expect(home).toMatch(
      /http-equiv="?content-security-policy"? content="[^"]*font-src 'self' data:/i,
    );
  },
  'a swizzled component of `src/theme/README.md`': () =>
    expect(features).toContain('Swizzled pager'),
  '`draft`, `unlisted`': () => {
    expect(existsSync(path.join(site.dir, 'build/draft.html'))).toBe(false);
    expect(metaOf(built('secret.html'), 'robots')).toContain('noindex, nofollow');
    expect(built('secret.html')).toContain('Unlisted page');
    for (const file of [
      'sitemap.xml',
      'llms.txt',
      'llms-full.txt',
      'sx-prop.html',
      'offline-files.json',
    ]) {
      expect(built(file)).not.toMatch(/\/secret|\/draft/);
    }
    expect(existsSync(path.join(site.dir, 'build/secret.md'))).toBe(false);
  },
  '`hide_title`, `hide_table_of_contents`': () => {
    const titles = elements(bare).filter(({ tagName }) => tagName === 'h1');
    expect(titles).toHaveLength(1);
    expect(bare).not.toContain('On this page');
  },
  '`toc_min_heading_level`, `toc_max_heading_level`': () =>
    expect(features).toMatch(/On this page.*href="?#deep/s),
  '`pagination_prev`, `pagination_next`, `pagination_label`': () => {
    expect(bare).toMatch(/Previous:.*The sx Prop/s);
    expect(features).not.toContain('Next:');
    expect(built('sx-prop.html')).toMatch(/Next:.*All features/s);
  },
  '`last_update`': () => expect(features).toContain('February 3, 2020'),
  '`image` in front matter': () =>
    expect(
      ['og:image', 'og:image:alt', 'og:image:width'].map((name) => metaOf(features, name)),
    ).toEqual([['https://theme-ui.com/img/icon.svg'], ['Features'], []]),
  '`autogenerated` items in `sidebars.ts`': () => {
    expect(features).toContain('First of more');
    expect(built('more/first.html')).toMatch(/Previous:.*All features/s);
  },
  '`<Tabs>`, `<TabItem>`': () => {
    const tabs = elements(features)
      .map(attributesOf)
      .filter(({ role }) => role === 'tab');
    expect(tabs.map((tab) => tab['aria-selected'])).toEqual(['false', 'true']);
    for (const tab of tabs) {
      const panel = elements(features)
        .map(attributesOf)
        .find(({ id }) => id === tab['aria-controls']);
      expect(panel).toMatchObject({ role: 'tabpanel', 'aria-labelledby': tab.id });
      expect(tab.id).not.toMatch(/\s/);
    }
    expect(built('features.md')).toContain('**macOS**\n\nOn a Mac.');
  },
  '`<details>`, admonitions with titles': () => {
    expect(features).toMatch(/<details.*<summary>More<\/summary>/s);
    expect(features).toMatch(/A <em>titled<\/em> tip/);
  },
  'highlighted lines, `showLineNumbers`': () => {
    expect(features).toMatch(/<span aria-hidden="?true"?[^>]*>7<\/span>/);
    expect(features).toMatch(/<mark>.*\$a/s);
  },
  'MDX partials, imports of components and raw files': () => {
    expect(features).toMatch(/Text of the partial for (<!-- -->)?readers/);
    expect(features).toContain('Text of a raw file.');
    expect(features).toMatch(/Pressed (<!-- -->)?3(<!-- -->)? times/);
    expect(built('features.md')).toContain('Text of the partial for readers.');
  },
  'links and images by file path': () => {
    expect(features).toMatch(/href="?\/sx-prop#use/);
    expect(built('features.md')).not.toContain('./sx-prop.mdx');
    expect(features).toMatch(/<img[^>]+data:image/);
    // Docusaurus inlines small images.
    const [large] = /assets\/images\/photo-[^ ">]+/.exec(features)!;
    expect(existsSync(path.join(site.dir, 'build', large))).toBe(true);
  },
  '`onBrokenLinks`, `onBrokenAnchors`': () => {
    // Links made from variables are checked in the rendered pages.
    expect(buildOutput).toMatch(/link to pages that don't exist:.*- \/secret: \/nowhere\n/s);
    expect(buildOutput).toMatch(
      /link to headings that don't exist:.*- \/secret: \/sx-prop#gone\n/s,
    );
  },
  'redirects with `plugin-client-redirects`': () => {
    expect(built('old/index.html')).toContain('/sx-prop');
    expect(built('use/index.html')).toContain('/sx-prop#use');
  },
};

/** Texts of elements on the page with all syntax, with collapsed spaces. */
const texts = (name: string) => {
  const textOf = (node: DefaultTreeAdapterMap['node']): string =>
    'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
  return elements(syntax)
    .filter(({ tagName }) => tagName === name)
    .map((element) => textOf(element).replace(/\s+/g, ' ').trim());
};
const main = () => texts('main')[0];
const imageNames = () =>
  elements(syntax)
    .filter(({ tagName }) => tagName === 'img')
    .map(attributesOf)
    .filter(({ src }) => /^(data:|\/img\/|\/assets\/)/.test(src!))
    .map(({ alt }) => alt);
const expectAdmonitions = (titles: Record<string, string>) => {
  for (const [title, text] of Object.entries(titles)) expect(main()).toContain(title + text);
};

/** Checks by row of the syntax table. */
const syntaxRows: RowChecks = {
  '<code>```tsx title="theme.ts" {2,4-6}</code>': () => {
    expect(main()).toContain('theme.tsconst one = 1;');
    expect(texts('mark')).toEqual(
      expect.arrayContaining(['const two = 2;', 'const four = 4;', 'const six = 6;']),
    );
    expect(texts('mark')).not.toContain('const three = 3;');
  },
  '`// highlight-next-line`, `highlight-start`, `-end`': () => {
    for (const line of ['const seven = 7;', 'const eight = 8;', 'const nine = 9;', 'a {']) {
      expect(texts('mark')).toContain(line);
    }
    expect(texts('mark')).toContain('npm run build');
    expect(texts('mark')).not.toContain('const ten = 10;');
    expect(main()).not.toContain('highlight-');
  },
  '<code>```ts showLineNumbers</code>': () =>
    expect(syntax).toMatch(/<span aria-hidden="?true"?[^>]*>1<\/span>/),
  '<code>```diff tsx</code>': () => {
    expect(texts('del')).toContain('- const before = 1;');
    expect(texts('ins')).toContain('+ const after = 1;');
  },
  '<code>```jsx live preview</code>': () => {
    expect(main()).toContain('Preview only');
    expect(main()).not.toContain('<p>Preview only');
  },
  '<code>```jsx live</code>': () => {
    for (const text of ['Plain', 'Responsive', 'Outlined', 'Rendered', 'Clicked 0 times']) {
      expect(main()).toContain(text);
    }
    expect(main()).toMatch(/A Conceptual Look at Theming.*Router/);
    expect(main()).toContain('Module with a link');
    expect(main()).toContain('<p>Plain</p>');
  },
  '`<Install packages="theme-ui @emotion/react" />`': () => {
    for (const manager of ['npm install', 'yarn add', 'pnpm add', 'bun add']) {
      expect(syntax).toContain(`${manager} theme-ui @emotion/react`);
    }
  },
  '`<Cards>`, a list with links, `</Cards>`': () => {
    expect(texts('li')).toContain('Box The base of all.');
  },
  '`:::note`, `:::tip`, `:::info`, `:::warning`, `:::danger`': () =>
    expectAdmonitions({
      Note: 'Plain note',
      Tip: 'Plain tip',
      Info: 'Plain info',
      Warning: 'Plain warning',
      Danger: 'Plain danger',
    }),
  '`:::note[In 0.17]`': () =>
    expectAdmonitions({
      'In 0.17': 'Titled note',
      'A titled tip': 'Titled tip',
      'My info': 'Titled info',
      'My warning': 'Titled warning',
      'My danger': 'Titled danger',
    }),
  '`<details>`, `<summary>`': () => expect(texts('details')).toContain('MoreHidden text.'),
  '`[The sx Prop](/sx-prop#responsive)`': () =>
    expect(syntax).toMatch(/<a href="?\/sx-prop#use"?[^>]*>By URL/),
  '`[The sx Prop](./sx-prop.mdx)`': () => {
    expect(syntax).toMatch(/<a href="?\/sx-prop#use"?[^>]*>by path/);
    expect(syntax).toMatch(/<a href="?\/sx-prop"?[^>]*>by component/);
  },
  '`![A tree](/img/tree.png)`, `![A tree](./tree.png)`': () =>
    expect(imageNames()).toEqual(
      expect.arrayContaining(['Static', 'Near', 'Titled', 'Alias', 'Imported', 'Based']),
    ),
};

/** Checks by row of the table of reference components. */
const tableRows: RowChecks = {
  '`<PropTable of="Button" />`': () => expect(main()).toContain('Default variant: primary'),
  '`<VariantTable />`': () => expect(texts('td')).toContain('images.avatar'),
  '`<CommonProps />`': () => expect(texts('td')).toContain('ThemeUIStyleObject'),
  '`<StyleProps />`': () => expect(texts('td')).toContain('bg, backgroundColor, color'),
  '`<ScaleTable />`': () => expect(texts('td')).toContain('boxShadow, textShadow'),
  '`<ScaleTable of="space" />`': () =>
    expect(texts('td').filter((text) => text === 'space: gap')).toHaveLength(2),
  '`<PresetTheme of="funk" />`': () => expect(main()).toContain('Poppins'),
};

test.each([
  ...casesOf(featureRows('works'), rows),
  ...casesOf(
    rowsBelow(
      "Most pages need only Markdown and the following syntax, which doesn't require imports:",
    ),
    syntaxRows,
  ),
  ...casesOf(rowsBelow('Use these tags instead:'), tableRows),
])('%s', (_name, check) => check());

test('exports of a page are its components and values', () => {
  expect(main()).toContain('The answer is 42, and this is marked.');
  expect(texts('b')).toEqual(expect.arrayContaining(['this is marked', 'inner mark']));
  expect(syntax).not.toContain('[object Object]');
  expect(texts('i')).toContain('abab');
  expect(texts('pre')).toContain('Text of a raw file.');
  expect(imageNames()).toContain('Required');
});

test('a component is an island with HTML and one script, as described in CONTRIBUTING.md', () => {
  const counting = built('counting.html');
  expect(counting).toMatch(/data-island="?Island0"?[^>]*><button[^>]*>Pressed (<!-- -->)?3/);
  const { scripts } = JSON.parse(/id="?page-info"?>(.*?)</.exec(counting)![1]!) as DocumentInfo;
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((script) => built(script).includes('Pressed '))).toHaveLength(1);
});

test('a page with Windows line endings and all Markdown that Docusaurus documents has HTML and a Markdown copy', () => {
  const grid = built('12-column-grid.html');
  expect(grid).toMatch(/<details[^>]*>\s*<summary>(<p[^>]*>)?More/);
  expect(grid).toMatch(
    /<section[^>]*role="?note"?[^>]*><p[^>]*><svg.*?<\/svg><span>In <em>0\.17<\/em><\/span>(<\/p>)?<p/,
  );
  expect(grid).not.toMatch(/mdxadmonitiontitle/i);
  expect(grid.match(/<img[^>]* src="?data:image\/png;base64,/g)).toHaveLength(2);
  expect(grid).toMatch(
    /http-equiv="?content-security-policy"? content="[^"]*img-src 'self' data:/i,
  );
  expect(grid).toMatch(/href="?\/sx-prop#use"?[^>]*>To a file/);
  expect(grid).toMatch(/href="?\/sx-prop"?[^>]*>Linked/);
  expect(grid).toMatch(/id="?part"?/);
  expect(grid).toContain('theme.ts');
  expect(grid).not.toContain('highlight-');
  expect(grid.match(/<mark>/g)).toHaveLength(2);
  const page = `${siteUrl}/12-column-grid`;
  expect(built('12-column-grid.md')).toContain(
    [
      '# From Windows',
      '> A page with carriage returns.',
      `Theme UI ${currentVersion.release} · Page: ${page} · All pages: ${siteUrl}/llms.txt`,
      '**More**',
      'Inside.',
      '> **In _0.17_**\n>\n> Careful.',
      // Docusaurus inlines small images.
      'One Two',
      `[To a file](${siteUrl}/sx-prop#use) [to the partial](${page}#part) [Linked](${siteUrl}/sx-prop)`,
      '```ts title="theme.ts"\nconst a = 1;\n\n\n```',
      '## From a partial',
      'A part.',
      `Text[1](${page}#user-content-fn-1).`,
    ].join('\n\n'),
  );
});

test('imports of a page are its components and partials', () => {
  expect(texts('button')).toContain('Pressed 3 times');
  expect(texts('section')).toContainEqual(
    expect.stringMatching(/^Text in a frame with an inner mark\..*const framed = 1;/),
  );
  expect(main()).toContain('Text of the partial for readers.');
  expect(main()).toContain('A stamp.');
});

test("a page's front matter can name its URL and its entry in the navigation", () => {
  expect(home).toContain('All of the syntax');
  expect(texts('h1')).toEqual(['Syntax']);
});

test("files that an earlier build generated aren't published", () =>
  expect(existsSync(path.join(site.dir, 'build/0.17'))).toBe(false));

test('the tests of the build and of pages allow everything that is documented', () => {
  const paths = [
    'build[.]test',
    'tests/(docs|facts|presets|recipes)',
    'tests/(reference/(tables|releases)|tools/tool-pages|versions/versions)',
    'tests/commands/(documents|licenses)',
  ];
  // These tests run all examples of the site.
  const skipped = '--testPathIgnorePatterns=docs/(examples|claims)';
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['jest', '--selectProjects', 'source', 'build', skipped, '--', ...paths],
    { cwd: site.dir, encoding: 'utf8', env: buildEnvironment },
  );
  if (status !== 0) throw new Error((stdout + stderr).replaceAll(`${site.dir}${path.sep}`, ''));
});
