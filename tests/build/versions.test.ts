import { existsSync } from 'node:fs';
import { docsRepository } from '../../src/site/facts';
import { siteUrl } from '../../src/site/address';
import { olderVersions, versionAt } from '../../src/versions/list';
import { builtPages, olderPages } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';

const pages = olderPages().map(({ path, html }) => ({
  path,
  html,
  elements: elementsOf(html),
  version: versionAt(path),
}));
const newest = new Set(builtPages().map(({ path }) => path));

const linksIn = (elements: PageElement[], ancestor: string) =>
  elements
    .filter(({ tag, ancestors }) => tag === 'a' && ancestors.includes(ancestor))
    .map(({ attributes }) => attributes.href!);

test('each older version has pages', () => {
  expect(olderVersions.length).toBeGreaterThan(0);
  for (const { name } of olderVersions) {
    const own = pages.filter(({ version }) => version.name === name);
    expect([name, own.length > 40]).toEqual([name, true]);
  }
});

describe.each(pages)('$path', ({ path, html, elements, version }) => {
  const same = path.slice(`/${version.name}`.length);

  test('points search engines to the newest page and lets them follow its links', () => {
    const canonical = elements.filter(({ attributes }) => attributes.rel === 'canonical');
    const address = siteUrl + (newest.has(same) ? same : path);
    expect(canonical.map(({ attributes }) => attributes.href)).toEqual([address]);
    const robots = elements.filter(({ attributes }) => attributes.name === 'robots');
    // Together with a canonical link to another page, it would be a contradiction.
    expect(robots.map(({ attributes }) => attributes.content)).toEqual(
      newest.has(same) ? [] : ['noindex, follow'],
    );
  });

  test('names its version in its title', () => {
    const [, title] = /<title[^>]*>([^<]*)</.exec(html)!;
    expect(title!.endsWith(` (${version.name}) – Theme UI`)).toBe(true);
  });

  test('names its release and links to the newest page', () => {
    expect(html).toContain(`Documents Theme UI ${version.release}`);
    if (newest.has(same)) expect(linksIn(elements, 'main')).toContain(same);
  });

  test("has its version's navigation", () => {
    const links = linksIn(elements, 'nav').filter((href) => href.startsWith('/'));
    expect(links.length).toBeGreaterThan(5);
    expect(links.filter((href) => !href.startsWith(`/${version.name}`))).toEqual(
      links.filter((href) => href === '/versions'),
    );
  });

  test('has edit links for itself and the newest page', () => {
    const prefix = `${docsRepository}/edit/main/`;
    const files = linksIn(elements, 'main')
      .filter((href) => href.startsWith(prefix))
      .map((href) => href.slice(prefix.length));
    expect(files[0]).toMatch(new RegExp(`^versioned_docs/version-${version.name}/`));
    expect(files).toHaveLength(newest.has(same) ? 2 : 1);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
