import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCopy, type SiteCopy } from './site-copy';

const page = (frontMatter: string, ...body: string[]) =>
  ['---', frontMatter, '---', '', ...body, ''].join('\n');

/** First code block of CONTRIBUTING.md with this title. */
const documentedCode = (title: string) =>
  readFileSync('CONTRIBUTING.md', 'utf8').split(`title="${title}"\n`)[1]!.split('\n```')[0]!;

const files = (): Record<string, string | Buffer> => ({
  'docs/syntax.mdx': readFileSync('tests/mistakes/documented-syntax.mdx', 'utf8'),
  'docs/_shared/stamped.mdx':
    'export const Stamp = ({ children }) => <em>{children}</em>;\n\nA <Stamp>stamp</Stamp>.\n',
  'docs/picture.png': readFileSync('static/img/apple-touch-icon.png'),
  // Larger than what Docusaurus inlines.
  'docs/photo.png': readFileSync('static/img/social-card.png'),
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
    '<Broken />',
    '',
    '![The picture](./picture.svg) and [sx](./sx-prop.mdx#use)',
    '',
    '![A photo](./photo.png) and [its file](./photo.png)',
    '',
    '<img alt="" src="https://images.example.com/a.png" />',
  ),
  'docs/more/first.mdx': page('title: First of more\ndescription: A page in a folder.', 'Text'),
  'docs/extra/index.mdx': page('title: Extra\ndescription: The page of a new section.', 'Text'),
  'docs/extra/inner.mdx': page('title: Inner\ndescription: A page in a new section.', 'Text'),
  'docs/quotation.mdx': page(
    'title: Quotation\ndescription: A page that quotes words the house style avoids.',
    '> A powerful library: every colour is easily changed, and it simply behaves.',
  ),
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
  'static/img/my.svg': '',
  'static/mine.css': '',
  'static/mine.js': '',
});

const config = `
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

/** Replaces text in a file of a copy. @throws if the file doesn't contain it */
function replaceIn(site: SiteCopy, file: string, from: string | RegExp, to: string): void {
  const text = site.read(file);
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`${file} doesn't contain ${String(from)}`);
  site.write(file, changed);
}

/** Does everything in a copy that CONTRIBUTING.md and README.md allow, each thing at least once. */
export function useDocumentedFeatures(site: SiteCopy): void {
  for (const [file, text] of Object.entries(files())) site.write(file, text);
  replaceIn(
    site,
    'sidebars.ts',
    "'sx-prop',",
    "'sx-prop', 'features', 'draft', 'secret', { type: 'autogenerated', dirName: 'more' }, 'syntax', 'quotation',",
  );
  const section =
    "{ type: 'category', label: 'Extra', link: { type: 'doc', id: 'extra/index' }, items: ['extra/inner'] }";
  replaceIn(site, 'sidebars.ts', /\n {2}\],\n\}/, `\n    ${section},\n  ],\n}`);
  const redirects = "{ from: '/old', to: '/sx-prop' }, { from: '/use', to: '/sx-prop#use' },";
  replaceIn(site, 'redirects.ts', /(= |default )\[/, `$1[${redirects}`);
  replaceIn(
    site,
    'docs/changes.mdx',
    /^### /m,
    '### A change in two paragraphs {/* #2026-11-28-two */}\n\n_November 28, 2026_\n\nThe first paragraph.\n\nThe second links to [sx](/sx-prop).\n\n### ',
  );
  const configFile = 'docusaurus.config.ts';
  replaceIn(site, configFile, '  theme: {},', "  theme: { customCss: './src/css/custom.css' },");
  replaceIn(
    site,
    configFile,
    'contentPolicy: {}',
    "contentPolicy: { 'img-src': ['https://images.example.com'] }",
  );
  replaceIn(site, configFile, /(onBroken(?:Links|Anchors)): '\w+'/g, "$1: 'warn'");
  replaceIn(
    site,
    configFile,
    /^export default .*$/m,
    `${config}\nexport default checkConfig(config, siteDir);`,
  );
  // Names of controls are bold on the pages of tools; words in quotes are only words.
  const toolPage = 'docs/random.mdx';
  if (existsSync(path.join(site.dir, toolPage))) {
    site.write(toolPage, `${site.read(toolPage)}\nOthers call the seed a "lucky number".\n`);
  }
}

/** Creates a copy of the whole site, with its tests, pages, and older versions. */
export function copyWholeSite(): SiteCopy {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-')), 'site');
  const left = ['.git', '.docusaurus', 'build', 'node_modules', 'test-results'];
  cpSync('.', dir, { recursive: true, filter: (file) => !left.includes(file) });
  const copy = openCopy(dir);
  // What small copies have, too.
  copy.write(
    'docs/sx-prop.mdx',
    `${copy.read('docs/sx-prop.mdx')}\n## Use {/* #use */}\n\nText.\n`,
  );
  // Tests and the build need a history.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-m', 'docs: copy');
  return copy;
}
