import { readGroups } from '../../src/content/pages/page-groups';
import type { SiteVersion } from '../../src/content/pages/pages';

test('the ids of groups have no spaces, which would separate them in aria-labelledby', () => {
  const groups = ['Headers', 'Page sections', 'Forms &\u00a0 data'].map((label) => ({
    type: 'category',
    label,
    items: [],
  }));
  const section = { type: 'category', label: 'Recipes', href: '/recipes', items: groups };
  const version = { navigation: [section], pages: [] } as unknown as SiteVersion;
  expect(readGroups(version, '/recipes').map(({ label, id }) => [label, id])).toEqual([
    ['Headers', 'headers'],
    ['Page sections', 'page-sections'],
    ['Forms &\u00a0 data', 'forms-&-data'],
  ]);
});
