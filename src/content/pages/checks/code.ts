import { parse, type ParseResult } from '@babel/parser';
import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { callsRender, moduleText, parserOptions, toExampleModule } from '../../code/example-module';
import type { DocumentedVersion } from '../../versions/list';
import { liveFlags, readFence, type Fence } from '../../code/fence';
import { languageInDiff } from '../../code/diff';
import { getLanguages } from '../../code/highlight';
import { getPageScope } from '../../markdown/live-module';

function findFlagMistake({ flags, firstLine }: Fence): string | undefined {
  const isLive = flags.includes('live');
  if (isLive && firstLine !== undefined) {
    return `"showLineNumbers" isn't supported after "live", because readers can edit the code. Remove it.`;
  }
  const unknown = flags.find((flag) => !isLive || !Object.hasOwn(liveFlags, flag));
  if (!unknown) return undefined;
  if (!isLive) {
    return (
      `"${unknown}" isn't supported after a fence's language. Remove it. Supported: title="file.ts", ` +
      'showLineNumbers, and lines to highlight, such as {2,4-6}. Live examples start with "live".'
    );
  }
  return `"${unknown}" isn't supported after "live". Supported: ${Object.keys(liveFlags).join(', ')}.`;
}

/** Finds highlighted lines that the code doesn't have. */
function findLineMistake({ lines, invalidRanges, unpaired, code }: Fence): string | undefined {
  const [range] = invalidRanges;
  if (range !== undefined) {
    return `{${range}} isn't a range of lines. Write the smaller number first, such as {2} or {4-6}.`;
  }
  if (unpaired) {
    const other = unpaired === 'highlight-start' ? 'highlight-end' : 'highlight-start';
    return `"${unpaired}" needs a "${other}". Add it, or remove the comment.`;
  }
  const count = code.split('\n').length;
  const missing = lines.find((line) => line > count);
  return missing === undefined
    ? undefined
    : `Line ${missing} can't be highlighted: the code has ${count} ${count === 1 ? 'line' : 'lines'}.`;
}

interface LiveMistake {
  text: string;
  /** Line of the example's code, from 1. */
  line?: number;
}

/** Matches expressions that can't be a component, such as an object or an element in parentheses. */
const noComponent = /Literal$|^(Object|Array|Unary|Binary|Update|New)Expression$|^JSX/;

/** Returns a module's default export: the expression, or the value of the constant that it names. */
function readDefaultExport({ program }: ParseResult): { type: string; line?: number } | undefined {
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  const value = exported?.declaration;
  const constants = program.body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  const constant = constants.find(
    ({ id }) => value?.type === 'Identifier' && id.type === 'Identifier' && id.name === value.name,
  );
  const expression = constant?.init ?? value;
  return expression && { type: expression.type, line: expression.loc?.start.line };
}

/** Finds the first syntax error of a live example, or an example that isn't a component. */
function findCodeMistake(code: string, version: DocumentedVersion): LiveMistake | undefined {
  const module = moduleText(toExampleModule(code, getPageScope(version)));
  try {
    const parsed = parse(module.text, parserOptions);
    const { type, line } = readDefaultExport(parsed) ?? { type: '' };
    if (!noComponent.test(type)) return undefined;
    return {
      text:
        "The live example isn't a component. Write elements without parentheses, a function that returns them, or a " +
        'module with an "export default".',
      ...(line ? { line: module.origin(line) } : {}),
    };
  } catch (error) {
    const { message, loc } = error as Error & { loc?: { line: number } };
    const reason = message.replace(/\s*\(\d+:\d+\)$/, '').replace(/\.$/, '');
    return {
      text: `The live example has a syntax error: ${reason}.`,
      ...(loc ? { line: module.origin(loc.line) } : {}),
    };
  }
}

function findExampleMistake(
  fence: Fence,
  language: string,
  version: DocumentedVersion,
): LiveMistake | undefined {
  if (!['jsx', 'tsx'].includes(language)) {
    return { text: `Live examples must be jsx or tsx, not ${language}.` };
  }
  if (fence.flags.includes('noInline') !== callsRender(fence.code)) {
    const text = fence.flags.includes('noInline')
      ? `A "noInline" example must call render(…) at its top level. Add the call, or remove "noInline".`
      : `This example calls render(…). Add "noInline" after "live", or remove the call.`;
    return { text };
  }
  return findCodeMistake(fence.code, version);
}

/**
 * Checks the fenced code of a page: language, flags, highlighted lines, and the syntax of live examples.
 * @param file receives the messages
 */
export function checkCode(tree: Root, file: VFile, version: DocumentedVersion): void {
  visit(tree, 'code', (node: Code) => {
    const fence = readFence(node);
    const { language: given } = fence;
    const language = languageInDiff(given) ?? given;
    const languages = getLanguages();
    if (!languages.includes(language)) {
      file.message(
        `"${language}" can't be highlighted. Add it to themeConfig.prism.additionalLanguages in ` +
          `docusaurus.config.ts, or use one of: ${languages.join(', ')}.`,
        node,
      );
      return;
    }
    for (const text of [findFlagMistake(fence), findLineMistake(fence)]) {
      if (text) file.message(text, node);
    }
    if (!fence.flags.includes('live')) return;
    const mistake = findExampleMistake(fence, given, version);
    if (!mistake) return;
    const { line, column } = node.position!.start;
    file.message(mistake.text, { line: line + (mistake.line ?? 0), column });
  });
}
