import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import configuredRedirects from '../../redirects';
import { markdownPlugins } from './markdown-plugins';
import { readSite, type Site } from '../pages/pages';
import { writeChangesFeed } from '../changes/build';
import { createContentCheck } from '../pages/content-check';
import { writeHostFiles } from '../hosting/build';
import { writeMarkdownCopies } from '../pages/markdown-copies';
import { writeNavigation } from '../sidebar/plugin';
import { createOffline, writeWebManifest } from '../offline/build';
import { writePageData } from '../page-loading/build';
import { writeRobots } from '../hosting/robots';
import { createSearchData, writeSearchDescription } from '../search/build';
import { prepareSocialCards } from '../social-cards/build';
import { readVersionPages, startRedirects, writeVersionsFile } from '../versions/build';
import { siteUrl } from '../site/address';
import { addressOf } from '../site/base-url';
import type { Redirect } from '../site/paths';

/** What is known once all content is loaded. */
interface Loaded {
  site: Site;
  redirects: Redirect[];
  drawCards(outDir: string): Promise<void>;
}

/**
 * Docusaurus runs the `postBuild` of all plugins at once.
 * @throws when another plugin of this site has one: its files may be missing from the lists that are written last
 */
function checkPlugins({ plugins }: Props): void {
  const others = plugins.filter(
    ({ name, version, postBuild }) =>
      postBuild && name !== 'pipeline' && (version.type === 'project' || version.type === 'local'),
  );
  if (others.length === 0) return;
  throw new Error(
    `The files that these plugins write in postBuild may be missing from the lists for hosts and for offline reading: ` +
      `${others.map(({ name }) => name).join(', ')}. Call what writes them from postBuild in src/pipeline/index.ts.`,
  );
}

/**
 * What is made of all pages, in one order. Pages are read once, when Docusaurus' plugins have loaded their content;
 * files that list others are written last. What the packages of Docusaurus write beside it, such as the sitemap and
 * pages that redirect, is in no list.
 * @param siteDir folder of the site
 */
export function createPipeline(siteDir: string) {
  let loaded: Loaded | undefined;
  const known = () => {
    if (loaded) return loaded;
    throw new Error('The pages are asked for before they are loaded.');
  };

  function plugin(context: LoadContext): Plugin {
    const { generatedFilesDir } = context;
    const content = createContentCheck(context);
    const writeSearchData = createSearchData();
    const offline = createOffline(context);
    return {
      name: 'pipeline',
      async allContentLoaded({ allContent, actions }) {
        const site = readSite(allContent, siteDir);
        // Pages link to what is served beside them.
        writeWebManifest(siteDir);
        writeSearchDescription(siteDir);
        content.check(site, writeChangesFeed(site));
        const versions = readVersionPages(site);
        writeVersionsFile(site, versions);
        actions.setGlobalData({
          navigation: writeNavigation(site, generatedFilesDir),
          search: writeSearchData(site),
        });
        loaded = {
          site,
          redirects: [...configuredRedirects, ...startRedirects(versions)],
          drawCards: prepareSocialCards(site),
        };
      },
      configureWebpack: content.configureWebpack,
      injectHtmlTags: offline.injectHtmlTags,
      async postBuild(build) {
        checkPlugins(build);
        const { site, redirects, drawCards } = known();
        const { outDir } = build;
        await writePageData(site, redirects, build);
        await writeMarkdownCopies(site, outDir);
        await writeRobots(outDir);
        await drawCards(outDir);
        await offline.writeFileList(site, outDir);
        await offline.writeWorker(build);
        await writeHostFiles(redirects, outDir);
      },
    };
  }

  return {
    plugin,
    /** The Markdown transforms, as options of the docs plugin. */
    markdownPlugins: markdownPlugins(siteDir, () => known().site),
    /** The pages as search engines get them: those of the newest version. For the sitemap plugin. */
    async createSitemapItems(): Promise<{ url: string; lastmod: string | null }[]> {
      const { pages } = known().site.versions.find(({ base }) => base === '')!;
      return pages
        .filter(({ unlisted }) => !unlisted)
        .map(({ path, lastUpdate }) => ({ url: siteUrl + addressOf(path), lastmod: lastUpdate }));
    },
    /** The addresses that lead to a page since a version begins with it. For the redirects plugin. */
    createRedirects: (page: string): string[] =>
      known()
        .redirects.filter(
          ({ from, to }) => to === page && !configuredRedirects.some((one) => one.from === from),
        )
        .map(({ from }) => from),
  };
}
