import type { Definition, Link, Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeText, type JsxElement } from './jsx';
import { linkInVersion, withoutScheme, type PageIndex } from './links';

/** What is known of all pages. */
interface Site {
  /** Folder of the site, as an absolute path. */
  dir: string;
  versions: { folder: string; base: string }[];
  index: PageIndex;
}

/**
 * Keeps the links of an older version in that version, and takes `pathname://` away.
 * src/pages/content-check finds broken links.
 * @param site what is known of all pages once they are loaded
 */
export function remarkLinks(site: () => Site) {
  return () => (tree: Root, file: VFile) => {
    const { dir, index, versions } = site();
    const isIn = (folder: string) => file.path.startsWith(path.join(dir, folder) + path.sep);
    const base = versions.find(({ folder }) => isIn(folder))?.base ?? '';
    visit(tree, ['link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      if ('url' in visited) {
        const node = visited as Link | Definition;
        node.url = linkInVersion(withoutScheme(node.url), base, index);
        return;
      }
      const element = visited as JsxElement;
      for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !/^(href|to)$/.test(attribute.name)) continue;
        const url = attributeText(element, attribute.name);
        if (url !== undefined) attribute.value = linkInVersion(withoutScheme(url), base, index);
      }
    });
  };
}
