import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { liveFlags, readFence } from '../code/fence';
import { highlightWithHints } from '../code/value-hints';
import { createImport } from './import-declaration';
import { baseOf, versionOfFile } from '../versions/list';
import { getExampleId, writeLiveModule } from './live-module';

function optionalAttribute(name: string, value: string | undefined) {
  return value === undefined ? [] : [{ type: 'mdxJsxAttribute' as const, name, value }];
}

function numberLines(code: string, firstLine: number): string {
  return code
    .split('\n')
    .map((_, index) => firstLine + index)
    .join('\n');
}

/**
 * When to hydrate a live example without waiting for an interaction. Effects and similar hooks change it right after
 * rendering. An example that depends on the color mode is only correct in the mode of the HTML.
 */
function getStartTrigger(code: string): string | undefined {
  if (/\buse(Effect|LayoutEffect|BreakpointIndex|ResponsiveValue|SyncExternalStore)\b/.test(code)) {
    return 'near';
  }
  return /\b(useColorMode|colorMode|rawColors)\b|\bmodes:/.test(code) ? 'mode' : undefined;
}

/** True if the example contains a provider that doesn't set colors. */
const hasNestedTheme = (code: string) =>
  /<ThemeUIProvider\b/.test(code) && !/(?<![\w-])colors:/.test(code);

/**
 * Replaces fenced code with components at build time, so that the static HTML contains highlighted code and rendered
 * previews: `CodeBlock` or, for `live` fences, `LiveExample` around the compiled preview.
 *
 * Flags after `live`: `preview` (hides the code), `noInline` (the code calls `render(…)`), `responsive` (the reader
 * can resize the preview), `xray` (outlines all elements), `recipe` (the code is a module to paste, and has a separate
 * preview page). src/content/pages/checks/code.ts validates them.
 * @param generatedFilesDir folder of Docusaurus' generated files
 */
export function remarkCode(generatedFilesDir: string) {
  return () => (tree: Root, file: VFile) => {
    const imports: MdxjsEsm[] = [];
    const version = versionOfFile(file.path);
    const versionPath = baseOf(version) || undefined;

    function livePreview(code: string): MdxJsxFlowElement {
      const name = `LivePreview_${getExampleId(code, version)}`;
      imports.push(createImport(name, writeLiveModule(code, generatedFilesDir, version), true));
      return { type: 'mdxJsxFlowElement', name, attributes: [], children: [] };
    }

    visit(tree, 'code', (node: Code, index, parent) => {
      const { language, code, title, lines, firstLine, flags } = readFence(node);
      const isLive = flags.includes('live');
      const element: MdxJsxFlowElement = {
        type: 'mdxJsxFlowElement',
        name: isLive ? 'LiveExample' : 'CodeBlock',
        attributes: [
          ...optionalAttribute('language', language),
          ...optionalAttribute('title', title),
          ...(isLive ? optionalAttribute('id', getExampleId(code, version)) : []),
          ...(isLive ? optionalAttribute('versionPath', versionPath) : []),
          ...(isLive ? optionalAttribute('startOn', getStartTrigger(code)) : []),
          ...(isLive ? flags : [])
            .flatMap((flag) => liveFlags[flag] ?? [])
            .concat(isLive && hasNestedTheme(code) ? 'nestedTheme' : [])
            .map((name) => ({ type: 'mdxJsxAttribute' as const, name, value: null })),
          ...(isLive || firstLine === undefined
            ? []
            : optionalAttribute('numbers', numberLines(code, firstLine))),
          ...optionalAttribute('html', highlightWithHints(code, language, lines)),
        ],
        children: isLive ? [livePreview(code)] : [],
      };
      parent!.children[index!] = flags.includes('recipe')
        ? {
            type: 'mdxJsxFlowElement',
            name: 'RecipeExample',
            attributes: [],
            children: [element],
          }
        : element;
    });
    const unique = new Map(imports.map((node) => [node.value, node]));
    tree.children.unshift(...unique.values());
  };
}
