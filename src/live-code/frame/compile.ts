import { transform } from 'sucrase';
import type { LiveError } from '../messages';
import { moduleText, toExampleModule, type ModuleText } from '../module';
import { guardLoops } from './loop-guard';
import { frameScope } from './packages';

/** An error with a place in the reader's code. */
export class CodeError extends Error {
  constructor(readonly detail: LiveError) {
    super(detail.message);
  }
}

/** The parser's errors: a message that ends in "(line:column)", and the place. */
interface ParserError extends Error {
  loc?: { line: number; column: number };
}

function toCodeError(error: unknown, module: ModuleText): CodeError {
  const { message, loc } = error as ParserError;
  return new CodeError({
    message: message.replace(/\s*\(\d+:\d+\)$/, ''),
    ...(loc ? { line: module.origin(loc.line) } : {}),
  });
}

/** Plain JavaScript for `new Function`, and where its lines come from. */
export type Script = ModuleText;

function toScript(module: ModuleText): Script {
  try {
    const { code } = transform(guardLoops(module.text), {
      transforms: ['typescript', 'jsx', 'imports'],
      jsxRuntime: 'automatic',
      jsxImportSource: 'theme-ui',
      production: true,
    });
    return { text: code, origin: module.origin };
  } catch (error) {
    throw toCodeError(error, module);
  }
}

/**
 * Compiles TypeScript with JSX to a script for `new Function`, by the rules of live examples.
 * `require` and `exports` must be in its scope.
 * @throws CodeError
 */
export function compile(code: string): Script {
  return toScript(moduleText(toExampleModule(code, frameScope)));
}

/**
 * Compiles the source of a theme: an object as JSON or TypeScript, or a module that exports one by
 * default or as `theme`.
 * @throws CodeError
 */
export function compileTheme(source: string): Script {
  if (/^export\b/m.test(source)) {
    return toScript({ text: source, origin: (line) => line });
  }
  const parts = toExampleModule(source, frameScope);
  return toScript(moduleText({ ...parts, open: 'export default ', close: ';' }));
}
