import { typeset } from '../../../src/content/markdown/typography';
import { existsSync, readFileSync } from 'node:fs';
import redirects from '../../../redirects';
import { palettes } from '../../../src/base/design/colors';
import { siteUrl } from '../../../src/base/facts/address';
import { addressOf, pathOf } from '../../../src/base/facts/base-url';
import { docsRepository, libraryVersion } from '../../../src/base/facts/facts';
import {
  builtPages,
  builtPreviews,
  fileAt,
  olderPages,
  type BuiltPage,
} from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import { elementsOf, type PageElement } from '../../support/dom';
import {
  idsOf,
  listedPagesIn,
  pageById,
  sidebarItems,
  sourcePages,
  type SourcePage,
} from '../../support/source-pages';
import { specifiedRoutes } from './specified-routes';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const sourceByPath = new Map(sourcePages.map((page) => [page.path, page]));

const isBuilt = (url: string) => fileAt(url) !== undefined;

/** The title in the page's head. An SVG in the page may also have a `<title>`. */
const titleOf = (page: BuiltPage) =>
  page.find('title').find(({ ancestors }) => ancestors[0] === 'head')?.text;

test('the build has a page for each file in docs, and a page or redirect at each address of the specification', () => {
  const expected = ['/404', ...sourceByPath.keys()];
  checkEach(expected, (address) => [!byPath.has(address) && `The build has no page ${address}.`]);
  const moved = new Set(redirects.map(({ from }) => from));
  checkEach(specifiedRoutes, (address) => [
    !byPath.has(address) &&
      !moved.has(address) &&
      `Links lead to ${address}, and nothing is there. Add a redirect to redirects.ts.`,
  ]);
  const known = new Set(expected);
  checkEach(pages, ({ path }) => [
    !known.has(path) && `The page ${path} is built, but docs doesn't have it.`,
  ]);
});

test('no plain element has an sx prop, which would have no effect in Markdown', () => {
  checkEach([...pages, ...olderPages()], ({ path: address, html }) => [
    html.includes('sx="[object Object]"') &&
      elementsOf(html).some(({ attributes }) => 'sx' in attributes) &&
      `${address} has an element with an sx prop. Use a component with a style instead.`,
  ]);
});

test('the head of a page has its title, description, URL, icon, and colors', () => {
  checkEach(pages, (page) => {
    const { path: address } = page;
    const title = titleOf(page)!;
    const source = sourceByPath.get(address)?.frontMatter;
    const url = siteUrl + addressOf(address === '/404' ? '/404.html' : address);
    const description = page.meta('description')[0] ?? '';
    const image = page.meta('og:image')[0] ?? '';
    return [
      differs(
        'title',
        title,
        address === '/' ? 'Theme UI' : title.replace(/( – Theme UI)?$/, ' – Theme UI'),
      ),
      source && address !== '/' && differs('title', title, `${source.title} – Theme UI`),
      !description && 'no description',
      source && differs('description', description, typeset(source.description)),
      differs('og:title', page.meta('og:title'), [title]),
      differs('og:description', page.meta('og:description'), [description]),
      differs('og:url', page.meta('og:url'), [url]),
      differs('og:site_name', page.meta('og:site_name'), ['Theme UI']),
      differs('twitter:card', page.meta('twitter:card'), ['summary_large_image']),
      differs(
        'canonical link',
        page.find('link', { rel: 'canonical' }).map(({ attributes }) => attributes.href),
        [url],
      ),
      image.startsWith(`${siteUrl}/`) && !isBuilt(image) && `og:image ${image} doesn't exist`,
      ...['icon', 'apple-touch-icon'].map((rel) => {
        const href = page.find('link', { rel })[0]?.attributes.href;
        return !(href && isBuilt(href)) && `the ${rel} ${href} doesn't exist`;
      }),
      differs('theme-color', page.meta('theme-color'), [
        palettes.default.background,
        palettes.dark.background,
      ]),
      differs('lang', page.find('html')[0]!.attributes.lang, 'en-US'),
    ].map((problem) => problem && `${address}: ${problem}`);
  });
});

test("each page has one main heading, and doesn't skip heading levels", () => {
  checkEach(pages, (page) => {
    const headings = page.elements.filter(({ tag }) => /^h[1-6]$/.test(tag));
    const main = headings.filter(({ tag }) => tag === 'h1').length;
    return [
      main !== 1 && `${page.path} has ${main} h1 headings. Write one.`,
      ...headings.map(({ tag, text }, index) => {
        const above = headings[index - 1]?.tag ?? tag;
        const level = Number(above[1]) + 1;
        return (
          Number(tag[1]) > level &&
          `${page.path}: "${text}" is an ${tag} below an ${above}. Make it an h${level}.`
        );
      }),
    ];
  });
});

test('the text of a page is in its HTML, for readers without scripts', () => {
  checkEach(pages, (page) => {
    const main = page.find('main').map(({ text }) => text);
    const title = sourceByPath.get(page.path)?.frontMatter.title ?? '';
    return [
      main.length !== 1 && `${page.path} has ${main.length} <main> elements.`,
      !(main[0]?.length && main[0].length > title.length) && `${page.path}: <main> has no text.`,
    ];
  });
});

test('tables name their columns', () => {
  checkEach(pages, (page) => {
    const unnamed = page.find('th').filter(({ text }) => text.trim() === '');
    return [
      unnamed.length > 0 && `${page.path} has a table with an empty header cell. Name each column.`,
    ];
  });
});

test('pages name the documented release', () => {
  checkEach(pages, (page) => {
    // Examples may have their own footers.
    const footer = page.find('footer').find(({ ancestors }) => !ancestors.includes('main'));
    return [
      !footer?.text.includes(`Theme UI ${libraryVersion}`) &&
        `${page.path}: the footer doesn't name Theme UI ${libraryVersion}.`,
    ];
  });
});

test("pages load from other origins only what the page's policy allows", () => {
  checkEach(pages, (page) => {
    const policy = page
      .find('meta')
      .find(({ attributes }) => attributes['http-equiv'] === 'content-security-policy')
      ?.attributes.content;
    const loaded = page.elements.flatMap(({ tag, attributes }) => {
      const isLink = tag === 'link' && !['canonical', 'alternate'].includes(attributes.rel ?? '');
      return [attributes.src, attributes.srcset, isLink ? attributes.href : undefined].flatMap(
        (url) => url ?? [],
      );
    });
    const inStyles = [...page.html.matchAll(/url\(["']?((?:https?:)?\/\/[^"')]+)/g)];
    const others = [...loaded, ...inStyles.map(([, url]) => url!)]
      .filter((url) => /^(https?:)?\/\//.test(url))
      .map((url) => new URL(url, 'https://theme-ui.com').origin);
    return [
      loaded.length === 0 && `${page.path} loads nothing, not even its script.`,
      ...others.map(
        (origin) => !policy?.includes(origin) && `${page.path} loads something from ${origin}.`,
      ),
    ];
  });
});

test('pages use no Infima, and no class without a CSS rule', () => {
  checkEach(pages, (page) => {
    const styles = [
      ...page.find('style').map(({ text }) => text),
      ...page
        .find('link', { rel: 'stylesheet' })
        .map(({ attributes }) => readFileSync(fileAt(attributes.href!)!, 'utf8')),
    ].join('');
    const classes = new Set(
      page.elements
        // A nested provider without colors gives its wrapper a class without styles.
        .filter(({ attributes }) => !('data-themeui-nested-provider' in attributes))
        .flatMap(({ attributes }) => attributes.class?.split(/\s+/).filter(Boolean) ?? [])
        // Markdown's footnotes have these. Here, they look like other text.
        .filter((name) => !/^(footnotes|data-footnote-backref|sr-only)$/.test(name)),
    );
    // Classes that an example sets are in its code.
    const code = page
      .find('pre')
      .map(({ text }) => text)
      .join();
    const unknown = [...classes].filter(
      (name) => !styles.includes(`.${name}`) && !code.includes(name),
    );
    return [
      classes.size === 0 && `${page.path} has no classes.`,
      unknown.length > 0 && `${page.path} has classes without a CSS rule: ${unknown.join(', ')}.`,
      /--ifm-|infima/i.test(page.html) && `${page.path} uses Infima.`,
    ];
  });
});

test('images exist', () => {
  checkEach(pages, (page) =>
    page
      .find('img')
      .map(({ attributes }) => attributes.src!)
      .filter((src) => !/^(data:|https?:\/\/)/.test(src))
      .map((src) => !isBuilt(src) && `${page.path}: the image ${src} doesn't exist.`),
  );
});

test('links to files lead to files of the build', () => {
  // The build itself checks links to pages.
  const links = pages.flatMap((page) =>
    page
      .find('a')
      .flatMap(({ attributes }) => attributes.href ?? [])
      .filter((href) => /^\/[^#?]*\.[a-z]+([#?]|$)/.test(href))
      .map((href) => ({ page, file: href.replace(/[#?].*/, '') })),
  );
  checkEach(links, ({ page, file }) => [
    !isBuilt(file) && `${page.path} links to ${file}, which doesn't exist.`,
  ]);
});

/** Sections of the side navigation: top-level categories with a page. */
const sections = sidebarItems.flatMap((item) =>
  typeof item === 'object' && item.type === 'category' && item.link
    ? [{ id: item.link.id, items: item.items!, pages: listedPagesIn(item.items!) }]
    : [],
);

const isInside = (element: PageElement, list: PageElement): boolean =>
  element.parent === list || (element.parent !== undefined && isInside(element.parent, list));

test('the side navigation lists the pages of all sections in the order of sidebars.ts, with the section of the page open', () => {
  checkEach(
    pages.filter(({ isUnlisted }) => !isUnlisted),
    (page) => {
      const found = page
        .find('details')
        .filter(
          ({ ancestors }) =>
            ancestors.includes('nav') && ancestors.filter((tag) => tag === 'ul').length === 1,
        )
        .map((section) => ({
          isOpen: 'open' in section.attributes,
          links: page
            .find('a')
            .filter((link) => isInside(link, section))
            .map(({ attributes }) => pathOf(attributes.href!)!)
            .filter((href) => byPath.has(href)),
        }));
      const source = sourceByPath.get(page.path);
      const expected = sections.map((section) => ({
        isOpen: source !== undefined && [section.id, ...idsOf(section.items)].includes(source.id),
        links: [pageById.get(section.id)!, ...section.pages].map(({ path }) => path),
      }));
      return [differs(`${page.path}: the sections of the side navigation`, found, expected)];
    },
  );
});

test('each recipe has a preview, a page without header that search engines leave out', () => {
  const previews = new Map(builtPreviews().map((page) => [page.path, page]));
  const recipes = sourcePages.filter(({ frontMatter }) => frontMatter.recipe);
  checkEach(recipes, ({ file, path: address }) => {
    const preview = previews.get(`${address}/preview`);
    return [
      !preview && `${file} is a recipe, but ${address}/preview doesn't exist.`,
      preview && !preview.isUnlisted && `${preview.path} isn't noindex.`,
      preview && preview.find('main').length > 0 && `${preview.path} has a <main>.`,
    ];
  });
  expect(previews.size).toBe(recipes.length);
});

test('the edit link of a page opens the file of that page, and the 404 page has none', () => {
  checkEach(pages, (page) => {
    const prefix = `${docsRepository}/edit/main/`;
    const files = page
      .find('a')
      .flatMap(({ attributes }) => attributes.href ?? [])
      .filter((href) => href.startsWith(prefix))
      .map((href) => href.slice(prefix.length));
    const source = sourceByPath.get(page.path);
    return [
      source
        ? differs(`${page.path}: the file of the edit link`, files, [source.file])
        : !(files.length === (page.path === '/404' ? 0 : 1) && files.every(existsSync)) &&
          `${page.path}: the edit link opens ${files.join()}, which doesn't exist.`,
    ];
  });
});

test('redirects have a page that redirects', () => {
  checkEach(redirects, ({ from, to }) => [
    !readFileSync(fileAt(addressOf(from))!, 'utf8').includes(`url=${addressOf(to)}`) &&
      `${from} doesn't redirect to ${to}.`,
  ]);
});

test('Previous and Next follow the order of sidebars.ts', () => {
  const order = listedPagesIn(sidebarItems);
  const linked = (id: string | null | undefined, neighbor: SourcePage | undefined) =>
    id === null ? undefined : id === undefined ? neighbor?.path : pageById.get(id)!.path;
  const listed = new Set(idsOf(sidebarItems));
  checkEach(
    sourcePages.filter(({ frontMatter }) => !frontMatter.unlisted),
    (source) => {
      const index = order.indexOf(source);
      const { pagination_prev: previous, pagination_next: next } = source.frontMatter;
      const rel = (value: string) => {
        const link = byPath.get(source.path)?.find('a', { rel: value })[0];
        return link && pathOf(link.attributes.href!);
      };
      const isListed = listed.has(source.id);
      return [
        differs(
          `${source.file}: the address of Previous`,
          rel('prev'),
          linked(previous, isListed ? order[index - 1] : undefined),
        ),
        differs(
          `${source.file}: the address of Next`,
          rel('next'),
          linked(next, isListed ? order[index + 1] : undefined),
        ),
      ];
    },
  );
});
