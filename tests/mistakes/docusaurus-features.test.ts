import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

let site: SiteCopy;

const replace = (file: string, from: string | RegExp, to: string) => {
  const text = site.read(file);
  expect(text.replace(from, to)).not.toBe(text);
  site.write(file, text.replace(from, to));
};
const addConfig = (lines: string) =>
  replace(
    'docusaurus.config.ts',
    /^export default .*$/m,
    `${lines}\nexport default checkConfig(config, siteDir);`,
  );
const page = (frontMatter: string, ...body: string[]) =>
  ['---', frontMatter, '---', '', ...body, ''].join('\n');

function build(): { succeeded: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: buildEnvironment,
  });
  return { succeeded: status === 0, output: stdout + stderr };
}

const built = (file: string) => readFileSync(path.join(site.dir, 'build', file), 'utf8');

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

/** First code block of CONTRIBUTING.md with this title. */
const documentedCode = (title: string) =>
  contributing.split(`title="${title}"\n`)[1]!.split('\n```')[0]!;

const pagesOfFeatures: Record<string, string | Buffer> = {
  'docs/syntax.mdx': readFileSync('tests/mistakes/documented-syntax.mdx', 'utf8'),
  'docs/_shared/stamped.mdx':
    'export const Stamp = ({ children }) => <em>{children}</em>;\n\nA <Stamp>stamp</Stamp>.\n',
  'docs/picture.png': readFileSync('static/img/apple-touch-icon.png'),
  'src/components/Counter.tsx': documentedCode('src/components/Counter.tsx'),
  'src/components/Frame.tsx':
    'export const Frame = ({ children, label }) => <section aria-label={label}>{children}</section>;\n',
  'docs/_part.mdx': 'Text of the partial for {props.whom}.',
  'docs/raw.txt': 'Text of a raw file.',
  'docs/features.mdx': page(
    'title: Features\ndescription: A page with all features.\npagination_next: null\npagination_label: All features\nlast_update: { date: 2020-02-03 }\ntoc_max_heading_level: 4\nimage: /img/icon.svg',
    "import Tabs from '@theme/Tabs';",
    "import TabItem from '@theme/TabItem';",
    "import Part from './_part.mdx';",
    "import raw from '!!raw-loader!./raw.txt';",
    "import { Counter } from '@site/src/components/Counter';",
    "import { Broken } from '@site/src/components/Broken';",
    '',
    '## First {#first}',
    '',
    '#### Deep {/* #deep */}',
    '',
    '<Tabs groupId="os">\n<TabItem value="mac" label="macOS">\n\nOn a Mac.\n\n</TabItem>\n<TabItem value="win 11" label="Windows" default>\n\nOn Windows.\n\n</TabItem>\n</Tabs>',
    '',
    '<details>\n<summary>More</summary>\n\nHidden text.\n\n</details>',
    '',
    ':::tip[A *titled* tip]\n\nText\n\n:::',
    '',
    '```php showLineNumbers=7',
    '// highlight-next-line',
    '$a = 1;',
    '```',
    '',
    '<Part whom="readers" />',
    '',
    '<pre>{raw}</pre>',
    '',
    '<Counter start={3} />',
    '',
    '<Broken />',
    '',
    '![The picture](./picture.svg) and [sx](./sx-prop.mdx#use)',
    '',
    '<img alt="" src="https://images.example.com/a.png" />',
  ),
  'docs/more/first.mdx': page('title: First of more\ndescription: A page in a folder.', 'Text'),
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'docs/bare.mdx': page(
    'title: Bare\ndescription: A page without a title and contents.\nhide_title: true\nhide_table_of_contents: true\npagination_prev: sx-prop\nnavigation: false',
    '# Its own title {/* #own */}\n\n## One {/* #one */}\n\n## Two {/* #two */}',
  ),
  'docs/draft.mdx': page(
    'title: Draft\ndescription: A page that is not ready.\ndraft: true',
    'Text',
  ),
  'docs/secret.mdx': page(
    'title: Secret\ndescription: A page without links to it.\nunlisted: true',
    'Text',
  ),
  'src/components/Broken.tsx':
    "export function Broken() {\n  const to = '/nowhere';\n  const anchor = '/sx-prop#gone';\n  return <><a href={to}>a</a> <a href={anchor}>b</a></>;\n}\n",
  'src/css/custom.css':
    "@font-face { font-family: Brand; src: url('./brand.woff2') format('woff2'); }\n:root { --brand: rebeccapurple; }\n.branded { color: var(--brand); background: url('/img/icon.svg'); }\n",
  'src/css/brand.woff2': 'A font',
  'src/theme/EditThisPage/index.tsx':
    'export default function EditThisPage({ editUrl }: { editUrl: string }) {\n  return <a href={editUrl}>Swizzled link</a>;\n}\n',
};

let buildOutput = '';
let features = '';
let syntax = '';
let home = '';
let bare = '';

beforeAll(() => {
  site = copySite();
  for (const [file, text] of Object.entries(pagesOfFeatures)) site.write(file, text);
  replace(
    'sidebars.ts',
    "'sx-prop',",
    "'sx-prop', 'features', 'draft', 'secret', { type: 'autogenerated', dirName: 'more' }, 'syntax',",
  );
  site.write(
    'redirects.ts',
    "export default [{ from: '/old', to: '/sx-prop' }, { from: '/use', to: '/sx-prop#use' }];\n",
  );
  replace(
    'docusaurus.config.ts',
    '  theme: {},',
    "  theme: { customCss: './src/css/custom.css' },",
  );
  replace(
    'docusaurus.config.ts',
    'contentPolicy: {}',
    "contentPolicy: { 'img-src': ['https://images.example.com'] }",
  );
  addConfig(`
config.themeConfig = {
  ...themeConfig,
  navbar: {
    title: 'My Docs',
    logo: { src: 'img/icon.svg', alt: 'My logo' },
    items: [
      { label: 'Guide', to: '/sx-prop', position: 'left' },
      { label: 'Chat', href: 'https://chat.example.com', position: 'right' },
      { label: 'Code', href: 'https://code.example.com', position: 'right' },
    ],
  },
  footer: {
    links: [{ title: 'Learn', items: [{ label: 'Sx', to: '/sx-prop' }] }],
    copyright: 'Copyright Me',
  },
  metadata: [{ name: 'robots', content: 'max-image-preview:large' }],
  image: 'img/apple-touch-icon.png',
  prism: { additionalLanguages: ['PHP'] },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 },
};
config.favicon = 'img/my.svg';
config.headTags = [
  { tagName: 'meta', attributes: { name: 'my-tag', content: 'here' } },
  { tagName: 'script', attributes: {}, innerHTML: 'window.mine = true;' },
];
config.stylesheets = ['/mine.css'];
config.scripts = [{ src: '/mine.js', async: true }];`);
  replace('docusaurus.config.ts', /'ignore'/g, "'warn'");
  for (const file of ['img/my.svg', 'mine.css', 'mine.js']) site.write(`static/${file}`, '');
  site.write('.docusaurus/generated-static/0.17/live-frame.html', 'Left by a removed version');
  const { succeeded, output } = build();
  if (!succeeded) throw new Error(output);
  buildOutput = output;
  features = built('features.html');
  syntax = built('all-syntax.html');
  home = built('index.html');
  bare = built('bare.html');
});
afterAll(() => site.remove());

/** Changes another copy, builds it, and returns the output of the build, which must fail. */
function refusal(change: () => void): string {
  const kept = site;
  site = copySite();
  try {
    change();
    const { succeeded, output } = build();
    expect(succeeded).toBe(false);
    return output;
  } finally {
    site.remove();
    site = kept;
  }
}

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

/** Configuration that is refused as a whole: each part has its own line in the message. */
let configRefusal = '';
const refusedBy = (...parts: string[]) => {
  configRefusal ||= refusal(() => {
    site.write('src/pages/about.mdx', '# About');
    site.write('docs/components/_category_.json', '{}');
    site.write('blog/first.md', 'Hello');
    addConfig(`
config.themeConfig = {
  ...themeConfig,
  announcementBar: { content: 'New!' },
  colorMode: { defaultMode: 'dark' },
  docs: { sidebar: { hideable: true } },
  prism: { theme: {}, magicComments: [] },
  navbar: {
    items: [
      { type: 'localeDropdown' },
      { label: 'More', items: [{ label: 'Sx', to: '/sx-prop' }] },
      { label: 'Relative', to: 'sx-prop' },
      { href: 'https://empty.example.com' },
      { label: 'Code', href: 'https://code.example.com', className: 'icon' },
    ],
    logo: { src: 'img/missing.svg' },
  },
} as never;
config.title = 'Mine';
config.tagline = 'Mine';
config.url = 'https://mine.example.com';
config.baseUrl = '/mine/';
config.trailingSlash = true;
config.favicon = 'img/no-icon.svg';
config.scripts = ['/gone.js', 'https://scripts.example.com/a.js'];
config.i18n = { defaultLocale: 'en', locales: ['en', 'fr'] };
config.themes = [...config.themes!, '@docusaurus/theme-mermaid'];
config.plugins = [...config.plugins!, ['@docusaurus/plugin-google-gtag', { trackingID: 'x' }], ['@docusaurus/plugin-client-redirects', { id: 'more' }]];`);
    site.write(
      'redirects.ts',
      "export default [{ from: ['/a', '/b'], to: '/sx-prop' }, { from: '/c/', to: '/sx-prop?x#use' }] as never[];\n",
    );
  });
  for (const part of parts) expect(configRefusal).toContain(part);
};

/** What a test looks for, for each row of CONTRIBUTING.md. */
const rows: Record<string, () => void> = {
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
  '`navbar.items` with a `type`, dropdowns': () =>
    refusedBy(
      "themeConfig.navbar.items[0].type isn't supported. Only links work",
      "themeConfig.navbar.items[1].items isn't supported. Link to a page",
      'The link to "sx-prop" in themeConfig needs a slash: to: "/sx-prop".',
      'The link to https://empty.example.com in themeConfig needs a label.',
      "themeConfig.navbar.items[4].className isn't supported. Use a text label",
      'The file "img/missing.svg" in themeConfig doesn\'t exist.',
    ),
  '`footer.links` as a list or in columns, `footer.copyright`': () => {
    expect(home).toMatch(/<footer.*Learn.*Sx.*Copyright Me.*<\/footer>/s);
  },
  '`metadata`, `image`': () => {
    expect(metaOf(home, 'robots')).toEqual(['max-image-preview:large']);
    expect(metaOf(home, 'og:image')).toEqual(['https://theme-ui.com/img/apple-touch-icon.png']);
  },
  '`prism.additionalLanguages`': () => expect(features).toMatch(/<span[^>]*>\$a<\/span>/),
  '`prism.theme`, `prism.magicComments`': () =>
    refusedBy(
      "themeConfig.prism.theme isn't supported. Colors of code",
      "themeConfig.prism.magicComments isn't supported. The comments",
    ),
  '`tableOfContents`': () => expect(bare).not.toContain('On this page'),
  '`announcementBar`': () =>
    refusedBy("themeConfig.announcementBar isn't supported. Add an entry to docs/changes.mdx"),
  '`docs.sidebar`, `colorMode`': () =>
    refusedBy(
      'themeConfig.docs.sidebar isn\'t supported. Set "collapsed"',
      "themeConfig.colorMode.defaultMode isn't supported. The four modes",
    ),
  '`favicon`, `headTags`, `stylesheets`, `scripts`': () => {
    const head = elements(home).map((element) => [element.tagName, attributesOf(element)]);
    expect(head).toContainEqual(['link', expect.objectContaining({ href: '/img/my.svg' })]);
    expect(head).toContainEqual(['link', expect.objectContaining({ href: '/mine.css' })]);
    expect(head).toContainEqual(['script', expect.objectContaining({ src: '/mine.js' })]);
    expect(metaOf(home, 'my-tag')).toEqual(['here']);
    expect(home).toContain('window.mine');
    refusedBy(
      'The file "img/no-icon.svg" in favicon doesn\'t exist.',
      'The file "/gone.js" in scripts doesn\'t exist.',
    );
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
  '`title`, `tagline`, `url`, `baseUrl`': () =>
    refusedBy(
      'title is "Mine", but other parts of the site use "Theme UI". Change siteName',
      'tagline is "Mine"',
      'Change the environment variable SITE_URL',
      'Change the environment variable BASE_URL',
    ),
  '`trailingSlash: true`, a second locale': () =>
    refusedBy('trailingSlash must be false', 'i18n.locales must have one locale'),
  'a blog, `src/pages`, `_category_.json`': () =>
    refusedBy(
      'The folder "blog" has no effect. News goes into docs/changes.mdx',
      "src/pages/about.mdx doesn't become a page. Write the page in docs",
      'docs/components/_category_.json has no effect. Sections are in sidebars.ts',
    ),
  'client themes and plugins, such as Mermaid and analytics': () =>
    refusedBy(
      "The plugin @docusaurus/theme-mermaid isn't supported. Draw the diagram",
      "The plugin @docusaurus/plugin-google-gtag isn't supported. Put the script",
    ),
  'a swizzled component of `src/theme/README.md`': () =>
    expect(features).toContain('Swizzled link'),
  "a swizzled component that this site doesn't render": () =>
    expect(
      refusal(() => site.write('src/theme/Logo/index.tsx', 'export default () => null;\n')),
    ).toContain('Nothing renders src/theme/Logo/index.tsx'),
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
  '`tags`, `id`, `sidebar_position`, `displayed_sidebar`': () => {
    const output = refusal(() => {
      replace(
        'docs/sx-prop.mdx',
        '---\n\n',
        'tags: [a]\nid: x\nsidebar_position: 1\ndisplayed_sidebar: x\n---\n\n',
      );
    });
    expect(output).toContain('Write "keywords" for additional search terms');
    expect(output).toContain('rename the file instead');
    expect(output).toContain('Pages have the order of their lines in sidebars.ts');
    expect(output).toContain('There is only one sidebar');
  },
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
    expect(features).toMatch(/<img[^>]+(data:image|assets\/images\/picture)/);
  },
  '`onBrokenLinks`, `onBrokenAnchors`': () => {
    // Links made from variables are checked in the rendered pages.
    expect(buildOutput).toMatch(/source page path = \/features:\s+-> linking to \/nowhere/);
    expect(buildOutput).toMatch(/source page path = \/features:\s+-> linking to \/sx-prop#gone/);
    const output = refusal(() => {
      replace('docusaurus.config.ts', "onBrokenLinks: 'ignore'", "onBrokenLinks: 'throw'");
      site.write('src/home/Broken.tsx', 'export const Broken = () => <a href="/nowhere">x</a>;\n');
    });
    expect(output).toContain(
      'src/home/Broken.tsx:1: The link to "/nowhere" doesn\'t match any page.',
    );
  },
  'redirects with `plugin-client-redirects`': () => {
    expect(built('old/index.html')).toContain('/sx-prop');
    expect(built('use/index.html')).toContain('/sx-prop#use');
    refusedBy(
      'Add your redirects to redirects.ts',
      'redirects.ts: {"from":["/a","/b"],"to":"/sx-prop"} must have one path',
      'redirects.ts: {"from":"/c/","to":"/sx-prop?x#use"} must have one path',
    );
  },
  'CSS files and CSS modules in pages and components': () => {
    const output = refusal(() => {
      site.write('src/components/Box.tsx', "import './box.css';\nexport const Box = () => null;\n");
      site.write('src/components/box.css', '.a { color: red; }');
      site.write(
        'src/components/Line.tsx',
        "export const Line = () => <p sx={{ color: 'primary' }}>A line</p>;\n",
      );
      site.write(
        'docs/sx-prop.mdx',
        `${site.read('docs/sx-prop.mdx')}\nimport { Box } from '@site/src/components/Box';\nimport { Line } from '@site/src/components/Line';\n\n<Box />\n\n<Line />\n`,
      );
    });
    expect(output).toContain(
      "src/components/Box.tsx imports ./box.css, but pages don't load CSS files.",
    );
    expect(output).toContain(
      "src/components/Line.tsx:1: <p> has an sx prop, which React doesn't know. Begin the file with /** @jsxImportSource theme-ui */",
    );
  },
  'images, frames, and scripts of other sites': () => {
    expect(features).toContain('https://images.example.com/a.png');
    const output = refusal(() => {
      site.write(
        'docs/sx-prop.mdx',
        `${site.read('docs/sx-prop.mdx')}\n<iframe title="x" src="https://frames.example.com/x" />\n`,
      );
      addConfig("config.scripts = ['https://scripts.example.com/a.js'];");
    });
    expect(output.match(/scripts\.example\.com\/a\.js/g)).toHaveLength(1);
    expect(output).toMatch(
      /- \/\S+ and \d+ more: <script> loads .* add 'script-src': \['https:\/\/scripts\.example\.com'\] .* also add 'connect-src'/,
    );
    expect(output).toContain(
      "/sx-prop.html: <iframe> loads https://frames.example.com/x, which the content security policy blocks. To allow it, add 'frame-src': ['https://frames.example.com']",
    );
  },
};

/** First cells of the table below a line of CONTRIBUTING.md. */
const rowsBelow = (line: string) =>
  contributing
    .split(`${line}\n`)[1]!
    .trimStart()
    .split(/\n(?=[^|])/)
    .find((part) => part.startsWith('| '))!
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .slice(2)
    .map((row) => row.split('|')[1]!.trim());

/** Texts of all elements with this name on the page of all syntax, without runs of spaces. */
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

/** What a test looks for, for each row of the table of syntax. */
const syntaxRows: Record<string, () => void> = {
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
  '`<Since version="0.17.2" />`': () => {
    expect(main()).toMatch(/A new feature\. ?Since 0\.17\.2/);
    expect(texts('li')).toContain('An item Since 0.17.2');
    expect(texts('td')).toContain('A cell Since 0.17.2');
  },
};

/** What a test looks for, for each row of the table of reference tables. */
const tableRows: Record<string, () => void> = {
  '`<PropTable of="Button" />`': () => expect(main()).toContain('Default variant: primary'),
  '`<VariantTable />`': () => expect(texts('td')).toContain('images.avatar'),
  '`<CommonProps />`': () => expect(texts('td')).toContain('ThemeUIStyleObject'),
  '`<StyleProps />`': () => expect(texts('td')).toContain('bg, backgroundColor, color'),
  '`<ScaleTable />`': () => expect(texts('td')).toContain('boxShadow, textShadow'),
  '`<ScaleTable of="space" />`': () =>
    expect(texts('td').filter((text) => text === 'space: gap')).toHaveLength(2),
};

const featuresTable =
  'What you know from Docusaurus works, or the build stops and says what to write instead. A test tries each row.';

test.each([
  [featuresTable, rows],
  [
    "Most pages need only Markdown and the following syntax, which doesn't require imports:",
    syntaxRows,
  ],
  ['Use these tags instead:', tableRows],
])('CONTRIBUTING.md, below "%s", has the rows that are tested', (line, checks) =>
  expect(rowsBelow(line)).toEqual(Object.keys(checks)),
);

test.each(Object.entries({ ...rows, ...syntaxRows, ...tableRows }))('%s', (_name, check) =>
  check(),
);

test('exports of a page are its components and values', () => {
  expect(main()).toContain('The answer is 42, and this is marked.');
  expect(texts('b')).toEqual(expect.arrayContaining(['this is marked', 'inner mark']));
  expect(syntax).not.toContain('[object Object]');
  expect(texts('i')).toContain('abab');
  expect(texts('pre')).toContain('Text of a raw file.');
  expect(imageNames()).toContain('Required');
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
