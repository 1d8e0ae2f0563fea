import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

/** Prop that the docs plugin passes to the route of a version. */
interface VersionProp {
  docs: object;
  docsSidebars: object;
}

const createShapeError = (what: string) =>
  new Error(
    `Can't find ${what} in the data of Docusaurus' docs plugin, so the lists of all pages would be sent to every ` +
      `reader. Update src/pages/docs-plugin/page-lists.ts.`,
  );

/**
 * Removes the lists of all pages and sidebars from the props of each version's route.
 * @throws if a version's props have an unexpected shape
 */
export function stripRoute(route: RouteConfig): RouteConfig {
  const versions = route.routes ?? [];
  if (versions.length === 0) throw createShapeError('the routes of versions');
  return {
    ...route,
    routes: versions.map((versionRoute) => {
      const version = versionRoute.props?.version as Partial<VersionProp> | undefined;
      if (!version?.docs || !version.docsSidebars) throw createShapeError('the props of versions');
      const stripped: VersionProp = { ...version, docs: {}, docsSidebars: {} };
      return { ...versionRoute, props: { ...versionRoute.props, version: stripped } };
    }),
  };
}

/**
 * Removes the pages and sidebars of each version from the docs plugin's global data.
 * @throws if the data has an unexpected shape
 */
export function stripGlobalData(data: unknown): GlobalPluginData {
  const { versions, ...rest } = data as GlobalPluginData;
  if (!versions?.every(({ docs, sidebars }) => docs && sidebars))
    throw createShapeError('the global data');
  return {
    ...rest,
    versions: versions.map((version) => ({ ...version, docs: [], draftIds: [], sidebars: {} })),
  };
}
