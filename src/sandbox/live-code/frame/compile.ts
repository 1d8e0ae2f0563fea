import { parse } from '@babel/parser';
import type { LiveError } from '../messages';
import {
  moduleText,
  parserOptions,
  toExampleModule,
  type ModuleText,
} from '../../../content/code/example-module';
import { Edits } from './compiler/edits';
import { guardCode } from './compiler/guards';
import { compileJsx } from './compiler/jsx';
import { ModuleLinks } from './compiler/modules';
import { endStatements, removeTypes } from './compiler/types';
import { walk, type SourceNode } from './compiler/walk';
import { frameScope } from './packages';

// Code may replace it.
const getRandomValues = crypto.getRandomValues.bind(crypto);

/** Returns a name that code can't guess. */
function randomName(): string {
  const [a, b, c] = getRandomValues(new Uint32Array(3));
  return `runtime_${a}_${b}_${c}`;
}

/** An error with a place in the reader's code. */
export class CodeError extends Error {
  constructor(readonly detail: LiveError) {
    super(detail.message);
  }
}

/** The parser's errors have a message that ends in "(line:column)", and a place. */
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

/** JavaScript for `new Function`, and where its lines come from. */
export interface Script extends ModuleText {
  /**
   * Name of its only parameter, a `Runtime`. Code can't contain the name: it's random, and chosen after the code was
   * written. So code can't replace the guard, or hide it.
   */
  runtimeName: string;
}

/** Parses a module once, and changes its text: JSX, types, imports, exports, guards. Lines stay where they are. */
function toScript(module: ModuleText): Script {
  const runtimeName = randomName();
  try {
    const { program } = parse(module.text, parserOptions);
    const edits = new Edits(module.text);
    const links = new ModuleLinks(edits, runtimeName);
    walk(program as SourceNode, [
      guardCode(edits, `${runtimeName}.guard`),
      endStatements(edits),
      links.visit,
      removeTypes(edits),
      compileJsx(edits, runtimeName),
    ]);
    const text = `"use strict";${links.importCode()}${edits.apply()}\n${links.exportCode()}`;
    return { text, origin: module.origin, runtimeName };
  } catch (error) {
    throw toCodeError(error, module);
  }
}

/**
 * Compiles TypeScript with JSX by the rules of live examples.
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
