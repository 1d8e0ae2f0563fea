import contentDocs, {
  validateOptions,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { thinGlobalData, thinRoute } from './page-lists';

export { validateOptions };

/**
 * Docusaurus' docs plugin, but for what it would send of all pages to the reader of each: in its global
 * data, and with the route of each version. Nothing here reads these lists, so they stay in the build.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
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
