import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '../../src/page-loading/page-data';
import type { SearchData } from '../../src/search/data';
import { fallbackCard } from '../../src/social-cards/cards';
import type { VersionsFile } from '../../src/versions/version-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { elementsOf, type PageElement } from '../support/dom';
import { keepFewPages } from '../support/few-pages';
import { weightBeforeIntent } from '../support/page-weight';
import { addPackages, buildEnvironment, copySite, type SiteCopy } from '../support/site-copy';

jest.setTimeout(900_000);

/** Set GROW_PAGES=1000 to measure a larger site. */
const addedPages = Number(process.env.GROW_PAGES ?? 150);
const addedSections = 3;
const pagesPerSection = addedPages / addedSections;

const usageScript = path.resolve('tests/support/print-usage.cjs');
const small = copySite();
/** With more pages and an older version. */
const large = copySite();
/** With ten older versions. */
const versioned = copySite();
afterAll(() => {
  for (const site of [small, large, versioned]) site.remove();
});

/** Names of ten older versions, newest first. */
const olderNames = Array.from({ length: 10 }, (_, index) => `0.${16 - index}`);

/** Writes version-list.json and versions.json, and adds packages for the versions. */
function writeVersionLists(site: SiteCopy, names: string[]): void {
  const dates = { released: '2023-06', lastRelease: '2024-03', frozen: '2026-11-23' };
  const list = JSON.parse(site.read('version-list.json')) as object;
  const older = names.map((name) => ({ name, release: `${name}.1`, ...dates }));
  site.write('version-list.json', JSON.stringify({ ...list, older, elsewhere: [] }));
  site.write('versions.json', JSON.stringify(names));
  addPackages(site, names);
}

const versionedPages = ['sx-prop.mdx', 'components/index.mdx'];

/** Adds ten older versions with two pages each. */
function addOlderVersions(site: SiteCopy): void {
  writeVersionLists(site, olderNames);
  for (const name of olderNames) {
    for (const page of versionedPages) {
      site.write(`versioned_docs/version-${name}/${page}`, site.read(`docs/${page}`));
    }
    site.write(
      `versioned_sidebars/version-${name}-sidebars.json`,
      JSON.stringify({ docs: ['sx-prop', 'components/index'] }),
    );
  }
}

/** Adds sections with pages, and an older version with the original pages. */
function addPages(site: SiteCopy): void {
  cpSync(path.join(site.dir, 'docs'), path.join(site.dir, 'versioned_docs/version-0.1'), {
    recursive: true,
  });
  const sidebars = site.read('sidebars.ts');
  const list = /\[[\s\S]*\]/.exec(sidebars)![0];
  site.write(
    'versioned_sidebars/version-0.1-sidebars.json',
    JSON.stringify({ docs: new Function(`return ${list}`)() as unknown }),
  );
  writeVersionLists(site, ['0.1']);
  const writePage = (id: string, title: string) =>
    site.write(
      `docs/${id}.mdx`,
      `---\ntitle: ${title}\ndescription: What the page ${title} says.\n---\n\n` +
        `## Use {/* #use */}\n\nText of ${title}. See [Box](/components/box).\n`,
    );
  const categories = Array.from({ length: addedSections }, (_, section) => {
    const items = Array.from({ length: pagesPerSection }, (_, index) => {
      const id = `part-${section}/page-${section}-${index}`;
      writePage(id, `Page ${section} ${index}`);
      return id;
    });
    const id = `part-${section}/index`;
    writePage(id, `Part ${section}`);
    return { type: 'category', label: `Part ${section}`, link: { type: 'doc', id }, items };
  });
  const newList = list.replace(/\]$/, `${categories.map((item) => JSON.stringify(item)).join()}]`);
  site.write('sidebars.ts', sidebars.replace(list, newList));
}

/** Adds a plugin that generates a page, and a link to that page. */
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

/** Builds a copy, and prints its time and memory. */
function build(site: SiteCopy): void {
  const start = Date.now();
  const { status, stdout, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: site.dir,
    encoding: 'utf8',
    env: { ...buildEnvironment, NODE_OPTIONS: `--require ${usageScript}` },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  // The process with the most memory is the build; the others are wrappers such as npx.
  const [mebibytes, seconds] = [...stderr.matchAll(/^used (\d+) MiB, ([\d.]+) s/gm)]
    .map(([, ...figures]) => figures.map(Number))
    .sort(([a], [b]) => b! - a!)[0]!;
  const pages = site === large ? addedPages : 0;
  const versions = site === large ? 1 : site === versioned ? olderNames.length : 0;
  process.stdout.write(
    `Build with ${pages} more pages and ${versions} more versions: ${mebibytes} MiB, ` +
      `${seconds} s of CPU time, ${Math.round((Date.now() - start) / 1000)} s in total\n`,
  );
}

const html = (site: SiteCopy, page: string) => site.read(`build/${page}.html`);

const bytesBeforeIntent = (site: SiteCopy, page: string) =>
  weightBeforeIntent(page, path.join(site.dir, 'build'));

/** Compressed size of the scripts that all pages with islands load, in bytes. */
function sharedScriptSize(site: SiteCopy): number {
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
  for (const site of [small, large, versioned]) keepFewPages(site);
  addPages(large);
  addGeneratedPage(large);
  addOlderVersions(versioned);
  for (const site of [small, large, versioned]) build(site);
});

// These pages have only a few words, so this is mostly the size of the shell.
test.each([
  ['sx-prop', 18],
  ['components/box', 18.5],
])('%s, a page with a few words, fetches at most %d KiB before user intent', (page, limit) => {
  const weight = bytesBeforeIntent(small, page) / kibibyte;
  process.stdout.write(`${page} weighs ${weight.toFixed(2)} KiB before intent\n`);
  expect(weight).toBeLessThanOrEqual(limit);
});

test('the search button adds less than 0.5 KiB to a page, structured data at most 0.4 KiB', () => {
  const page = html(small, 'components/box');
  const sizeOf = (part: RegExp) => {
    const withoutPart = page.replace(part, '');
    expect(withoutPart.length).toBeLessThan(page.length);
    return compressedSize(page) - compressedSize(withoutPart);
  };
  expect(sizeOf(/<button[^>]*data-search=[^]*?<\/button>/)).toBeLessThan(kibibyte / 2);
  const data = sizeOf(/<script[^>]*application\/ld\+json[^]*?<\/script>/);
  expect(data).toBeLessThanOrEqual(0.4 * kibibyte);
});

test('adding pages and a version increases what a page fetches before user intent by at most 5%', () => {
  const before = bytesBeforeIntent(small, 'components/box');
  expect(before).toBeGreaterThan(3000);
  expect(bytesBeforeIntent(large, 'components/box')).toBeLessThanOrEqual(before * 1.05);
});

test('a menu with ten versions adds at most 0.3 KiB to what a page fetches before user intent', () => {
  const addedBytes = (page: string) =>
    bytesBeforeIntent(versioned, page) - bytesBeforeIntent(small, page);
  const page = elementsOf(html(versioned, 'components/box'));
  const links = page.filter(({ attributes }) => attributes['data-versions'] !== undefined);
  expect(links.map(({ attributes }) => attributes['aria-label'])).toEqual([
    'Version 0.17',
    'Version 0.17',
  ]);
  for (const name of ['components/box', 'sx-prop', 'index']) {
    process.stdout.write(`Ten versions add ${addedBytes(name)} bytes to ${name}\n`);
    expect(addedBytes(name)).toBeGreaterThan(0);
    expect(addedBytes(name)).toBeLessThanOrEqual(0.3 * 1024);
  }
  const { versions } = JSON.parse(versioned.read('build/versions.json')) as VersionsFile;
  expect(versions.map(({ name }) => name)).toEqual(['0.17', ...olderNames]);
});

test('scripts contain no data of pages without islands', () => {
  const folder = path.join(large.dir, 'build/assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  const matching = scripts.filter((file) =>
    /Page 0 7|What the page|\/part-0\/page-0-7/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(matching).toEqual([]);
  for (const site of [large, versioned]) {
    const addedSize = sharedScriptSize(site) - sharedScriptSize(small);
    process.stdout.write(`Shared scripts grow by ${addedSize} bytes\n`);
    expect(addedSize).toBeLessThan(kibibyte);
  }
});

test('the sidebar of a page only contains the links of its section; other sections are JSON files', () => {
  const elements = elementsOf(html(large, 'part-1/page-1-25'));
  const navigation = linksIn(elements, 'nav');
  const sectionLinks = navigation.filter(({ attributes }) =>
    attributes.href!.startsWith('/part-1/page-'),
  );
  // The pages of the section, and the Previous and Next links.
  expect(sectionLinks.length).toBe(pagesPerSection + 2);
  expect(navigation.filter(({ attributes }) => /^\/part-0\/page/.test(attributes.href!))).toEqual(
    [],
  );
  expect(JSON.parse(large.read('build/navigation/part-1.json'))).toHaveLength(pagesPerSection);
});

test('a page of an older version has page data, a Markdown copy, and links to that version', () => {
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
  // The files with all pages only contain the current version.
  for (const file of ['build/llms.txt', 'build/llms-full.txt']) {
    expect(large.read(file)).toContain('/components/box');
    expect(large.read(file)).not.toContain('/0.1/');
  }
  const navigation = linksIn(elementsOf(html(large, '0.1/components/box')), 'nav').filter(
    // Without the version menu, which links to all versions.
    ({ attributes }) =>
      !attributes.href!.startsWith('#') && attributes['data-versions'] === undefined,
  );
  expect(navigation.length).toBeGreaterThan(3);
  for (const { attributes } of navigation) expect(attributes.href).toMatch(/^\/0\.1\//);
  expect(large.read('build/navigation/0.1-components.json')).toContain('/0.1/components/box');
  const home = linksIn(elementsOf(html(large, '0.1')), 'main');
  expect(home.map(({ attributes }) => attributes.href)).toContain('/0.1/sx-prop#use');
});

test('the search of a page uses the index of its version', () => {
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

test('a generated page has page data and a Markdown copy, is in the sitemap, and can be linked to', () => {
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

test('without social cards, pages link to the fallback card', () => {
  expect(existsSync(path.join(large.dir, 'build/cards'))).toBe(false);
  for (const page of ['index', 'components/box', '0.1/components/box']) {
    const images = elementsOf(html(large, page)).filter(
      ({ attributes }) => attributes.property === 'og:image',
    );
    expect(images.map(({ attributes }) => new URL(attributes.content!).pathname)).toEqual([
      fallbackCard.path,
    ]);
  }
});
