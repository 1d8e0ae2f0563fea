import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentVersion } from '../../src/content/versions/list';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { addToSidebar, pageSource } from '../support/documented-features';
import { elementsOf } from '../support/dom';
import { keepFewPages } from '../support/few-pages';
import { weightBeforeIntent } from '../support/page-weight';
import { addPackages, buildCopy, copySite, type SiteCopy } from '../support/site-copy';
import { copyRepository } from '../support/site-repository';

jest.setTimeout(900_000);

/** Set GROW_PAGES=1000 to measure a larger site. */
const addedPages = Number(process.env.GROW_PAGES ?? 150);
const addedSections = 3;
const pagesPerSection = addedPages / addedSections;

const usageScript = path.resolve('tests/pages/print-usage.cjs');
const small = copySite();
/** Built in another folder, where the small copy was built before. */
const moved = copySite('Ünï códe (1)');
/** With more pages and eleven older versions. */
const large = copyRepository();
afterAll(() => {
  for (const site of [small, moved, large]) site.remove();
});

/** Version that is cut from the pages of the copy. */
const cutVersion = currentVersion.name;

/** Names of ten other older versions, newest first. */
const olderNames = Array.from({ length: 10 }, (_, index) => `0.${16 - index}`);

/** Cuts the current version, as a maintainer does before a release, and goes on writing. */
function cutCurrentVersion(): void {
  large.commit();
  const { status, text } = large.version('cut', cutVersion, '--skip-tests');
  if (status !== 0) throw new Error(text);
  large.write(
    'docs/sx-prop.mdx',
    `${large.read('docs/sx-prop.mdx')}\n## New {/* #new */}\n\nText.\n`,
  );
}

const versionedPages = ['sx-prop.mdx', 'components/index.mdx'];

/** Adds ten older versions with two pages each. */
function addOlderVersions(site: SiteCopy): void {
  const dates = { released: '2023-06', lastRelease: '2024-03', frozen: '2026-11-23' };
  const list = JSON.parse(site.read('version-list.json')) as { older: object[] };
  list.older.push(...olderNames.map((name) => ({ name, release: `${name}.1`, ...dates })));
  site.write('version-list.json', JSON.stringify(list));
  site.write('versions.json', JSON.stringify([cutVersion, ...olderNames]));
  for (const name of olderNames) {
    for (const page of versionedPages) {
      site.write(`versioned_docs/version-${name}/${page}`, site.read(`docs/${page}`));
    }
    site.write(
      `versioned_sidebars/version-${name}-sidebars.json`,
      JSON.stringify({ docs: versionedPages.map((page) => page.replace('.mdx', '')) }),
    );
  }
  addPackages(site, [cutVersion, ...olderNames]);
}

/** Adds sections with pages. */
function addPages(site: SiteCopy): void {
  const writePage = (id: string, title: string) =>
    site.write(
      `docs/${id}.mdx`,
      pageSource(
        `title: ${title}\ndescription: What the page ${title} says.`,
        `## Use {/* #use */}\n\nText of ${title}. See [Box](/components/box).`,
      ),
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
  addToSidebar(site, ...categories.map((category) => `${JSON.stringify(category)},`));
}

/** Builds a copy, and prints its time and memory. */
async function build(
  name: string,
  site: SiteCopy,
  cards: 'on' | 'off',
  zone = 'UTC',
): Promise<void> {
  const start = Date.now();
  const output = await buildCopy(site, {
    NODE_OPTIONS: `--require ${usageScript}`,
    SOCIAL_CARDS: cards,
    TZ: zone,
  });
  expect(output).not.toContain('WARN');
  // The process with the most memory is the build; the others are wrappers such as npx.
  const [mebibytes, seconds] = [...output.matchAll(/^used (\d+) MiB, ([\d.]+) s/gm)]
    .map(([, ...figures]) => figures.map(Number))
    .sort(([a], [b]) => b! - a!)[0]!;
  process.stdout.write(
    `Build of the ${name} copy: ${mebibytes} MiB, ${seconds} s of CPU time, ` +
      `${Math.round((Date.now() - start) / 1000)} s in total\n`,
  );
}

/** Hash of each file of a build, by path. */
function hashesOf(site: SiteCopy): Record<string, string> {
  const files = readdirSync(path.join(site.dir, 'build'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      path.relative(site.dir, file),
      createHash('sha256').update(readFileSync(file)).digest('hex'),
    ]),
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

beforeAll(async () => {
  for (const site of [small, moved, large]) keepFewPages(site);
  await build('small', small, 'on');
  // As when a folder is moved, or when CI restores its cache.
  for (const folder of ['.docusaurus', 'build']) {
    cpSync(path.join(small.dir, folder), path.join(moved.dir, folder), { recursive: true });
  }
  await build('moved', moved, 'on', 'Pacific/Auckland');
  cutCurrentVersion();
  addOlderVersions(large);
  addPages(large);
  await build('large', large, 'off');
});

test('a build in another folder, after another build, writes identical files', () => {
  const hashes = hashesOf(small);
  // Pages, Markdown copies, page data, social cards, and what all pages share.
  const ofPage = [
    'sx-prop.html',
    'sx-prop.md',
    'page-data/sx-prop/page-data.json',
    'cards/sx-prop.png',
  ];
  const shared = [
    'sw.js',
    'offline-files.json',
    'search.html',
    'llms-full.txt',
    '_headers',
    'nginx.conf',
  ];
  expect(Object.keys(hashes)).toEqual(
    expect.arrayContaining([...ofPage, ...shared].map((file) => `build/${file}`)),
  );
  expect(hashesOf(moved)).toEqual(hashes);
});

test('the first build of a copy writes cache headers for social cards', () => {
  expect(existsSync(path.join(small.dir, 'build/cards/sx-prop.png'))).toBe(true);
  expect(small.read('build/_headers')).toContain('\n/cards/*\n');
  expect(small.read('build/vercel.json')).toContain('"/cards/');
});

/** About what a server sends in two round trips, with TCP's usual initial window: 10 and 20 packets of 1,460 bytes. */
const TWO_ROUND_TRIPS = 43 * kibibyte;

// These pages have only a few words, so this is mostly the size of the shell.
test.each(['sx-prop', 'components/box'])(
  '%s, a page with a few words, arrives with its scripts in two round trips',
  (page) => {
    const weight = bytesBeforeIntent(small, page);
    process.stdout.write(`${page} weighs ${(weight / kibibyte).toFixed(2)} KiB before intent\n`);
    expect(weight).toBeLessThanOrEqual(TWO_ROUND_TRIPS);
  },
);

// With hundreds of pages, ten bytes for each are a round trip of the reader's.
test(`${addedPages} more pages and eleven older versions add at most 10 bytes per page to what a page fetches before user intent`, () => {
  for (const page of ['components/box', 'index']) {
    const before = bytesBeforeIntent(small, page);
    const added = bytesBeforeIntent(large, page) - before;
    process.stdout.write(`Pages and versions add ${added} bytes to ${page}\n`);
    expect(before).toBeGreaterThan(3000);
    expect(added).toBeGreaterThan(0);
    expect(added / addedPages).toBeLessThanOrEqual(10);
  }
});

test('pages of a cut version have its examples and release, and link to the next one', () => {
  const textOf = (page: string, tag: string) =>
    elementsOf(html(large, `${cutVersion}/${page}`)).find((element) => element.tag === tag)!.text;
  expect(textOf('sx-prop', 'main')).toContain('This page in next');
  expect(textOf('components/box', 'main')).toMatch(/This page in next.*Live/s);
  expect(textOf('components/box', 'footer')).toContain(
    `Documents Theme UI ${currentVersion.release}`,
  );
});

test('scripts contain no data of pages without islands', () => {
  const folder = path.join(large.dir, 'build/assets/js');
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(2);
  const matching = scripts.filter((file) =>
    /Page 0 7|What the page|\/part-0\/page-0-7/.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(matching).toEqual([]);
  const addedSize = sharedScriptSize(large) - sharedScriptSize(small);
  process.stdout.write(`Shared scripts grow by ${addedSize} bytes\n`);
  expect(addedSize).toBeLessThan(kibibyte);
});
