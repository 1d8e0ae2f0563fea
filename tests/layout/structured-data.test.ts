import { describePage, describeSite } from '../../src/shell/layout/structured-data';

const page = {
  title: 'Button',
  description: 'An action.',
  address: '/components/button',
  ancestors: [{ label: 'Components', address: '/components' }],
};

interface Item {
  '@type': string;
  [key: string]: unknown;
}
const itemsOf = (data: object) => (data as { '@graph': Item[] })['@graph'];

test('a page is an article with breadcrumbs from the home page', () => {
  const items = itemsOf(describePage('https://example.org', page));
  expect(items.map((item) => item['@type'])).toEqual(['TechArticle', 'BreadcrumbList']);
  expect(items[0]).toMatchObject({
    headline: 'Button',
    description: 'An action.',
    url: 'https://example.org/components/button',
  });
  expect(items[1]!.itemListElement).toMatchObject([
    { position: 1, name: 'Theme UI', item: 'https://example.org/' },
    { position: 2, name: 'Components', item: 'https://example.org/components' },
    { position: 3, name: 'Button', item: 'https://example.org/components/button' },
  ]);
});

test('a page has the date of its last change if it is known', () => {
  const [unknown] = itemsOf(describePage('https://example.org', page));
  expect(unknown).not.toHaveProperty('dateModified');
  const updatedAt = Date.UTC(2026, 1, 3, 22);
  const [known] = itemsOf(describePage('https://example.org', { ...page, updatedAt }));
  expect(known!.dateModified).toBe('2026-02-03');
});

test('the site has its name and address', () => {
  const [site] = itemsOf(describeSite('https://example.org'));
  expect(site).toMatchObject({
    '@type': 'WebSite',
    name: 'Theme UI',
    url: 'https://example.org/',
  });
});
