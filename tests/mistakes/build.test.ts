import { spawnSync } from 'node:child_process';
import { buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(120_000);

let site: SiteCopy;
beforeEach(() => {
  site = copySite();
});
afterEach(() => site.remove());

function build(): { succeeded: boolean; output: string } {
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: buildEnvironment,
  });
  return { succeeded: status === 0, output: stdout + stderr };
}

const append = (file: string, text: string) => site.write(file, site.read(file) + text);
const replace = (file: string, from: string, to: string) =>
  site.write(file, site.read(file).replace(from, to));

test('the copy itself builds', () => {
  const { succeeded, output } = build();
  expect([succeeded, succeeded ? '' : output]).toEqual([true, '']);
});

test.each<[string, () => void, RegExp[]]>([
  [
    'an unknown id in sidebars.ts',
    () => replace('sidebars.ts', 'components/box', 'components/bocks'),
    [/sidebars\.ts/, /components\/bocks/, /Available document ids are:[\s\S]*components\/box/],
  ],
  [
    'a page listed nowhere',
    () => replace('sidebars.ts', "items: ['components/box']", 'items: []'),
    [/docs\/components\/box\.mdx is listed nowhere/, /Add 'components\/box' to sidebars\.ts/],
  ],
  [
    'an unknown front-matter key',
    () => replace('docs/sx-prop.mdx', 'title:', 'tags: x\ntitle:'),
    [/docs\/sx-prop\.mdx/, /unknown key "tags"; the known keys are title/],
  ],
  [
    'a missing description',
    () => replace('docs/sx-prop.mdx', 'description:', 'sidebar_label:'),
    [/docs\/sx-prop\.mdx/, /missing "description"; add a line/],
  ],
  [
    'a duplicate slug',
    () => replace('docs/components/box.mdx', 'title:', 'slug: /sx-prop\ntitle:'),
    [/docs\/sx-prop\.mdx/, /docs\/components\/box\.mdx/, /Give one of them another "slug"/],
  ],
  [
    'a broken link',
    () => append('docs/sx-prop.mdx', '\n[Box](/components/bocks)\n'),
    [/docs\/sx-prop\.mdx/, /leads to no page\. Did you mean \/components\/box\?/],
  ],
  [
    'a broken anchor',
    () => append('docs/components/box.mdx', '\n[Use](/sx-prop#usage)\n'),
    [/docs\/components\/box\.mdx/, /names an anchor that is not there\. The page has: use\./],
  ],
  [
    'a missing image',
    () => append('docs/sx-prop.mdx', '\n![A tree](/img/tree.png)\n'),
    [/docs\/sx-prop\.mdx/, /tree\.png/, /Put the file into static|couldn't be resolved/],
  ],
  [
    'a <div> inside a <p>',
    () => append('docs/sx-prop.mdx', '\nText <div>block</div> text.\n'),
    [/docs\/sx-prop\.mdx/, /<div> stands inside a paragraph/, /lines of its own|use <span>/],
  ],
  [
    'a heading without an id',
    () => append('docs/sx-prop.mdx', '\n## More\n'),
    [/docs\/sx-prop\.mdx:\d+: the heading "More" has no id/, /Write: More \{\/\* #/],
  ],
  [
    'an unknown fence language',
    () => append('docs/sx-prop.mdx', '\n```kobol\nx\n```\n'),
    [/docs\/sx-prop\.mdx/, /"kobol" is no language that can be highlighted\. Use one of:/],
  ],
  [
    'a change with a broken link',
    () => replace('changes.ts', '/sx-prop', '/sx-porp'),
    [/changes\.ts, entry 1 \(2026-11-22-sx\): The link to "\/sx-porp" leads to no page/],
  ],
  [
    'a change with a date that is none',
    () => replace('changes.ts', '2026-11-22', '2026-11-31'),
    [/changes\.ts, entry 1 \(2026-11-31-sx\): "2026-11-31" is no day of the calendar\. Write/],
  ],
  [
    'a patch of Docusaurus that matches nothing',
    () => replace('src/plugins/docusaurus-patches/index.ts', 'infima[', 'infirma['),
    [/Patches of Docusaurus matched nothing: "infima"/, /docusaurus-patches\/index\.ts/],
  ],
  [
    'another release of Docusaurus than the tested one',
    () =>
      replace(
        'src/plugins/docusaurus-patches/guard.ts',
        "testedVersion = '3",
        "testedVersion = '4",
      ),
    [/tested with Docusaurus 4\.10\.2, but 3\.10\.2 is installed/, /set testedVersion in/],
  ],
])('%s stops the build and names file and remedy', (_name, makeMistake, messages) => {
  makeMistake();
  const { succeeded, output } = build();
  expect(succeeded).toBe(false);
  for (const message of messages) expect(output).toMatch(message);
});
