import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toVersionLink } from '../markdown/links';
import type { PageList } from '../pages/pages';
import { siteUrl } from '../../base/facts/address';
import { addressOf } from '../../base/facts/base-url';
import { referenceDataPath } from '../../base/facts/paths';
import { baseOf, currentVersion, olderVersions, type DocumentedVersion } from '../versions/list';
import { componentPage, componentSource, defaultVariantPath } from './component-page';
import { readApi, type DocumentedProp } from './components';
import { loadLibrary } from './library';
import { readScales } from './scales';

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

/** Writes the data of each version's reference tables as JSON: `reference.json`, and `0.16/reference.json`. */
export async function writeReferenceData({ index }: PageList, outDir: string): Promise<void> {
  for (const version of [currentVersion, ...olderVersions]) {
    const file = path.join(outDir, baseOf(version), referenceDataPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, `${JSON.stringify(createReferenceData(version, index), null, 1)}\n`);
  }
}
