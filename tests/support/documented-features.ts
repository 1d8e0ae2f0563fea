import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteCopy } from './site-copy';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

/**
 * Code block of CONTRIBUTING.md with this title.
 * @throws if there's none
 */
function documentedCode(title: string): string {
  const code = contributing.split(`title="${title}"\n`)[1]?.split('\n```')[0];
  if (!code) throw new Error(`CONTRIBUTING.md has no code block with the title ${title}.`);
  return `${code}\n`;
}

/** Tests of rows of a table in CONTRIBUTING.md, by the row's first cell. */
export type RowChecks = Record<string, () => void | Promise<void>>;

/** Rows of the table below a line of CONTRIBUTING.md: the cells of each. */
export function tableBelow(line: string): string[][] {
  const [, below] = contributing.split(`${line}\n`);
  if (below === undefined) throw new Error(`CONTRIBUTING.md doesn't have the line "${line}".`);
  return below
    .trimStart()
    .split(/\n(?=[^|])/)
    .find((part) => part.startsWith('| '))!
    .split('\n')
    .filter((row) => row.startsWith('| '))
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}

/** First cells of the table below a line of CONTRIBUTING.md. */
export const rowsBelow = (line: string): string[] => tableBelow(line).map(([cell]) => cell!);

/** First cells of the table of Docusaurus features whose second cell begins with `works`, or `refused`. */
export function featureRows(answer: 'works' | 'refused'): string[] {
  const rows = tableBelow(
    'Each Docusaurus feature works, or stops the build with a message that says what to use. A test checks each row.',
  );
  const unclear = rows.filter(([, here]) => !/^(works|refused)/.test(here!));
  if (unclear.length > 0)
    throw new Error(`These rows don't say if they work: ${unclear.join('; ')}`);
  return rows.filter(([, here]) => here!.startsWith(answer)).map(([feature]) => feature!);
}

/** Test cases of a table: each documented row with its check, which fails if there's none. */
export const casesOf = (documented: string[], checks: RowChecks) =>
  documented.map((row) => {
    const fail = () => {
      throw new Error(`No check in the tests has the name of this row: ${row}`);
    };
    return [row, checks[row] ?? fail] as const;
  });

/** Source of a page. */
export const pageSource = (frontMatter: string, ...body: string[]) =>
  ['---', frontMatter, '---', '', ...body, ''].join('\n');

/** The smallest PNG, which Docusaurus inlines as a data URL. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg==',
  'base64',
);

/** A page as an editor on Windows saves it. */
const withCrlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;

const files: Record<string, string | Buffer> = {
  'docs/syntax.mdx': readFileSync('tests/docusaurus/documented-syntax.mdx', 'utf8'),
  'docs/_shared/stamped.mdx':
    'export const Stamp = ({ children }) => <em>{children}</em>;\n\nA <Stamp>stamp</Stamp>.\n',
  'docs/picture.png': readFileSync('static/img/apple-touch-icon.png'),
  // Larger than what Docusaurus inlines.
  'docs/photo.png': readFileSync('static/img/social-card.png'),
  'src/components/Counter.tsx': documentedCode('src/components/Counter.tsx'),
  'docs/counting.mdx': pageSource(
    'title: Counting\ndescription: A page with the component of CONTRIBUTING.md.',
    documentedCode('docs/counting.mdx'),
  ),
  'src/components/Frame.tsx':
    'export const Frame = ({ children, label }) => <section aria-label={label}>{children}</section>;\n',
  'docs/_part.mdx': 'Text of the partial for {props.whom}.',
  'docs/raw.txt': 'Text of a raw file.',
  'docs/features.mdx': pageSource(
    'title: Features\ndescription: A page with all features.\npagination_next: null\npagination_label: All features\nlast_update: { date: 2020-02-03 }\ntoc_max_heading_level: 4\nimage: /img/icon.svg',
    "import Tabs from '@theme/Tabs';",
    "import TabItem from '@theme/TabItem';",
    "import Part from './_part.mdx';",
    "import raw from '!!raw-loader!./raw.txt';",
    "import { Counter } from '@site/src/components/Counter';",
    '',
    '## First {#first}',
    '',
    '### Middle {/* #middle */}',
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
    '![The picture](./picture.svg) and [sx](./sx-prop.mdx#use)',
    '',
    '![A photo](./photo.png) and [its file](./photo.png)',
    '',
    '<img alt="" src="https://images.example.com/a.png" />',
  ),
  'docs/more/first.mdx': pageSource(
    'title: First of more\ndescription: A page in a folder.',
    'Text',
  ),
  'docs/picture.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
  'docs/bare.mdx': pageSource(
    'title: Bare\ndescription: A page without a title and contents.\nhide_title: true\nhide_table_of_contents: true\npagination_prev: sx-prop\nnavigation: false',
    '# Its own title {/* #own */}\n\n## One {/* #one */}\n\n## Two {/* #two */}',
  ),
  'docs/draft.mdx': pageSource('title: Draft\ndescription: A page for later.\ndraft: true', 'Text'),
  'docs/secret.mdx': pageSource(
    'title: Secret\ndescription: A page without links to it.\nunlisted: true',
    'Text',
  ),
  'docs/extra/index.mdx': pageSource(
    'title: Extra\ndescription: The page of one more section.',
    'Text',
  ),
  'docs/extra/one.mdx': pageSource(
    'title: One of Extra\ndescription: A page of one more section.',
    'Text',
  ),
  'docs/quotation.mdx': pageSource(
    'title: Quotation\ndescription: A page that quotes words the house style avoids.',
    '{/* cspell:disable */}\n\n> A powerful library: every colour is easily changed.\n\n{/* cspell:enable */}',
  ),
  'static/img/dot.png': dot,
  'docs/dot.png': dot,
  'docs/_named.mdx': '## From a partial {/* #part */}\n\nA part.\n',
  'docs/12-column-grid.mdx': withCrlf(
    pageSource(
      'title: From Windows\ndescription: A page with carriage returns.',
      "import Named from './_named.mdx';",
      "import Link from '@docusaurus/Link';",
      '',
      '<details>\n<summary>More</summary>\n\nInside.\n\n</details>',
      '',
      ':::warning[In *0.17*]\n\nCareful.\n\n:::',
      '',
      '![One](/img/dot.png) ![Two](./dot.png)',
      '',
      '[To a file](./sx-prop.mdx#use) [to the partial](#part) <Link to="/sx-prop">Linked</Link>',
      '',
      "```ts title='theme.ts'\n// highlight-next-line\nconst a = 1;\n\n// highlight-start\n\n// highlight-end\n```",
      '',
      '<Named />',
      '',
      'Text[^1].\n\n[^1]: A note.',
    ),
  ),
  'src/css/custom.css':
    "@font-face { font-family: Brand; src: url('./brand.woff2') format('woff2'); }\n:root { --brand: rebeccapurple; }\n.branded { color: var(--brand); background: url('/img/icon.svg'); }\n",
  'src/css/brand.woff2': 'A font',
  'src/theme/DocPaginator/index.tsx':
    "import { Pager } from '../../shell/sidebar/Pager';\n\nexport default function DocPaginator(props: object) {\n  return <><p>Swizzled pager</p><Pager {...(props as Parameters<typeof Pager>[0])} /></>;\n}\n",
  'static/img/my.svg': '',
  'static/mine.css': '',
  'static/mine.js': '',
};

/** Configuration that CONTRIBUTING.md says works. */
const configuration = `
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
config.headTags!.push(
  { tagName: 'meta', attributes: { name: 'my-tag', content: 'here' } },
  { tagName: 'script', attributes: {}, innerHTML: 'window.mine = true;' },
);
config.stylesheets = ['/mine.css'];
config.scripts = [{ src: '/mine.js', async: true }];`;

const section =
  "{ type: 'category', label: 'Extra', link: { type: 'doc', id: 'extra/index' }, items: ['extra/one'] }";

const redirects = "{ from: '/old', to: '/sx-prop' }, { from: '/use', to: '/sx-prop#use' },";

/** Adds pages, in this order, after the page `sx-prop`. @param items TypeScript */
export function addToSidebar(site: SiteCopy, ...items: string[]): void {
  site.replace('sidebars.ts', /(['"])sx-prop\1,/, (page) => [page, ...items].join(' '));
}

/** Adds statements that change `config`. */
export function addConfig(site: SiteCopy, statements: string): void {
  site.replace('docusaurus.config.ts', /^export default .*$/m, (line) => `${statements}\n${line}`);
}

/** Does everything in a copy that CONTRIBUTING.md and README.md say contributors can do. */
export function addDocumentedFeatures(site: SiteCopy): void {
  for (const [file, text] of Object.entries(files)) site.write(file, text);
  // Pages link to it.
  site.write(
    'docs/sx-prop.mdx',
    `${site.read('docs/sx-prop.mdx')}\n## Use {/* #use */}\n\nText.\n`,
  );
  addToSidebar(
    site,
    "'features',",
    "'draft',",
    "'secret',",
    "{ type: 'autogenerated', dirName: 'more' },",
    "'syntax',",
    "'counting',",
    "'12-column-grid',",
    "'quotation',",
  );
  site.replace('sidebars.ts', /\n {2}\],\n\}/, (end) => `\n    ${section},${end}`);
  site.replace('redirects.ts', /(= |default )\[/, (start) => `${start}${redirects}`);
  site.replace(
    'docs/changes.mdx',
    // On the day of the newest entry.
    /^### .*\{\/\* #(\d+-\d+-\d+).*\n\n(_.*_)\n/m,
    (entry, day, date) =>
      `### A change in two paragraphs {/* #${day}-two */}\n\n${date}\n\nThe first, with [a page](/sx-prop).\n\nThe second.\n\n${entry}`,
  );
  site.replace(
    'docusaurus.config.ts',
    '  theme: {},',
    "  theme: { customCss: './src/css/custom.css' },",
  );
  site.replace(
    'docusaurus.config.ts',
    'contentPolicy: {}',
    "contentPolicy: { 'img-src': ['https://images.example.com'] }",
  );
  site.replace('docusaurus.config.ts', /(?<=onBroken(Links|Anchors): )'\w+'/g, "'warn'");
  addConfig(site, configuration);
  // Names of controls are bold on the pages of tools; words in quotes are only words.
  const tool = 'docs/random.mdx';
  if (existsSync(path.join(site.dir, tool))) {
    site.write(tool, `${site.read(tool)}\nOthers call the seed a "lucky number".\n`);
  }
}
