import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../src/page-loading/page-data';
import type { SearchData } from '../../src/search/data';
import { generalCard } from '../../src/social-cards/cards';
import type { VersionsFile } from '../../src/versions/version-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { elementsOf, type PageElement } from '../support/dom';
import { weightBeforeIntent } from '../support/page-weight';
import { addPackages, buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

/** GROW_PAGES=1000 says what a larger site would cost. */
const added = Number(process.env.GROW_PAGES ?? 150);
const sections = 3;
const pagesPerSection = added / sections;

const usage = path.resolve('tests/support/print-usage.cjs');
const small = copySite();
const large = copySite();
const old = copySite();
afterAll(() => {
  for (const site of [small, large, old]) site.remove();
});

/** Names of ten older versions, the newest first. */
const olderNames = Array.from({ length: 10 }, (_, index) => `0.${16 - index}`);

/** Says what older versions describe. */
function describeVersions(site: SiteCopy, names: string[]): void {
  const dates = { released: '2023-06', lastRelease: '2024-03', frozen: '2026-11-23' };
  const list = JSON.parse(site.read('version-list.json')) as object;
  const older = names.map((name) => ({ name, release: `${name}.1`, ...dates }));
  site.write('version-list.json', JSON.stringify({ ...list, older, elsewhere: [] }));
  site.write('versions.json', JSON.stringify(names));
  addPackages(site, names);
}

const olderPages = ['sx-prop.mdx', 'components/index.mdx'];

/** Adds ten older versions of two pages. */
function age(site: SiteCopy): void {
  describeVersions(site, olderNames);
  for (const name of olderNames) {
    for (const page of olderPages) {
      site.write(`versioned_docs/version-${name}/${page}`, site.read(`docs/${page}`));
    }
    site.write(
      `versioned_sidebars/version-${name}-sidebars.json`,
      JSON.stringify({ docs: ['sx-prop', 'components/index'] }),
    );
  }
}

/** Adds pages in sections of their own, and keeps the pages that were there as an older version too. */
function grow(site: SiteCopy): void {
  cpSync(path.join(site.dir, 'docs'), path.join(site.dir, 'versioned_docs/version-0.1'), {
    recursive: true,
  });
  const sidebars = site.read('sidebars.ts');
  const list = /\[[\s\S]*\]/.exec(sidebars)![0];
  site.write(
    'versioned_sidebars/version-0.1-sidebars.json',
    JSON.stringify({ docs: new Function(`return ${list}`)() as unknown }),
  );
  describeVersions(site, ['0.1']);
  const page = (id: string, title: string) =>
    site.write(
      `docs/${id}.mdx`,
      `---\ntitle: ${title}\ndescription: What the page ${title} says.\n---\n\n` +
        `## Use {/* #use */}\n\nText of ${title}. See [Box](/components/box).\n`,
    );
  const categories = Array.from({ length: sections }, (_, section) => {
    const items = Array.from({ length: pagesPerSection }, (_, index) => {
      const id = `part-${section}/page-${section}-${index}`;
      page(id, `Page ${section} ${index}`);
      return id;
    });
    const id = `part-${section}/index`;
    page(id, `Part ${section}`);
    return { type: 'category', label: `Part ${section}`, link: { type: 'doc', id }, items };
  });
  const grown = list.replace(/\]$/, `${categories.map((item) => JSON.stringify(item)).join()}]`);
  site.write('sidebars.ts', sidebars.replace(list, grown));
}

/** Adds a plugin with a page of its own, and a page that links to it. */
function addGeneratedPage(site: SiteCopy): void {
  site.write(
    'src/made/plugin.ts',
    `import type { GeneratedPages } from '../pages/pages';
const made = { path: '/made', title: 'Made', description: 'A page without a file.' };
const page = { ...made, source: 'src/Made.tsx', text: '## Part {/* #part */}\\n\\nText.' };
export default () => ({
  name: 'made',
  loadContent: (): GeneratedPages => ({ generatedPages: [page] }),
  contentLoaded: ({ actions }) =>
    actions.addRoute({ path: '/made', component: '@site/src/Made.tsx', exact: true }),
});
`,
  );
  site.write('src/Made.tsx', 'export default function Made() { return <h1>Made</h1>; }\n');
  site.write(
    'docusaurus.config.ts',
    site.read('docusaurus.config.ts').replace('plugins: [', "plugins: ['./src/made/plugin.ts',"),
  );
  site.write(
    'docs/components/index.mdx',
    `${site.read('docs/components/index.mdx')}\nSee [Made](/made#part).\n`,
  );
}

/** Builds a copy; says how much time and memory that took at most. */
function build(site: SiteCopy): void {
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: { ...buildEnvironment, NODE_OPTIONS: `--require ${usage}` },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  // Those of the commands around it are smaller.
  const [mebibytes, seconds] = [...stderr.matchAll(/^used (\d+) MiB, ([\d.]+) s/gm)]
    .map(([, ...figures]) => figures.map(Number))
    .sort(([a], [b]) => b! - a!)[0]!;
  const pages = site === large ? added : 0;
  const versions = site === large ? 1 : site === old ? olderNames.length : 0;
  process.stdout.write(
    `Build with ${pages} pages and ${versions} versions more: ${mebibytes} MiB, ` +
      `${seconds} s of processor time, ${Math.round((Date.now() - start) / 1000)} s in all\n`,
  );
}

const html = (site: SiteCopy, page: string) => site.read(`build/${page}.html`);

const bytesBeforeIntent = (site: SiteCopy, page: string) =>
  weightBeforeIntent(page, path.join(site.dir, 'build'));

/** Bytes of the scripts that all pages with islands load. */
function sharedScripts(site: SiteCopy): number {
  const folder = path.join(site.dir, 'build/assets/js');
  const shared = readdirSync(folder).filter((file) => /^(main|runtime~main)\.\w+\.js$/.test(file));
  expect(shared).toHaveLength(2);
  return shared
    .map((file) => compressedSize(readFileSync(path.join(folder, file), 'utf8')))
    .reduce((sum, size) => sum + size, 0);
}

const linksIn = (elements: PageElement[], ancestor: string) =>
  elements.filter(({ tag, ancestors }) => tag === 'a' && ancestors.includes(ancestor));

beforeAll(() => {
  grow(large);
  addGeneratedPage(large);
  age(old);
  for (const site of [small, large, old]) build(site);
});

/** Pages of a few words: what they weigh is the shell. */
test.each([
  ['sx-prop', 18],
  ['components/box', 18.5],
])('%s, a page of a few words, weighs at most %d KiB before intent', (page, limit) => {
  const weight = bytesBeforeIntent(small, page) / kibibyte;
  process.stdout.write(`${page} weighs ${weight.toFixed(2)} KiB before intent\n`);
  expect(weight).toBeLessThanOrEqual(limit);
});

test('the search button takes at most half a KiB of a page, structured data 0.4 KiB', () => {
  const page = html(small, 'components/box');
  const without = (part: RegExp) => {
    const rest = page.replace(part, '');
    expect(rest.length).toBeLessThan(page.length);
    return compressedSize(page) - compressedSize(rest);
  };
  expect(without(/<button[^>]*data-search=[^]*?<\/button>/)).toBeLessThan(kibibyte / 2);
  const data = without(/<script[^>]*application\/ld\+json[^]*?<\/script>/);
  expect(data).toBeLessThanOrEqual(0.4 * kibibyte);
});

test('a page fetches at most 5 % more before intent when others and a version are added', () => {
  const before = bytesBeforeIntent(small, 'components/box');
  expect(before).toBeGreaterThan(3000);
  expect(bytesBeforeIntent(large, 'components/box')).toBeLessThanOrEqual(before * 1.05);
});

test('a menu of ten versions costs a page at most 0.3 KiB before intent', () => {
  const more = (page: string) => bytesBeforeIntent(old, page) - bytesBeforeIntent(small, page);
  const page = elementsOf(html(old, 'components/box'));
  const links = page.filter(({ attributes }) => attributes['data-versions'] !== undefined);
  expect(links.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Version 0.17',
    'Version 0.17',
  ]);
  for (const name of ['components/box', 'sx-prop', 'index']) {
    process.stdout.write(`Ten versions add ${more(name)} bytes to ${name}\n`);
    expect(more(name)).toBeGreaterThan(0);
    expect(more(name)).toBeLessThanOrEqual(0.3 * 1024);
  }
  const { versions } = JSON.parse(old.read('build/versions.json')) as VersionsFile;
  expect(versions.map(({ name }) => name)).toEqual(['0.17', ...olderNames]);
});

test('the scripts hold nothing of pages that have no islands', () => {
  const folder = path.join(large.dir, 'build/assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  const naming = scripts.filter((file) =>
    /Page 0 7|What the page|\/part-0\/page-0-7/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(naming).toEqual([]);
  for (const site of [large, old]) {
    const more = sharedScripts(site) - sharedScripts(small);
    process.stdout.write(`Scripts that pages share grow by ${more} bytes\n`);
    expect(more).toBeLessThan(kibibyte);
  }
});

test('a page holds the links of its own section, and no other; each list is a file', () => {
  const elements = elementsOf(html(large, 'part-1/page-1-25'));
  const navigation = linksIn(elements, 'nav');
  const own = navigation.filter(({ attributes }) => attributes.href!.startsWith('/part-1/page-'));
  // The section's pages, and those before and after this one once more.
  expect(own.length).toBe(pagesPerSection + 2);
  expect(navigation.filter(({ attributes }) => /^\/part-0\/page/.test(attributes.href!))).toEqual(
    [],
  );
  expect(JSON.parse(large.read('build/navigation/part-1.json'))).toHaveLength(pagesPerSection);
});

test('a page of an older version has data, a Markdown copy, and navigation of that version', () => {
  const { result } = JSON.parse(
    large.read('build/page-data/0.1/components/box/page-data.json'),
  ) as Required<PageData>;
  expect(result).toMatchObject({
    title: 'Box',
    section: { title: 'Components', path: '/0.1/components' },
    previous: { path: '/0.1/components' },
  });
  expect(result.editUrl).toMatch(/\/versioned_docs\/version-0\.1\/components\/box\.mdx$/);
  expect(existsSync(path.join(large.dir, 'build/0.1/components/box.md'))).toBe(true);
  // Who asks for all pages at once wants the current ones.
  for (const file of ['build/llms.txt', 'build/llms-full.txt']) {
    expect(large.read(file)).toContain('/components/box');
    expect(large.read(file)).not.toContain('/0.1/');
  }
  const navigation = linksIn(elementsOf(html(large, '0.1/components/box')), 'nav').filter(
    // The list of all versions stands above it.
    ({ attributes }) =>
      !attributes.href!.startsWith('#') && attributes['data-versions'] === undefined,
  );
  expect(navigation.length).toBeGreaterThan(3);
  for (const { attributes } of navigation) expect(attributes.href).toMatch(/^\/0\.1\//);
  expect(large.read('build/navigation/0.1-components.json')).toContain('/0.1/components/box');
  const home = linksIn(elementsOf(html(large, '0.1')), 'main');
  expect(home.map(({ attributes }) => attributes.href)).toContain('/0.1/sx-prop#use');
});

test('a page searches its own version', () => {
  const filesOf = (page: string) =>
    elementsOf(html(large, page)).flatMap(({ attributes }) => attributes['data-search-data'] ?? []);
  const [current, ...others] = filesOf('components/box');
  const [older] = filesOf('0.1/components/box');
  expect(others).toEqual([]);
  expect(older).not.toBe(current);
  const searched = [current, older].map(
    (file) => JSON.parse(large.read(`build${file}`)) as SearchData,
  );
  expect(searched.map(({ base }) => base)).toEqual(['', '/0.1']);
  const [newer, old] = searched.map(({ pages }) => pages.map(({ path }) => path));
  expect(newer).toEqual(
    expect.arrayContaining(['/', '/components/box', '/part-0/page-0-7', '/made']),
  );
  expect(old).toEqual(expect.arrayContaining(['/', '/components/box']));
  expect(old).not.toContain('/part-0/page-0-7');
});

test('a page that a plugin makes has data, a Markdown copy, a place in the sitemap, and checked links', () => {
  const { result } = JSON.parse(
    large.read('build/page-data/made/page-data.json'),
  ) as Required<PageData>;
  expect(result).toMatchObject({
    title: 'Made',
    description: 'A page without a file.',
    headings: [{ id: 'part', level: 2, text: 'Part' }],
  });
  expect(result.editUrl).toMatch(/\/src\/Made\.tsx$/);
  expect(large.read('build/made.md')).toMatch(/^# Made\n\n> A page without a file\.\n\n## Part/);
  expect(large.read('build/sitemap.xml')).toContain('/made</loc>');
  const links = linksIn(elementsOf(html(large, 'components')), 'main');
  expect(links.map(({ attributes }) => attributes.href)).toContain('/made#part');
});

test('without social cards, pages name the general card', () => {
  expect(existsSync(path.join(large.dir, 'build/cards'))).toBe(false);
  for (const page of ['index', 'components/box', '0.1/components/box']) {
    const images = elementsOf(html(large, page)).filter(
      ({ attributes }) => attributes.property === 'og:image',
    );
    expect(images.map(({ attributes }) => new URL(attributes.content!).pathname)).toEqual([
      generalCard.path,
    ]);
  }
});
