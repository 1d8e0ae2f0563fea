import { libraryVersion } from '../../src/site/facts';
import { builtPages } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';

const pages = builtPages().map(({ path, html }) => ({ path, elements: elementsOf(html) }));

/** Elements of all pages, but not those of examples, with the page's path. */
function ofAllPages(matches: (element: PageElement) => boolean) {
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

test('all pages are here', () => {
  expect(pages.length).toBeGreaterThan(150);
});

test('a page that the side navigation leads to is marked as current there, once and nowhere else', () => {
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
  const marked = ofAllPages(isCurrent);
  expect(marked.length).toBeGreaterThan(120);
  expect(new Set(marked.map(({ tag }) => tag))).toEqual(new Set(['a']));
});

test('each table, and what scrolls it, has the name of what it is below', () => {
  const scrollers = ofAllPages(({ attributes }) => 'data-scroller' in attributes);
  expect(scrollers.length).toBeGreaterThan(200);
  const names = scrollers.map(({ attributes }) => attributes['aria-label'] ?? '');
  expect(names.filter((name) => !name || name === 'Table')).toEqual([]);
  const tables = ofAllPages(({ tag }) => tag === 'table');
  // The tables of specimens are content, without a scroller.
  const named = tables.filter(({ attributes }) => attributes['aria-label']);
  expect(named.map(({ attributes }) => attributes['aria-label'])).toEqual(names);
  for (const { path, attributes } of scrollers) {
    const { elements } = pages.find((page) => page.path === path)!;
    const name = attributes['aria-label']!;
    const texts = elements
      .filter(({ tag }) => /^h\d$/.test(tag))
      .map(({ text }) => text.replace(/#$/, ''));
    // Those of tools say what they compare.
    if (!/^Contrast|^Recipes$/.test(name)) expect(texts.map((text) => text.trim())).toContain(name);
  }
});

test('a block of code says its name once', () => {
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

test('each list of a group in the side navigation has the name of the group', () => {
  let seen = 0;
  for (const { elements } of pages) {
    elements.forEach(({ tag, attributes }, index) => {
      if (tag !== 'ul' || !attributes.id?.startsWith('navigation-')) return;
      seen += 1;
      const row = elements.slice(0, index).findLast((element) => element.tag === 'div')!;
      expect(row.text).toBe(attributes['aria-label']);
    });
  }
  expect(seen).toBeGreaterThan(1000);
});

test('pages of presets name the release that is installed', () => {
  const presets = pages.filter(({ path }) => path.startsWith('/presets/'));
  expect(presets.length).toBeGreaterThan(10);
  for (const { elements } of presets) {
    const text = elements.find(({ tag }) => tag === 'main')!.text;
    expect(text).toContain(`@theme-ui/presets ${libraryVersion}.`);
  }
});
