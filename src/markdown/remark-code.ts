import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { callsRender } from '../live-code/module';
import { parseFenceMeta } from './fence';
import { highlight, languages } from './highlight';
import { importDeclaration } from './import-declaration';
import { baseOf, versionOfFile } from '../versions/list';
import { exampleId, writeLiveModule } from './live-module';

function attribute(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }];
}

/** Words behind `live`, and the properties of LiveExample that they become; `noInline` becomes none. */
const liveFlags: Record<string, string | undefined> = {
  live: undefined,
  noInline: undefined,
  preview: 'previewOnly',
  recipe: undefined,
  responsive: 'responsive',
  xray: 'xray',
};

/**
 * What a live example shows only when the app runs: hooks that run after rendering change it at once,
 * and what reads the color mode, or has colors for modes, is right in the HTML's mode alone.
 */
function appStartOf(code: string): string | undefined {
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
 * Behind `live` may stand: `preview` (shows no code), `noInline` (the code calls `render(…)`),
 * `responsive` (the reader can change the width), `xray` (outlines all elements), `recipe` (the code is a
 * module to paste, which has a page by itself).
 * @param generatedFilesDir folder of the site's generated files
 * @throws an error naming file and line for a language that cannot be highlighted, for a word that means
 *   nothing, and for a `noInline` that does not fit the code
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

    function checkLive(node: Code, language: string, flags: string[]): void {
      if (!['jsx', 'tsx'].includes(language)) {
        file.fail(`A live example is written in jsx or tsx, not in ${language}.`, node);
      }
      if (flags.includes('noInline') !== callsRender(node.value)) {
        file.fail(
          'A noInline example calls render(…) at the start of a line, and only such an example does. ' +
            'Add the call or the word, or take it away.',
          node,
        );
      }
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
      const unknown = flags.find((flag) => !live || !Object.hasOwn(liveFlags, flag));
      if (unknown) {
        const known = Object.keys(liveFlags).join(', ');
        file.fail(`"${unknown}" means nothing here. Behind "live" may stand: ${known}.`, node);
      }
      if (live) checkLive(node, language, flags);
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: live ? 'LiveExample' : 'CodeBlock',
        attributes: [
          ...attribute('language', language),
          ...attribute('title', title),
          ...(live ? attribute('id', exampleId(node.value, version)) : []),
          ...(live ? attribute('base', base) : []),
          ...(live ? attribute('appStart', appStartOf(node.value)) : []),
          ...(live ? flags : [])
            .flatMap((flag) => liveFlags[flag] ?? [])
            .concat(live && hasNestedTheme(node.value) ? 'nestedTheme' : [])
            .map((name) => ({ type: 'mdxJsxAttribute' as const, name, value: null })),
          ...attribute('html', highlight(node.value, language, lines)),
        ],
        children: live ? [livePreview(node.value)] : [],
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
