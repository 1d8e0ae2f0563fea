import { libraryVersion } from '../../src/site/facts';
import { builtPages } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';

const pages = builtPages().map(({ path, html }) => ({ path, elements: elementsOf(html) }));

/** Matching elements of all pages with the page's path, except elements inside examples. */
function findOnAllPages(matches: (element: PageElement) => boolean) {
  return pages.flatMap(({ path, elements }) =>
    elements
      .filter((element) => !element.isExample && matches(element))
      .map((element) => ({
        path,
        ...element,
      })),
  );
}

const isCurrent = ({ attributes }: PageElement) => attributes['aria-current'] === 'page';

test('all pages are found', () => {
  expect(pages.length).toBeGreaterThan(150);
});

test('each page in the sidebar is marked as current once, only in its sidebar link', () => {
  const wrong = pages.flatMap(({ path, elements }) => {
    const inPage = elements.filter(({ isExample }) => !isExample);
    const leads = inPage.some(
      ({ tag, attributes, ancestors }) =>
        tag === 'a' &&
        attributes.href === path &&
        ancestors.includes('li') &&
        ancestors.includes('nav'),
    );
    const count = inPage.filter(isCurrent).length;
    return count === (leads ? 1 : 0) ? [] : [`${path}: ${count} instead of ${leads ? 1 : 0}`];
  });
  expect(wrong).toEqual([]);
  const marked = findOnAllPages(isCurrent);
  expect(marked.length).toBeGreaterThan(120);
  expect(new Set(marked.map(({ tag }) => tag))).toEqual(new Set(['a']));
});

test('each table and its scroll container are named after the heading above', () => {
  const scrollers = findOnAllPages(({ attributes }) => 'data-scroller' in attributes);
  expect(scrollers.length).toBeGreaterThan(150);
  const names = scrollers.map(({ attributes }) => attributes['aria-label'] ?? '');
  expect(names.filter((name) => !name || name === 'Table')).toEqual([]);
  const tables = findOnAllPages(({ tag }) => tag === 'table');
  // Tables inside specimens are content and have no scroll container. In grids, the cells have the focus.
  const named = tables.filter(
    ({ attributes }) => attributes['aria-label'] && attributes.role !== 'grid',
  );
  expect(named.map(({ attributes }) => attributes['aria-label'])).toEqual(names);
  for (const { path, attributes } of scrollers) {
    const { elements } = pages.find((page) => page.path === path)!;
    const name = attributes['aria-label']!;
    const texts = elements
      .filter(({ tag }) => /^h\d$/.test(tag))
      .map(({ text }) => text.replace(/#$/, ''));
    // Tables of the tools are named after what they compare.
    if (!/^Contrast|^Recipes$/.test(name)) expect(texts.map((text) => text.trim())).toContain(name);
  }
});

test('a code block announces its name once', () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const { path, elements } of pages) {
    elements.forEach(({ tag, attributes, text }, index) => {
      if (tag !== 'figure') return;
      const pre = elements.slice(index + 1, index + 40).find((inner) => inner.tag === 'pre');
      if (!pre || !text.includes(pre.text)) return;
      seen += 1;
      const outer = attributes['aria-label'] ?? '';
      const inner = pre.attributes['aria-label'] ?? '';
      if (!inner || (outer && inner.includes(outer))) wrong.push(`${path}: ${outer}, ${inner}`);
    });
  }
  expect(seen).toBeGreaterThan(1000);
  expect(wrong).toEqual([]);
});

test('each group list in the sidebar has the name of the group', () => {
  let seen = 0;
  for (const { elements } of pages) {
    elements.forEach(({ tag, attributes, ancestors }, index) => {
      if (tag !== 'ul' || !attributes['aria-label'] || !ancestors.includes('nav')) return;
      seen += 1;
      // Link and button of a section, or the label of a group.
      const row = elements
        .slice(0, index)
        .findLast((each) => each.ancestors.length === ancestors.length && each.tag !== 'ul')!;
      expect(row.text).toBe(attributes['aria-label']);
    });
  }
  expect(seen).toBeGreaterThan(1000);
});

test('preset pages name the installed release', () => {
  const presets = pages.filter(({ path }) => path.startsWith('/presets/'));
  expect(presets.length).toBeGreaterThan(10);
  for (const { elements } of presets) {
    const text = elements.find(({ tag }) => tag === 'main')!.text;
    expect(text).toContain(`@theme-ui/presets ${libraryVersion}.`);
  }
});
