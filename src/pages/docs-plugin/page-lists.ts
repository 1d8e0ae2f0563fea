import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { RouteConfig } from '@docusaurus/types';

/** What the docs plugin gives to the route of a version. */
interface VersionProp {
  docs: object;
  docsSidebars: object;
}

const moved = (what: string) =>
  new Error(
    `Docusaurus' docs plugin no longer has ${what} where it was, so lists of all pages would reach ` +
      `every reader. Mend src/pages/docs-plugin/page-lists.ts.`,
  );

/**
 * The docs plugin's routes without the lists of all pages and of the sidebars in each version's props.
 * @throws when a version's props are of another form
 */
export function thinRoute(route: RouteConfig): RouteConfig {
  const versions = route.routes ?? [];
  if (versions.length === 0) throw moved('the routes of versions');
  return {
    ...route,
    routes: versions.map((versionRoute) => {
      const version = versionRoute.props?.version as Partial<VersionProp> | undefined;
      if (!version?.docs || !version.docsSidebars) throw moved('the props of versions');
      const thin: VersionProp = { ...version, docs: {}, docsSidebars: {} };
      return { ...versionRoute, props: { ...versionRoute.props, version: thin } };
    }),
  };
}

/**
 * The docs plugin's global data with its versions, but without their pages and sidebars.
 * @throws when it is of another form
 */
export function thinGlobalData(data: unknown): GlobalPluginData {
  const { versions, ...rest } = data as GlobalPluginData;
  if (!versions?.every(({ docs, sidebars }) => docs && sidebars)) throw moved('its global data');
  return {
    ...rest,
    versions: versions.map((version) => ({ ...version, docs: [], draftIds: [], sidebars: {} })),
  };
}
