import { pathOf } from '../../../src/base/facts/base-url';
import config from '../../../docusaurus.config';

const { theme = {} } = config.presets![0]![1 as never] as { theme?: { customCss?: unknown } };
const { contentPolicy } = config.customFields as { contentPolicy: Record<string, string[]> };

const themeConfig = config.themeConfig as {
  image?: string;
  navbar?: { items?: { to?: string }[] };
};

const urlsOf = (files: readonly (string | { src?: unknown; href?: unknown })[] = []) =>
  files.map((file) => String(typeof file === 'string' ? file : (file.src ?? file.href)));

/** Options of docusaurus.config.ts that add something to each page: CONTRIBUTING.md lists them. */
export const siteOptions = {
  /** Sources of each directive that `customFields.contentPolicy` adds. */
  contentPolicy,
  /** True if the preset's option `theme.customCss` is set. Its file is `/assets/custom.….css`. */
  hasCustomCss: Boolean(theme.customCss),
  /** URLs in `scripts` and `stylesheets`. */
  files: [...urlsOf(config.scripts as never), ...urlsOf(config.stylesheets as never)],
  /** Number of inline scripts in `headTags`. */
  inlineScripts: (config.headTags ?? []).filter(
    ({ tagName, innerHTML }) => tagName === 'script' && innerHTML,
  ).length,
  /** Pages that the header links to. On small screens, the menu has these links. */
  headerPages: (themeConfig.navbar?.items ?? []).flatMap(({ to }) => to ?? []),
  /** Image of pages without their own card. */
  image: themeConfig.image,
};

/** True for a URL that is on each page because of the configuration. */
export const isConfigured = (url: string): boolean =>
  siteOptions.files.includes(url) || /^\/assets\/custom\.[0-9a-f]+\.css$/.test(pathOf(url) ?? '');
