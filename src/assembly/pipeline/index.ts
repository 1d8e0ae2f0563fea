import type { LoadContext, Plugin, Props } from '@docusaurus/types';
import configuredRedirects from '../../../redirects';
import { createBackground, type Steps } from './background';
import { readComponentNames } from './page-components';
import { markdownPlugins } from './markdown-plugins';
import { writeValuePictures } from '../../content/code/value-pictures';
import { addLanguages } from '../../content/code/additional-languages';
import { createContentReader } from '../../content/pages/content-reader';
import { findNewestPages } from '../../content/versions/newest-pages';
import type { VersionNavigation } from '../../content/pages/sidebar';
import { readGroups } from '../../content/pages/page-groups';
import { readPageList, type PageList } from '../../content/pages/pages';
import { createOverlay, type DevServer } from '../docusaurus/overlay';
import { writePageFiles } from '../docusaurus/page-files';
import { writeChangesFeed } from '../../site/changes/write-changes-feed';
import { checkContent } from '../../content/pages/content-check';
import { writeHostFiles } from '../../content/hosting/write-host-files';
import { writeMarkdownCopies } from '../../content/pages/markdown-copies';
import { writeReferenceData } from '../../content/reference/write-reference-data';
import { createOffline, writeWebManifest } from '../../shell/offline/write-offline-files';
import { finishDocuments } from '../page-html/finish-documents';
import { writePageData } from './page-data';
import { findUnmarkedRecipes, writeRecipes } from '../../site/recipes/write-recipes';
import { writeRobots } from '../../content/hosting/robots';
import {
  searchFilesInDevelopment,
  serveSearchData,
  writeSearchData,
} from '../../shell/search/write-search-data';
import { writeSocialCards } from '../../content/social-cards/write-social-cards';
import { versionRootRedirects } from '../../content/versions/version-redirects';
import { siteUrl } from '../../base/facts/address';
import { addressOf } from '../../base/facts/base-url';
import { listFiles } from '../../base/facts/list-files';
import type { Redirect } from '../../base/facts/paths';

const isDevelopment = process.env.NODE_ENV === 'development';

/** Results of `allContentLoaded` that later hooks need. */
interface LoadedState {
  site: PageList;
  redirects: Redirect[];
}

/**
 * Rejects `postBuild` hooks in other plugins of this site. Docusaurus runs these hooks in parallel, so their files
 * could be missing from the lists that are written last.
 * @throws if a local plugin has such a hook
 */
function checkPlugins({ plugins }: Props): void {
  const others = plugins.filter(
    ({ name, version, postBuild }) =>
      postBuild && name !== 'pipeline' && (version.type === 'project' || version.type === 'local'),
  );
  if (others.length === 0) return;
  throw new Error(
    `These plugins have a postBuild hook: ${others.map(({ name }) => name).join(', ')}. The files that they write may be ` +
      `missing from the hosting and offline file lists. Write them in postBuild in src/assembly/pipeline/index.ts instead.`,
  );
}

/**
 * Runs all build steps that need the list of pages, in a fixed order. Pages are read once, when Docusaurus' plugins
 * have loaded their content. Files that list other files are written last. Files from Docusaurus' packages, such as the
 * sitemap and redirect pages, aren't in these lists.
 * @param siteDir folder of the site
 */
export function createPipeline(siteDir: string) {
  let loaded: LoadedState | undefined;
  const getLoaded = () => {
    if (loaded) return loaded;
    throw new Error('The list of pages was requested before Docusaurus loaded all content.');
  };

  function plugin(context: LoadContext): Plugin {
    const { generatedFilesDir, siteConfig } = context;
    const readContent = createContentReader(siteDir, readComponentNames(siteDir));
    const overlay = createOverlay();
    const background = createBackground();
    const offline = createOffline(context);
    return {
      name: 'pipeline',
      async allContentLoaded({ allContent, actions }) {
        const { prism } = siteConfig.themeConfig as { prism: { additionalLanguages: string[] } };
        addLanguages(prism.additionalLanguages, siteDir);
        const site = readPageList(allContent, siteDir, readContent);
        // Before the content check, since pages link to these files.
        writeWebManifest(siteDir);
        writeValuePictures(siteDir);
        const newest = site.versions.find(({ base }) => base === '')!;
        const recipeMistakes = writeRecipes(newest, generatedFilesDir, actions);
        let search = isDevelopment ? searchFilesInDevelopment(site) : {};
        overlay.show('');
        background.start(function* (): Steps {
          // Parses one page at a time.
          for (const page of site.pages) {
            void page.content;
            yield;
          }
          const report = checkContent(site, [
            ...writeChangesFeed(site),
            ...recipeMistakes,
            ...findUnmarkedRecipes(newest),
          ]);
          overlay.show(report);
          yield;
          search = writeSearchData(site);
        });
        await actions.createData('components.json', readGroups(newest, '/components'));
        await actions.createData('recipes.json', readGroups(newest, '/recipes'));
        actions.setGlobalData({
          navigation: site.versions.map(({ address, navigation }): VersionNavigation => ({
            base: address,
            items: navigation,
          })),
          newestPages: findNewestPages(site),
          search,
        });
        loaded = {
          site,
          redirects: [...configuredRedirects, ...versionRootRedirects(site)],
        };
      },
      configureWebpack: (_config, isServer) =>
        isServer || !isDevelopment
          ? {}
          : {
              plugins: [background.bundlerPlugin],
              devServer: {
                setupMiddlewares(middlewares: unknown[], devServer: DevServer): unknown[] {
                  overlay.connect(devServer);
                  // Before the one that answers any address with a page. Docusaurus returns this list itself.
                  middlewares.unshift(serveSearchData(context.siteDir, background.finish));
                  return [];
                },
              },
            },
      injectHtmlTags: offline.injectHtmlTags,
      async postBuild(build) {
        checkPlugins(build);
        const { site, redirects } = getLoaded();
        const { outDir } = build;
        const { documents, build: hash } = await finishDocuments(redirects, build);
        await writePageData(site, documents, hash, redirects, outDir);
        await writePageFiles(siteDir, outDir);
        await writeMarkdownCopies(site, documents, outDir);
        await writeReferenceData(site, outDir);
        await writeRobots(outDir);
        await writeSocialCards(site, outDir);
        await offline.write(site, hash, await listFiles(outDir), build);
        await writeHostFiles(redirects, await listFiles(outDir), siteDir, outDir);
      },
    };
  }

  return {
    plugin,
    /** Markdown transforms, as options of the docs plugin. */
    markdownPlugins: markdownPlugins(siteDir, () => getLoaded().site),
    /** Pages for the sitemap plugin: only those of the newest version. */
    async createSitemapItems(): Promise<{ url: string; lastmod: string | null }[]> {
      const { pages } = getLoaded().site.versions.find(({ base }) => base === '')!;
      return pages
        .filter(({ unlisted }) => !unlisted)
        .map(({ path, lastUpdate }) => ({ url: siteUrl + addressOf(path), lastmod: lastUpdate }));
    },
    /** Paths for the redirects plugin that redirect to a page because it's the first page of a version. */
    createRedirects: (page: string): string[] =>
      getLoaded()
        .redirects.filter(
          ({ from, to }) =>
            to === page && !configuredRedirects.some((redirect) => redirect.from === from),
        )
        .map(({ from }) => from),
  };
}
