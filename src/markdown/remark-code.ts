import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parseFenceMeta } from './fence';
import { highlight, languages } from './highlight';
import { importDeclaration } from './import-declaration';
import { liveModule } from './live-module';

/** Folder of the live examples' modules, below the site's generated files. */
const liveFolder = 'live-examples';

function attribute(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }];
}

const hashOf = (code: string) => createHash('sha256').update(code).digest('hex').slice(0, 12);

/**
 * Turns fenced code into components when a page is built: `CodeBlock` with highlighted HTML, and for
 * `live` fences `LiveExample` around the compiled preview, so that both stand in the static page. A
 * `live preview` fence shows no code.
 * @param generatedFilesDir folder of the site's generated files
 * @throws an error naming file and line for a language that cannot be highlighted
 */
export function remarkCode(generatedFilesDir: string) {
  return () => (tree: Root, file: VFile) => {
    const imports: MdxjsEsm[] = [];

    function livePreview(code: string): MdxJsxFlowElement {
      const hash = hashOf(code);
      const folder = path.join(generatedFilesDir, liveFolder);
      mkdirSync(folder, { recursive: true });
      writeFileSync(path.join(folder, `${hash}.tsx`), liveModule(code));
      const name = `LivePreview_${hash}`;
      imports.push(importDeclaration(name, `@generated/${liveFolder}/${hash}.tsx`, true));
      return { type: 'mdxJsxFlowElement', name, attributes: [], children: [] };
    }

    visit(tree, 'code', (node: Code, index, parent) => {
      const language = node.lang ?? 'text';
      if (!languages.includes(language)) {
        file.fail(
          `"${language}" is no language that can be highlighted. Use one of: ${languages.join(', ')}.`,
          node,
        );
      }
      const { title, lines, flags } = parseFenceMeta(node.meta);
      const live = flags.includes('live');
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: live ? 'LiveExample' : 'CodeBlock',
        attributes: [
          ...attribute('language', language),
          ...attribute('title', title),
          ...(live ? attribute('id', hashOf(node.value)) : []),
          ...(live && flags.includes('preview')
            ? [{ type: 'mdxJsxAttribute' as const, name: 'previewOnly', value: null }]
            : []),
          ...attribute('html', highlight(node.value, language, lines)),
        ],
        children: live ? [livePreview(node.value)] : [],
      };
      parent!.children[index!] = element;
    });
    const unique = new Map(imports.map((node) => [node.value, node]));
    tree.children.unshift(...unique.values());
  };
}
