import { stripGlobalData, stripRoute } from '../../../src/pages/docs-plugin/page-lists';

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
  const thin = stripRoute(
    route({ version: 'current', label: 'Next', docs, docsSidebars: { docs } }),
  );
  expect(thin).toEqual(route({ version: 'current', label: 'Next', docs: {}, docsSidebars: {} }));
});

test('global data keeps the versions, without lists', () => {
  const version = { name: 'current', label: 'Next', isLast: true, path: '/', mainDocId: 'a' };
  const lists = { docs: [{ id: 'a', path: '/a' }], draftIds: ['b'], sidebars: { docs: {} } };
  expect(
    stripGlobalData({ path: '/', breadcrumbs: false, versions: [{ ...version, ...lists }] }),
  ).toEqual({
    path: '/',
    breadcrumbs: false,
    versions: [{ ...version, docs: [], draftIds: [], sidebars: {} }],
  });
});

test.each([
  () => stripRoute({ path: '/', component: 'DocsRoot' }),
  () => stripRoute(route({ docs })),
  () => stripGlobalData({ path: '/' }),
  () => stripGlobalData({ versions: [{ name: 'current' }] }),
])('another form of what is left out is an error (%#)', (thin) => {
  expect(thin).toThrow(
    /Can't find .* in the data of Docusaurus' docs plugin.*Update src\/pages\/docs-plugin\/page-lists\.ts/,
  );
});
