import type { Config } from '@docusaurus/types';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { checkConfig } from '../../src/assembly/docusaurus/check-config';
import { insteadOf } from '../../src/assembly/docusaurus/supported-options';
import { finishPolicies } from '../../src/content/hosting/write-host-files';
import { pagePolicy } from '../../src/content/hosting/content-policy';
import {
  addToSidebar,
  casesOf,
  featureRows,
  pageSource,
  type RowChecks,
} from '../support/documented-features';
import { copySite, runBuild, type CopyBuild, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

jest.mock('../../redirects', () => [
  { from: ['/a', '/b'], to: '/sx-prop' },
  { from: '/c/', to: '/sx-prop?x#use' },
]);

const page = (title: string, ...body: string[]) =>
  pageSource(`title: ${title}\ndescription: The page ${title}.`, ...body);

/** Number of the first line with this text. */
const lineOf = (text: string, part: string) =>
  text.split('\n').findIndex((line) => line.includes(part)) + 1;

let changes = '';

/** Mistakes in pages, sidebars.ts, and redirects.ts. */
function breakContent(site: SiteCopy): void {
  site.write('docs/_part.mdx', 'Text\n\n[Gone](/gone-part)\n');
  site.write(
    'docs/box.mdx',
    page('A box', '```jsx live\n<Box>Live\n```', '\n:::note Title\n\nText\n\n:::'),
  );
  site.write('docs/broken.mdx', page('Broken', 'A brace { in text.'));
  site.write(
    'docs/colon.mdx',
    pageSource('title: Components: all of them\ndescription: The page with a colon.', 'Text'),
  );
  site.write(
    'docs/links.mdx',
    pageSource(
      'title: Links\ndescription: The page Links.\ntags: [a]\nid: x\nsidebar_position: 1\ndisplayed_sidebar: x',
      'import Part from "./_part.mdx";',
      '\n<Part />',
      '\n[Box](/components/bocks)',
      '\n## More',
    ),
  );
  site.write('docs/unlisted.mdx', page('Unlisted', '```kobol {9}', 'x', '```'));
  site.write('docs/encoded.mdx', Buffer.from(`\uFEFF${page('Encoded', 'Text')}`, 'utf16le'));
  addToSidebar(
    site,
    "'box',",
    "'colon',",
    "'encoded',",
    "'links',",
    "{ type: 'link', label: 'Gone', href: '/gone' },",
  );
  site.replace('docs/changes.mdx', '(/sx-prop', '(/sx-porp');
  changes = site.read('docs/changes.mdx');
  site.write('redirects.ts', "export default [{ from: '/old', to: '/sx-prop#gone' }];\n");
}

/** Imports and props in components that would have no effect, or that islands can't use. */
function breakCode(site: SiteCopy): void {
  site.write('src/components/Box.tsx', "import './box.css';\nexport const Box = () => null;\n");
  site.write('src/components/box.css', '.a { color: red; }');
  site.write(
    'src/components/Line.tsx',
    "export const Line = () => <p sx={{ color: 'primary' }}>A line</p>;\n",
  );
  site.write(
    'src/components/Linked.tsx',
    `import Link from '@docusaurus/Link';\n\nexport const Linked = () => <Link to="/sx-prop">sx</Link>;\n`,
  );
  site.write(
    'docs/code.mdx',
    page(
      'Code',
      "import { Box } from '@site/src/components/Box';",
      "import { Line } from '@site/src/components/Line';",
      "import { Linked } from '@site/src/components/Linked';",
      '\n<Box />',
      '\n<Line />',
      '\n<Linked />',
    ),
  );
  addToSidebar(site, "'code',");
}

/** An override that nothing renders. The build only looks for these if everything compiles. */
const overrideLogo = (site: SiteCopy) =>
  site.write('src/theme/Logo/index.tsx', 'export default () => null;\n');

/** Builds a copy with mistakes. */
async function refusalOf(change: (site: SiteCopy) => void): Promise<CopyBuild> {
  const site = copySite();
  try {
    change(site);
    const result = await runBuild(site);
    if (result.succeeded) throw new Error(`The build accepted the mistakes:\n${result.output}`);
    return result;
  } finally {
    site.remove();
  }
}

let content: CopyBuild;
let code: CopyBuild;
let override: CopyBuild;

beforeAll(async () => {
  content = await refusalOf(breakContent);
  code = await refusalOf(breakCode);
  override = await refusalOf(overrideLogo);
});

const expectAll = ({ output }: CopyBuild, ...parts: string[]) => {
  for (const part of parts) expect(output).toContain(part);
};

/** Messages about a configuration, in a site that has these files. */
function messagesOf(config: object, ...files: string[]): string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
  for (const file of ['docs/index.mdx', ...files]) {
    mkdirSync(path.join(dir, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(dir, file), '');
  }
  try {
    checkConfig(config as Config, dir);
    return [];
  } catch (error) {
    return String(error).split('\n- ').slice(1);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

/** Pages with something that their policy blocks. @param customFields of the configuration */
function blockedIn(pages: Record<string, string>, customFields = {}): string[] {
  const documents = Object.entries(pages).map(([route, html]) => ({ route, html }));
  try {
    finishPolicies(documents, customFields);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
}

/** Expected messages of the build, by rejected row of CONTRIBUTING.md. */
const rows: RowChecks = {
  '`trailingSlash: true`, a second locale': () =>
    expect(
      messagesOf({ trailingSlash: true, i18n: { defaultLocale: 'en', locales: ['en', 'fr'] } }),
    ).toEqual(
      expect.arrayContaining([
        expect.stringContaining('trailingSlash must be false'),
        expect.stringContaining('i18n.locales must contain one locale'),
      ]),
    ),
  '`_category_.json`': () =>
    expect(messagesOf({}, 'docs/components/_category_.json')).toContain(
      'docs/components/_category_.json has no effect. Define sections in sidebars.ts.',
    ),
  "a swizzled component that this site doesn't render": () =>
    expectAll(override, "This site doesn't render src/theme/Logo/index.tsx"),
  '`tags`, `id`, `sidebar_position`, `displayed_sidebar`': () =>
    expectAll(
      content,
      'docs/links.mdx:4: Front matter: "tags" isn\'t supported. Use "keywords" for additional search terms',
      'rename the file instead',
      'Set the order of pages in sidebars.ts',
      'the site has only one sidebar',
    ),
  'CSS files and CSS modules in pages and components': () =>
    expectAll(
      code,
      "src/components/Box.tsx imports ./box.css, but pages don't load CSS files.",
      "src/components/Line.tsx:1: <p> has an sx prop, which React doesn't support. Start the file with /** @jsxImportSource theme-ui */",
    ),
  'images, frames, and scripts of other sites': () => {
    const script = '<script async src="https://scripts.example.com/a.js"></script>';
    const frame = '<iframe title="x" src="https://frames.example.com/x"></iframe>';
    const pages = { '/404.html': '<head></head>', '/a': script, '/b': script + frame };
    const contentPolicy = {
      'frame-src': ['https://frames.example.com'],
      'script-src': ['https://scripts.example.com'],
    };
    expect(blockedIn(pages, { contentPolicy })).toEqual([]);
    expect(blockedIn(pages)).toEqual([
      expect.stringMatching(
        /^- \/a and 1 more: The content security policy blocks .* add 'script-src': \['https:\/\/scripts\.example\.com'\] .* also add 'connect-src'/,
      ),
      expect.stringContaining(
        "- /b: The content security policy blocks https://frames.example.com/x. To allow it, add 'frame-src': ['https://frames.example.com']",
      ),
    ]);
  },
  'inline scripts in pages': () => {
    const head = `<head><meta http-equiv="content-security-policy" content="${pagePolicy()}"><script>shared()</script></head>`;
    const pages = { '/404.html': head, '/a': `${head}<script>own()</script>` };
    expect(blockedIn(pages)).toEqual([
      expect.stringContaining(
        '- /a: The content security policy blocks the inline script "own()". Add it to headTags',
      ),
    ]);
  },
};

test.each(casesOf(featureRows('refused'), rows))('%s', (_name, check) => check());

test('plugins and files without effect stop the build, with what to use instead', () => {
  const redirects = '@docusaurus/plugin-client-redirects';
  const plugins = [['@docusaurus/plugin-google-gtag', {}], redirects, [redirects, { id: 'more' }]];
  const found = messagesOf(
    { plugins, themes: ['@docusaurus/theme-mermaid'] },
    ...['src/pages/about.mdx', 'blog/first.md'],
  );
  expect(found).toEqual(
    expect.arrayContaining([
      `The plugin @docusaurus/theme-mermaid isn't supported. ${insteadOf('markdown.mermaid')}.`,
      `The plugin @docusaurus/plugin-google-gtag isn't supported. ${insteadOf('preset.gtag')}.`,
      'The plugin client-redirects is already in use. Add your redirects to redirects.ts.',
      `The folder "blog" has no effect. ${insteadOf('preset.blog')}.`,
      `src/pages/about.mdx isn't built as a page. ${insteadOf('preset.pages')}.`,
    ]),
  );
});

test('links in the configuration need a label and a path with a slash, and files must exist', () => {
  const items = [{ label: 'Relative', to: 'sx-prop' }, { href: 'https://empty.example.com' }];
  const themeConfig = { navbar: { items, logo: { src: 'img/missing.svg' } } };
  const scripts = ['/gone.js', 'https://scripts.example.com/a.js'];
  const missing = (file: string, option: string) =>
    `The file "${file}" in ${option} doesn't exist. Put it in static/.`;
  const found = messagesOf({ themeConfig, favicon: 'img/no-icon.svg', scripts });
  expect(found).toEqual(
    expect.arrayContaining([
      'The link to "sx-prop" in themeConfig needs a slash: to: "/sx-prop".',
      'The link to https://empty.example.com in themeConfig needs a label.',
      missing('img/missing.svg', 'themeConfig'),
      missing('img/no-icon.svg', 'favicon'),
      missing('/gone.js', 'scripts'),
    ]),
  );
  expect(found.join()).not.toContain('scripts.example.com');
});

test('docusaurus.config.ts is checked, and redirects need one path each', () => {
  const load = () => jest.requireActual<object>('../../docusaurus.config');
  expect(load).toThrow('redirects.ts: {"from":["/a","/b"],"to":"/sx-prop"} needs one path');
  expect(load).toThrow('redirects.ts: {"from":"/c/","to":"/sx-prop?x#use"} needs one path');
});

test('a build first lists all mistakes in the content, with file, line, and fix', () => {
  expect(content.errors[0]).toMatch(/\d+ mistakes in the content:$/);
  const list = content.errors.slice(
    1,
    content.errors.findLastIndex((line) => line.startsWith('[ERROR]')),
  );
  expect(list).toEqual(
    [
      '- sidebars.ts: "Gone": The link to "/gone" doesn\'t match any page.',
      '- docs/_part.mdx:3: The link to "/gone-part" doesn\'t match any page.',
      '- docs/box.mdx:7: The live example has a syntax error: ',
      "- docs/box.mdx:10: An admonition's title goes in brackets. Write: :::note[Title]",
      "- docs/broken.mdx: The page isn't in the side navigation. Add 'broken' to sidebars.ts",
      '- docs/broken.mdx:6: Unexpected end of file: braces contain JavaScript, and this one is never closed. Write "\\{"',
      `- docs/changes.mdx:${lineOf(changes, '/sx-porp')}: The link to "/sx-porp" doesn't match any page. Did you mean /sx-prop?`,
      `- docs/colon.mdx:2: Front matter: YAML can't read "title". Put the value in quotes: title: 'Components: all of them'`,
      "- docs/encoded.mdx: The file isn't encoded in UTF-8. Save it as UTF-8.",
      '- docs/links.mdx:4: Front matter: "tags" isn\'t supported.',
      '- docs/links.mdx:5: ',
      '- docs/links.mdx:6: ',
      '- docs/links.mdx:7: ',
      '- docs/links.mdx:14: The link to "/components/bocks" doesn\'t match any page. Did you mean /components/box',
      '- docs/links.mdx:16: The heading "More" has no id',
      "- docs/unlisted.mdx: The page isn't in the side navigation. Add 'unlisted' to sidebars.ts",
      '- docs/unlisted.mdx:6: "kobol" can\'t be highlighted. Add it to themeConfig.prism.additionalLanguages',
      '- redirects.ts: The link to "/sx-prop#gone" points to an anchor that doesn\'t exist. The page has:',
    ].map((mistake) => expect.stringContaining(mistake) as string),
  );
});

test("a page's component can't import modules that only work outside of islands", () =>
  expectAll(
    code,
    'src/components/Linked.tsx imports @docusaurus/Link, which works only outside of islands',
  ));
