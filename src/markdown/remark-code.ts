import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { liveFlags, readFence } from '../code/fence';
import { highlight } from '../code/highlight';
import { importDeclaration } from './import-declaration';
import { baseOf, versionOfFile } from '../versions/list';
import { exampleId, writeLiveModule } from './live-module';

function attribute(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }];
}

/**
 * The part of a live example that shows only when React runs it: hooks that run after rendering change it at once,
 * and what reads the color mode, or has colors for modes, is right in the HTML's mode alone.
 */
function startOf(code: string): string | undefined {
  if (/\buse(Effect|LayoutEffect|BreakpointIndex|ResponsiveValue|SyncExternalStore)\b/.test(code)) {
    return 'near';
  }
  return /\b(useColorMode|colorMode|rawColors)\b|\bmodes:/.test(code) ? 'mode' : undefined;
}

/** Whether the example has a provider of its own that leaves the colors as they are. */
const hasNestedTheme = (code: string) =>
  /<ThemeUIProvider\b/.test(code) && !/(?<![\w-])colors:/.test(code);

/**
 * Turns fenced code into components when a page is built: `CodeBlock` with highlighted HTML, and for
 * `live` fences `LiveExample` around the compiled preview, so that both stand in the static page.
 *
 * After `live` may follow: `preview` (shows no code), `noInline` (the code calls `render(…)`),
 * `responsive` (the reader can change the width), `xray` (outlines all elements), `recipe` (the code is a
 * module to paste, which has a page by itself).
 * src/pages/checks/code.ts checks all of it first.
 * @param generatedFilesDir folder of the site's generated files
 */
export function remarkCode(generatedFilesDir: string) {
  return () => (tree: Root, file: VFile) => {
    const imports: MdxjsEsm[] = [];
    const version = versionOfFile(file.path);
    const base = baseOf(version) || undefined;

    function livePreview(code: string): MdxJsxFlowElement {
      const name = `LivePreview_${exampleId(code, version)}`;
      imports.push(
        importDeclaration(name, writeLiveModule(code, generatedFilesDir, version), true),
      );
      return { type: 'mdxJsxFlowElement', name, attributes: [], children: [] };
    }

    visit(tree, 'code', (node: Code, index, parent) => {
      const language = node.lang ?? 'text';
      const { code, title, lines, flags } = readFence(node);
      const live = flags.includes('live');
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: live ? 'LiveExample' : 'CodeBlock',
        attributes: [
          ...attribute('language', language),
          ...attribute('title', title),
          ...(live ? attribute('id', exampleId(code, version)) : []),
          ...(live ? attribute('base', base) : []),
          ...(live ? attribute('startOn', startOf(code)) : []),
          ...(live ? flags : [])
            .flatMap((flag) => liveFlags[flag] ?? [])
            .concat(live && hasNestedTheme(code) ? 'nestedTheme' : [])
            .map((name) => ({ type: 'mdxJsxAttribute' as const, name, value: null })),
          ...attribute('html', highlight(code, language, lines)),
        ],
        children: live ? [livePreview(code)] : [],
      };
      parent!.children[index!] = flags.includes('recipe')
        ? {
            type: 'mdxJsxFlowElement',
            name: 'RecipeExample',
            attributes: attribute('name', file.stem),
            children: [element],
          }
        : element;
    });
    const unique = new Map(imports.map((node) => [node.value, node]));
    tree.children.unshift(...unique.values());
  };
}
