import type { Definition, Link, Root } from 'mdast';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attributeText, type JsxElement } from './jsx';
import { toVersionLink, stripPathnameScheme, type PageIndex } from './links';

/** What links need of the list of pages (src/content/pages/pages). */
interface LinkContext {
  /** Absolute path of the site folder. */
  dir: string;
  versions: { folder: string; base: string }[];
  index: PageIndex;
}

/**
 * Keeps links of an older version in that version, and strips `pathname://`. src/content/pages/content-check reports
 * broken links.
 * @param getSite returns all pages; called after they're loaded
 */
export function remarkLinks(getSite: () => LinkContext) {
  return () => (tree: Root, file: VFile) => {
    const { dir, index, versions } = getSite();
    const isIn = (folder: string) => file.path.startsWith(path.join(dir, folder) + path.sep);
    const base = versions.find(({ folder }) => isIn(folder))?.base ?? '';
    visit(tree, ['link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (visited) => {
      if ('url' in visited) {
        const node = visited as Link | Definition;
        node.url = toVersionLink(stripPathnameScheme(node.url), base, index);
        return;
      }
      const element = visited as JsxElement;
      for (const attribute of element.attributes) {
        if (attribute.type !== 'mdxJsxAttribute' || !/^(href|to)$/.test(attribute.name)) continue;
        const url = attributeText(element, attribute.name);
        if (url !== undefined)
          attribute.value = toVersionLink(stripPathnameScheme(url), base, index);
      }
    });
  };
}
