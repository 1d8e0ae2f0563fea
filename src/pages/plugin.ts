import contentDocs, {
  validateOptions,
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setImmediate } from 'node:timers/promises';
import type { LoadedDocs } from './pages';
import { readNavigation } from '../sidebar/read-sidebar';
import { readTrails } from '../sidebar/sidebar';
import { cleanPath } from '../site/paths';
import { createNewestPageLookup } from './docs-plugin/newest-pages';
import { createContentReader } from './docs-plugin/page-contents';
import { stripGlobalData, stripRoute } from './docs-plugin/page-lists';

export { validateOptions };

function withTrails(version: LoadedVersion): LoadedVersion {
  const trails = readTrails(readNavigation(version));
  return {
    ...version,
    docs: version.docs.map((doc) => ({ ...doc, trail: trails.get(cleanPath(doc.permalink)) })),
  };
}

function withNewestPages(
  versions: LoadedVersion[],
  contents: LoadedDocs['contents'],
): LoadedVersion[] {
  const findNewest = createNewestPageLookup(
    versions.find(({ isLast }) => isLast)!,
    contents,
  );
  return versions.map((version) =>
    version.isLast
      ? version
      : {
          ...version,
          docs: version.docs.map((doc) => ({ ...doc, newest: findNewest(version, doc) })),
        },
  );
}

/**
 * Docusaurus' docs plugin without the lists of all pages that it sends to every reader, in its global data and in the
 * route of each version. Instead, the metadata of each page has its path through the sidebar as `trail` and, in older
 * versions, the same page of the newest version as `newest`. The plugin's content also has the parsed files of all
 * pages.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  const readContents = createContentReader(context.siteDir);
  return {
    ...plugin,
    async loadContent() {
      const { loadedVersions, ...content } = await plugin.loadContent!();
      // Yields to the dev server, so that the browser gets the saved page without waiting for this.
      await setImmediate();
      const contents = await readContents(loadedVersions);
      await setImmediate();
      const loaded: LoadedDocs = {
        ...content,
        contents,
        loadedVersions: withNewestPages(loadedVersions.map(withTrails), contents),
      };
      return loaded;
    },
    contentLoaded: ({ content, actions }) =>
      plugin.contentLoaded!({
        content,
        actions: {
          ...actions,
          addRoute: (route) => actions.addRoute(stripRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(stripGlobalData(data)),
        },
      }),
  };
}
