import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { PageInfo } from '../../src/page-loading/page-view';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

function build(): { succeeded: boolean; output: string; errors: string[] } {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: buildEnvironment,
  });
  return { succeeded: status === 0, output: stdout + stderr, errors: stderr.split('\n') };
}

const append = (file: string, text: string) => site.write(file, site.read(file) + text);
const replace = (file: string, from: string, to: string) =>
  site.write(file, site.read(file).replace(from, to));
const page = (title: string, ...body: string[]) =>
  ['---', `title: ${title}`, `description: The page ${title}.`, '---', '', ...body, ''].join('\n');

test('a build lists all mistakes in the content first, with file, line and fix', () => {
  site.write('docs/_part.mdx', 'Text\n\n[Gone](/gone-part)\n');
  replace(
    'docs/sx-prop.mdx',
    '---\n\n',
    'tags: x\n---\n\nimport Part from "./_part.mdx";\n\n<Part />\n\n',
  );
  append('docs/sx-prop.mdx', '\n[Box](/components/bocks)\n\n## More\n\n![A tree](/img/tree.png)\n');
  replace('docs/components/box.mdx', '<Box>Live</Box>', '<Box>Live');
  append(
    'docs/components/box.mdx',
    '\nText <div>block</div> text.\n\n:::note Title\n\nText\n\n:::\n',
  );
  replace('docs/components/index.mdx', 'title: Components', 'title: Components: all of them');
  site.write('docs/unlisted.mdx', page('Unlisted', '```kobol {9}', 'x', '```'));
  site.write('docs/broken.mdx', page('Broken', 'A brace { in text.'));
  replace(
    'sidebars.ts',
    "'sx-prop',",
    "'sx-prop', { type: 'link', label: 'Gone', href: '/gone' },",
  );
  replace('docs/changes.mdx', '/sx-prop', '/sx-porp');
  site.write('redirects.ts', "export default [{ from: '/old', to: '/sx-prop#gone' }];\n");
  const { succeeded, errors } = build();
  expect(succeeded).toBe(false);
  expect(errors[0]).toMatch(/\d+ mistakes in the content:$/);
  const list = errors.slice(
    1,
    errors.findLastIndex((line) => line.startsWith('[ERROR]')),
  );
  expect(list).toEqual(
    [
      '- sidebars.ts: "Gone": The link to "/gone" doesn\'t match any page.',
      '- docs/_part.mdx:3: The link to "/gone-part" doesn\'t match any page.',
      "- docs/broken.mdx: The page isn't in the side navigation. Add 'broken' to sidebars.ts",
      '- docs/broken.mdx:6: Unexpected end of file in expression',
      '- docs/changes.mdx:13: The link to "/sx-porp" doesn\'t match any page. Did you mean /sx-prop?',
      '- docs/components/box.mdx:9: The live example has a syntax error: Unterminated JSX contents.',
      "- docs/components/box.mdx:12: <div> isn't allowed inside a paragraph.",
      "- docs/components/box.mdx:14: An admonition's title goes in brackets. Write: :::note[Title]",
      '- docs/components/index.mdx:2: The value of "title" has a colon. Put it in quotes:',
      '- docs/sx-prop.mdx:4: This site doesn\'t support "tags" in front matter.',
      '- docs/sx-prop.mdx:15: The link to "/components/bocks" doesn\'t match any page. Did you mean /components/box?',
      '- docs/sx-prop.mdx:17: The heading "More" has no id',
      '- docs/sx-prop.mdx:19: The image "/img/tree.png" doesn\'t exist. Put the file into static/img',
      "- docs/unlisted.mdx: The page isn't in the side navigation. Add 'unlisted' to sidebars.ts",
      '- docs/unlisted.mdx:6: "kobol" can\'t be highlighted. Add it to themeConfig.prism.additionalLanguages',
      '- redirects.ts: The link to "/sx-prop#gone" points to an anchor that doesn\'t exist. The page has:',
    ].map((mistake) => expect.stringContaining(mistake) as string),
  );
});

test.each<[string, () => void, RegExp[]]>([
  [
    'an unknown ID in sidebars.ts',
    () => replace('sidebars.ts', 'components/box', 'components/bocks'),
    [/sidebars\.ts/, /components\/bocks/, /Available document ids are:[\s\S]*components\/box/],
  ],
  [
    'a patch of Docusaurus without a match',
    () => replace('src/docusaurus/patches.ts', 'renderToHtml$/', 'renderToText$/'),
    [
      /patches of Docusaurus didn't match any module: "renderToHtml"/,
      /src\/docusaurus\/patches\.ts/,
    ],
  ],
  [
    'an untested release of Docusaurus',
    () => replace('src/docusaurus/guard.ts', "hash: '4d", "hash: '4e"),
    [
      /core\/lib\/client\/renderToHtml\.js isn't the file/,
      /set its hash in src\/docusaurus\/guard\.ts to 4d/,
    ],
  ],
])('%s stops the build, with the file and a fix', (_name, makeMistake, messages) => {
  makeMistake();
  const { succeeded, output } = build();
  expect(succeeded).toBe(false);
  for (const message of messages) expect(output).toMatch(message);
});

describe('a component imported by a page', () => {
  /** Example files in CONTRIBUTING.md, by path. */
  const exampleFiles = new Map(
    [
      ...readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
        /^```\w+ title="([^"]+)"\n([\s\S]*?)\n```$/gm,
      ),
    ].map(([, file, text]) => [file!, text!]),
  );
  const component = 'src/components/Counter.tsx';

  function addPage(text: string): void {
    site.write(component, text);
    site.write('docs/counting.mdx', page('Counting', exampleFiles.get('docs/counting.mdx')!));
    replace('sidebars.ts', "'sx-prop',", "'sx-prop', 'counting',");
  }

  test('is an island, with HTML and scripts, as described in CONTRIBUTING.md', () => {
    expect([...exampleFiles.keys()]).toEqual(
      expect.arrayContaining([component, 'docs/counting.mdx']),
    );
    addPage(`${exampleFiles.get(component)}\n`);
    const { succeeded, output } = build();
    expect([succeeded, succeeded ? '' : output]).toEqual([true, '']);
    const text = site.read('build/counting.html');
    expect(text).toMatch(/data-island="?Island0"?[^>]*><button[^>]*>Pressed (<!-- -->)?3/);
    const { scripts } = JSON.parse(/id="?page-info"?>(.*?)</.exec(text)![1]!) as PageInfo;
    expect(scripts.length).toBeGreaterThan(2);
    const bodies = scripts.map((script) => site.read(`build${script}`));
    expect(bodies.filter((body) => body.includes('Pressed '))).toHaveLength(1);
  });

  test("stops the build if it imports a module that islands can't use", () => {
    addPage(
      `import Link from '@docusaurus/Link';\n\nexport const Counter = () => <Link to="/sx-prop">sx</Link>;\n`,
    );
    const { succeeded, output } = build();
    expect(succeeded).toBe(false);
    expect(output).toContain(
      `${component} imports @docusaurus/Link, which only works outside of islands`,
    );
  });
});

describe('Markdown features that Docusaurus documents', () => {
  const html = (path: string) => site.read(`build${path}.html`);

  test('work in the HTML and the Markdown copy of a page', () => {
    const withCrlf = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`;
    // The smallest PNG, which Docusaurus inlines as a data URL.
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNiAAAABgADNjd8qAAAAABJRU5ErkJggg==',
      'base64',
    );
    site.write('static/img/dot.png', png);
    site.write('docs/dot.png', png);
    site.write('docs/_part.mdx', '## From a partial {/* #part */}\n\nA part.\n');
    site.write(
      'docs/12-column-grid.mdx',
      withCrlf(
        page(
          'Grid',
          "import Part from './_part.mdx';",
          "import Link from '@docusaurus/Link';",
          '',
          '<details>',
          '<summary>More</summary>',
          '',
          'Inside.',
          '',
          '</details>',
          '',
          ':::warning[In *0.17*]',
          '',
          'Careful.',
          '',
          ':::',
          '',
          '![One](/img/dot.png) ![Two](./dot.png)',
          '',
          '[To a file](./sx-prop.mdx#use) [to the partial](#part) <Link to="/sx-prop">Linked</Link>',
          '',
          "```ts title='theme.ts'",
          '// highlight-next-line',
          'const a = 1;',
          '',
          '// highlight-start',
          '',
          '// highlight-end',
          '```',
          '',
          '<Part />',
          '',
          'Text[^1].',
          '',
          '[^1]: A note.',
        ),
      ),
    );
    replace('sidebars.ts', "'sx-prop',", "'sx-prop', '12-column-grid',");
    const { succeeded, output } = build();
    expect([succeeded, succeeded ? '' : output]).toEqual([true, '']);
    expect(output).not.toMatch(/WARN/);

    const text = html('/12-column-grid');
    expect(text).toMatch(/<details[^>]*>\s*<summary>(<p[^>]*>)?More/);
    expect(text).toMatch(/<aside[^>]*><p[^>]*>In <em>0\.17<\/em>(<\/p>)?<p/);
    expect(text).not.toMatch(/mdxadmonitiontitle/i);
    expect(text.match(/<img[^>]* src="?data:image\/png;base64,/g)).toHaveLength(2);
    expect(text).toMatch(
      /http-equiv="?content-security-policy"? content="[^"]*img-src 'self' data:/i,
    );
    expect(text).toMatch(/href="?\/sx-prop#use"?[^>]*>To a file/);
    expect(text).toMatch(/href="?\/sx-prop"?[^>]*>Linked/);
    expect(text).toMatch(/id="?part"?/);
    expect(text).toContain('theme.ts');
    expect(text).not.toContain('highlight-');
    expect(text.match(/<mark>/g)).toHaveLength(2);
    expect(text).toContain('A note.');

    const copy = site.read('build/12-column-grid.md');
    expect(copy).toContain(
      [
        '# Grid',
        '> The page Grid.',
        '**More**',
        'Inside.',
        '> **In _0.17_**\n>\n> Careful.',
        '![One](/img/dot.png) ![Two](/dot.png)',
        '[To a file](/sx-prop#use) [to the partial](#part) [Linked](/sx-prop)',
        '```ts title="theme.ts"\nconst a = 1;\n\n\n```',
        '## From a partial',
        'A part.',
        'Text[^1].',
        '[^1]: A note.',
      ].join('\n\n'),
    );
    expect(site.read('build/dot.png')).toBe(site.read('docs/dot.png'));
  });
});
