/** @jest-environment jsdom */
/** @jsxImportSource react */
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Helmet } from '../../src/plugins/docusaurus-patches/Helmet';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site = (
  <Helmet key="site">
    <html lang="en-US" />
    <title>Site</title>
    <meta property="og:title" content="Site" />
    <link rel="canonical" href="/" />
  </Helmet>
);

const page = (
  <Helmet key="page">
    <html data-layout="full" data-has-hydrated={true} />
    {false}
    <title>
      Page {1} – {'Site'}
    </title>
    <>
      <meta property="og:title" content="Page" />
      <meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)" />
    </>
    <link rel="canonical" href="/page" />
    <link rel="alternate" href="/page.xml" hrefLang="en" className="a" />
    <script type="application/ld+json">{'{"a":1}'}</script>
  </Helmet>
);

let root: Root;

beforeEach(() => {
  document.documentElement.innerHTML =
    '<head><meta charset="utf-8"><title data-rh="true">Site</title>' +
    '<meta data-rh="true" property="og:title" content="Site"></head><body><div></div></body>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(() => act(() => root.unmount()));

const show = (node: ReactNode) => act(async () => root.render(node));
const contents = (selector: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.outerHTML);

test('tags of the server that still hold stay the same elements', async () => {
  const served = document.querySelector('meta[property]');
  await show(site);
  expect(document.querySelector('meta[property]')).toBe(served);
  expect(contents('meta[property]')).toHaveLength(1);
  expect(document.documentElement.lang).toBe('en-US');
});

test('what was mounted last speaks for its subject, with all it says of it', async () => {
  await show([site, page]);
  expect(document.title).toBe('Page 1 – Site');
  expect(contents('[property="og:title"]')).toEqual([
    '<meta data-rh="true" property="og:title" content="Page">',
  ]);
  expect(contents('[name="theme-color"]')).toHaveLength(2);
  expect(contents('link')).toEqual([
    '<link data-rh="true" rel="canonical" href="/page">',
    '<link data-rh="true" rel="alternate" href="/page.xml" hreflang="en" class="a">',
  ]);
  expect(contents('script')).toEqual([
    '<script data-rh="true" type="application/ld+json">{"a":1}</script>',
  ]);
  expect({ ...document.documentElement.dataset }).toEqual({ layout: 'full', hasHydrated: 'true' });
});

test('a page that goes away takes its tags and attributes along, and nothing else', async () => {
  await show([site, page]);
  document.documentElement.dataset.colorMode = 'deep';
  await show([site]);
  expect(document.title).toBe('Site');
  expect(contents('[data-rh]:not(title)')).toEqual([
    '<meta data-rh="true" property="og:title" content="Site">',
    '<link data-rh="true" rel="canonical" href="/">',
  ]);
  expect(contents('[charset]')).toHaveLength(1);
  expect({ ...document.documentElement.dataset }).toEqual({ colorMode: 'deep' });
  expect(document.documentElement.lang).toBe('en-US');
});
