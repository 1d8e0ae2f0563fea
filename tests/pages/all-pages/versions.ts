import { existsSync } from 'node:fs';
import { siteUrl } from '../../../src/base/facts/address';
import { addressOf, pathOf } from '../../../src/base/facts/base-url';
import { docsRepository } from '../../../src/base/facts/facts';
import { olderVersions, versionAt } from '../../../src/content/versions/list';
import { builtPages, olderPages } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import { isInVersionMenu, type PageElement } from '../../support/dom';
import { siteOptions } from './site-options';
import { olderPageFiles } from '../../support/page-code';

const newest = new Set(builtPages().map(({ path }) => path));

const linksIn = (elements: PageElement[], ancestor: string) =>
  elements
    .filter(({ tag, ancestors }) => tag === 'a' && ancestors.includes(ancestor))

    // Paths of this site, and URLs of others.
    .map(({ attributes: { href } }) => pathOf(href!) ?? href!);

test('each page of an older version links to the newest one, and names its release', () => {
  const prefix = `${docsRepository}/edit/main/`;
  checkEach(olderPages(), (page) => {
    const { path, html, elements } = page;
    const { name, release } = versionAt(path);
    const same = path.slice(`/${name}`.length);
    const isInNewest = newest.has(same);
    const canonical = page.find('link', { rel: 'canonical' });
    const inSections = elements.filter(
      (element) => element.ancestors.includes('ul') && !isInVersionMenu(element),
    );
    const menu = elements
      .filter(isInVersionMenu)
      .map(({ attributes: { href } }) => href && pathOf(href));
    const links = linksIn(inSections, 'nav').filter((href) => href.startsWith('/'));
    const shared = siteOptions.headerPages;
    const foreign = links.filter((href) => !href.startsWith(`/${name}`) && !shared.includes(href));
    const files = linksIn(elements, 'main')
      .filter((href) => href.startsWith(prefix))
      .map((href) => href.slice(prefix.length));
    return [
      differs(
        'the canonical link',
        canonical.map(({ attributes }) => attributes.href),
        [siteUrl + addressOf(isInNewest ? same : path)],
      ),
      // Together with a canonical link to another page, it would be a contradiction.
      differs('noindex', page.isUnlisted, !isInNewest),
      !page.find('title')[0]!.text.endsWith(` (${name}) – Theme UI`) &&
        'the title lacks the version',
      !html.includes(`Documents Theme UI ${release}`) && `it doesn't name Theme UI ${release}`,
      isInNewest && !linksIn(elements, 'main').includes(same) && `it doesn't link to ${same}`,
      isInNewest && !menu.includes(same) && `its version menu doesn't lead to ${same}`,
      links.length === 0 && 'its navigation is empty',
      foreign.length > 0 && `its navigation leads to another version: ${foreign.join(', ')}`,
      !files[0]?.startsWith(`versioned_docs/version-${name}/`) && 'no edit link to its file',
      differs('the number of edit links', files.length, isInNewest ? 2 : 1),
      ...files.map((file) => !existsSync(file) && `the edit link opens ${file}`),
    ].map((problem) => problem && `${path}: ${problem}.`);
  });
  expect(olderPages()).toHaveLength(olderPageFiles().length);
  expect(olderVersions.length).toBeGreaterThan(0);
});
