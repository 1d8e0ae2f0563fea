import contentDocs, {
  validateOptions,
  type LoadedContent,
  type LoadedVersion,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { setImmediate } from 'node:timers/promises';
import type { LoadedDocs } from './pages';
import { navigationOf } from '../sidebar/read-sidebar';
import { readTrails } from '../sidebar/sidebar';
import { cleanPath } from '../site/paths';
import { newestPages } from './docs-plugin/newest-pages';
import { createContentReader } from './docs-plugin/page-contents';
import { thinGlobalData, thinRoute } from './docs-plugin/page-lists';

export { validateOptions };

function withTrails(version: LoadedVersion): LoadedVersion {
  const trails = readTrails(navigationOf(version));
  return {
    ...version,
    docs: version.docs.map((doc) => ({ ...doc, trail: trails.get(cleanPath(doc.permalink)) })),
  };
}

function withNewestPages(
  versions: LoadedVersion[],
  contents: LoadedDocs['contents'],
): LoadedVersion[] {
  const newestOf = newestPages(
    versions.find(({ isLast }) => isLast)!,
    contents,
  );
  return versions.map((version) =>
    version.isLast
      ? version
      : {
          ...version,
          docs: version.docs.map((doc) => ({ ...doc, newest: newestOf(version, doc) })),
        },
  );
}

/**
 * Docusaurus' docs plugin, but for what it would send of all pages to the reader of each: in its global
 * data, and with the route of each version. Nothing here reads these lists, so they stay in the build; each
 * page gets its own way through the sidebar instead, as `trail` of its metadata. A page of an older version
 * gets what it knows of the newest, as `newest`. Its content has the parsed files of all pages, too.
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
      // Lets the server of `npm start` answer: the browser waits for the page that was saved, not for this.
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
          addRoute: (route) => actions.addRoute(thinRoute(route)),
          setGlobalData: (data) => actions.setGlobalData(thinGlobalData(data)),
        },
      }),
  };
}
