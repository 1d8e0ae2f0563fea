import { thinGlobalData, thinRoute } from '../../../src/pages/docs-plugin/page-lists';

const docs = { a: { id: 'a', title: 'A' } };
const pages = [
  { path: '/a', component: 'DocRoot', routes: [{ path: '/a', component: 'DocItem' }] },
];
const route = (version: object) => ({
  path: '/',
  component: 'DocsRoot',
  routes: [{ path: '/', component: 'DocVersionRoot', routes: pages, props: { version } }],
});

test('routes keep their pages and what a version says of itself, without lists', () => {
  const thin = thinRoute(
    route({ version: 'current', label: 'Next', docs, docsSidebars: { docs } }),
  );
  expect(thin).toEqual(route({ version: 'current', label: 'Next', docs: {}, docsSidebars: {} }));
});

test('global data keeps the versions, without lists', () => {
  const version = { name: 'current', label: 'Next', isLast: true, path: '/', mainDocId: 'a' };
  const lists = { docs: [{ id: 'a', path: '/a' }], draftIds: ['b'], sidebars: { docs: {} } };
  expect(
    thinGlobalData({ path: '/', breadcrumbs: false, versions: [{ ...version, ...lists }] }),
  ).toEqual({
    path: '/',
    breadcrumbs: false,
    versions: [{ ...version, docs: [], draftIds: [], sidebars: {} }],
  });
});

test.each([
  () => thinRoute({ path: '/', component: 'DocsRoot' }),
  () => thinRoute(route({ docs })),
  () => thinGlobalData({ path: '/' }),
  () => thinGlobalData({ versions: [{ name: 'current' }] }),
])('another form of what is left out is an error (%#)', (thin) => {
  expect(thin).toThrow(
    /no longer has .* where it was.*Mend src\/pages\/docs-plugin\/page-lists\.ts/,
  );
});
