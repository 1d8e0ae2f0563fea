import type { Config } from '@docusaurus/types';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import { pathOf } from '../../base/facts/base-url';
import type { Redirect } from '../../base/facts/paths';
import type { SupportedThemeConfig } from '../../shell/layout/useThemeConfig';
import { insteadOf, refusals, supported, supportedPreset, type Shape } from './supported-options';

function findUnsupported(value: unknown, shape: Shape, name: string): string[] {
  if (shape === true || value === undefined || value === null || typeof value !== 'object')
    return [];
  if (Array.isArray(shape)) {
    return (value as unknown[]).flatMap((item, index) =>
      findUnsupported(item, (shape as readonly [Shape])[0], `${name}[${index}]`),
    );
  }
  return Object.entries(value).flatMap(([key, child]) => {
    const option = name ? `${name}.${key}` : key;
    const known = (shape as Record<string, Shape>)[key];
    if (known) return findUnsupported(child, known, option);
    if (child === undefined || child === false) return [];
    const instead = insteadOf(option.replace(/\[\d+\]/g, '[]'));
    return [`${option} isn't supported. ${instead ?? 'Remove it'}.`];
  });
}

type Named = string | readonly [string, ...unknown[]];

/** Names of plugins and themes that are given by name. */
const namesOf = (list: unknown): string[] =>
  ((list ?? []) as Named[]).flatMap((item) => {
    const name = typeof item === 'object' ? item[0] : item;
    return typeof name === 'string' ? [name] : [];
  });

function findRefusedPlugins({ plugins, themes }: Config): string[] {
  const names = namesOf([...(plugins ?? []), ...(themes ?? [])]);
  const redirectPlugins = names.filter((name) => name.includes('client-redirects'));
  const repeated =
    redirectPlugins.length > 1
      ? ['The plugin client-redirects is already in use. Add your redirects to redirects.ts.']
      : [];
  const refused = names
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => {
      const refusal = refusals.find(({ plugins }) => plugins?.test(name));
      return refusal ? [`The plugin ${name} isn't supported. ${refusal.instead}.`] : [];
    });
  return [...repeated, ...refused];
}

function findWrongValues({ i18n, trailingSlash }: Config, routeBasePath: unknown): string[] {
  return [
    ...(trailingSlash === false
      ? []
      : ['trailingSlash must be false: links, saved pages, and hosts rely on it.']),
    ...(i18n?.locales?.length === 1
      ? []
      : ['i18n.locales must contain one locale, because the site has only one language.']),
    ...(routeBasePath === '/' ? [] : ['preset.docs.routeBasePath must be "/".']),
  ];
}

/** Links of the header and footer without a label or a valid path. */
function findLinkMistakes({ themeConfig = {} }: Config): string[] {
  const { navbar, footer } = themeConfig as Partial<SupportedThemeConfig>;
  const links = [
    ...(navbar?.items ?? []),
    ...(footer?.links ?? []).flatMap((entry) => ('items' in entry ? entry.items : [entry])),
  ];
  return [
    ...links
      .filter((link) => !link.label && ('to' in link || 'href' in link))
      .map((link) => `The link to ${link.to ?? link.href} in themeConfig needs a label.`),
    ...links
      .filter(({ to }) => to !== undefined && !to.startsWith('/'))
      .map(({ to }) => `The link to "${to}" in themeConfig needs a slash: to: "/${to}".`),
  ];
}

/** Images, scripts, and style sheets of the configuration that don't exist. */
function findMissingFiles(config: Config, siteDir: string): string[] {
  const { themeConfig = {}, favicon, scripts = [], stylesheets = [] } = config;
  const { navbar, image } = themeConfig as Partial<SupportedThemeConfig>;
  const fileOf = (entry: unknown) => {
    const { src, href } = entry as Record<string, string | undefined>;
    return pathOf(typeof entry === 'string' ? entry : (src ?? href ?? ''));
  };
  const files: [option: string, file: string | undefined][] = [
    ['favicon', favicon],
    ['themeConfig', navbar?.logo?.src],
    ['themeConfig', image],
    ...scripts.map((script) => ['scripts', fileOf(script)] as [string, string | undefined]),
    ...stylesheets.map((sheet) => ['stylesheets', fileOf(sheet)] as [string, string | undefined]),
  ];
  return files.flatMap(([option, file]) =>
    file === undefined ||
    /^([a-z]+:|\/\/)/.test(file) ||
    existsSync(path.join(siteDir, 'static', file.replace(/[?#].*/, '')))
      ? []
      : [`The file "${file}" in ${option} doesn't exist. Put it in static/.`],
  );
}

function findRedirectMistakes(redirects: readonly Redirect[]): string[] {
  const isPath = (path: unknown) =>
    typeof path === 'string' && /^\/[^?#]*$/.test(path) && (path === '/' || !path.endsWith('/'));
  const isTarget = (to: unknown) => isPath(typeof to === 'string' ? to.replace(/#.+/, '') : to);
  return redirects
    .filter(({ from, to }) => !isPath(from) || !isTarget(to))
    .map(
      (redirect) =>
        `redirects.ts: ${JSON.stringify(redirect)} needs one path in "from" and one in "to", without a slash at ` +
        'the end and without a query. Only "to" can have a hash. Add a separate entry for each path.',
    );
}

function findUnusedFiles(siteDir: string, docsPath: string): string[] {
  const categories = readdirSync(path.join(siteDir, docsPath), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => /(^|[\\/])_category_\.(json|ya?ml)$/.test(file))
    .map(
      (file) =>
        `${docsPath}/${file.replaceAll('\\', '/')} has no effect. Define sections in sidebars.ts.`,
    );
  const pages = path.join(siteDir, 'src/pages');
  const pagesInSrc = existsSync(pages)
    ? readdirSync(pages, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(mdx?|jsx?|tsx)$/.test(file),
      )
    : [];
  return [
    ...categories,
    ...pagesInSrc.map(
      (file) => `src/pages/${file} isn't built as a page. ${insteadOf('preset.pages')}.`,
    ),
    ...refusals.flatMap(({ folder, instead }) =>
      folder && existsSync(path.join(siteDir, folder))
        ? [`The folder "${folder}" has no effect. ${instead}.`]
        : [],
    ),
  ];
}

/**
 * Checks that everything in a configuration has an effect on this site.
 * @param siteDir folder of the site
 * @returns the configuration
 * @throws an error that lists each option without effect, and what to do instead
 */
export function checkConfig(config: Config, siteDir: string): Config {
  const [preset] = (config.presets ?? []) as [string, Record<string, unknown>][];
  const presetOptions = preset?.[1] ?? {};
  const docs = (presetOptions.docs ?? {}) as { path?: string; routeBasePath?: string };
  const problems = [
    ...findUnsupported(config, supported, ''),
    ...findUnsupported(presetOptions, supportedPreset, 'preset'),
    ...findRefusedPlugins(config),
    ...findLinkMistakes(config),
    ...findMissingFiles(config, siteDir),
    ...findRedirectMistakes(redirects),
    ...findWrongValues(config, docs.routeBasePath),
    ...findUnusedFiles(siteDir, docs.path ?? 'docs'),
  ];
  if (problems.length === 0) return config;
  throw new Error(
    `Some settings or files would have no effect on this site:\n${problems.map((problem) => `- ${problem}`).join('\n')}`,
  );
}
