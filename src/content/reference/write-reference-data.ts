import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toVersionLink } from '../markdown/links';
import type { PageList } from '../pages/pages';
import { siteUrl } from '../../base/facts/address';
import { addressOf } from '../../base/facts/base-url';
import { referenceDataPath, themeSchemaPath } from '../../base/facts/paths';
import { baseOf, currentVersion, olderVersions, type DocumentedVersion } from '../versions/list';
import { componentPage, componentSource, defaultVariantPath } from './component-page';
import { readApi, type DocumentedProp } from './components';
import { loadLibrary } from './library';
import { readScales } from './scales';
import { createThemeSchema } from './theme-schema';

const absolute = (path: string) => siteUrl + addressOf(path);

/**
 * Creates the data of a version's reference tables, for tools. Texts are Markdown with absolute links.
 * @param index all pages
 */
export function createReferenceData(version: DocumentedVersion, index: PageList['index']): object {
  const base = baseOf(version);
  const { components, commonProps, styleProps } = readApi(version);
  const makeAbsolute = (text: string) =>
    text.replace(/(?<=\]\()\/[^)]*/g, (link) => absolute(toVersionLink(link, base, index)));
  const toData = (props: DocumentedProp[]) =>
    props.map((prop) => ({ ...prop, description: makeAbsolute(prop.description) }));
  return {
    package: 'theme-ui',
    release: version.release,
    components: [...components.values()].map((component) => {
      const { name, element, elements, themeKey, props } = component;
      const page = base + componentPage(name);
      return {
        name,
        // A version can lack the page.
        page: page in index ? absolute(page) : undefined,
        source: componentSource(name, version.release).url,
        element,
        elements:
          elements &&
          Object.fromEntries(Object.entries(elements).map((texts) => texts.map(makeAbsolute))),
        themeKey,
        defaultVariant: defaultVariantPath(component),
        props: toData(props),
      };
    }),
    commonProps: toData(commonProps),
    styleProps,
    scales: readScales(undefined, loadLibrary(version)),
  };
}

/**
 * Writes two JSON files for each version: the data of its reference tables (`reference.json`, `0.16/reference.json`), and
 * the JSON Schema for its themes (`theme.schema.json`, `0.16/theme.schema.json`).
 */
export async function writeReferenceData({ index }: PageList, outDir: string): Promise<void> {
  for (const version of [currentVersion, ...olderVersions]) {
    const base = baseOf(version);
    const schema = createThemeSchema(version, absolute(base + themeSchemaPath));
    await mkdir(path.join(outDir, base), { recursive: true });
    for (const [file, data] of [
      [referenceDataPath, createReferenceData(version, index)],
      [themeSchemaPath, schema],
    ] as const) {
      await writeFile(path.join(outDir, base, file), `${JSON.stringify(data, null, 1)}\n`);
    }
  }
}
