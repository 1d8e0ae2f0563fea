import { parse } from '@babel/parser';
import type { LiveError } from '../messages';
import {
  moduleText,
  parserOptions,
  toExampleModule,
  toThemeModule,
  type ExampleModule,
  type ModuleText,
} from '../../../content/code/example-module';
import { Edits } from './compiler/edits';
import { guardCode } from './compiler/guards';
import { compileJsx } from './compiler/jsx';
import { ModuleLinks } from './compiler/modules';
import { explainSyntax, findDiff } from './compiler/explain';
import { findMistakes } from './compiler/mistakes';
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

/** An error of the parser, or of a step of the compiler. */
interface ParserError extends Error {
  loc?: { line: number; column: number };
  /** Only the parser's errors have one, and a message that ends in "(line:column)". */
  reasonCode?: string;
}

/** JavaScript for `new Function`, and where its lines come from. */
export interface Script extends ModuleText {
  /**
   * Name of its only parameter, a `Runtime`. Code can't contain the name: it's random, and chosen after the code was
   * written. So code can't replace the guard, or hide it.
   */
  runtimeName: string;
}

/**
 * Parses a module once, and changes its text: JSX, types, imports, exports, guards. Lines stay where they are.
 * @throws ParserError
 */
function toScript(parts: ExampleModule): Script {
  const module = moduleText(parts);
  const runtimeName = randomName();
  const { program } = parse(module.text, parserOptions);
  const edits = new Edits(module.text);
  const links = new ModuleLinks(edits, runtimeName);
  walk(program as SourceNode, [
    findMistakes(),
    guardCode(edits, `${runtimeName}.guard`),
    endStatements(edits),
    links.visit,
    removeTypes(edits),
    compileJsx(edits, runtimeName),
  ]);
  // The block lets code declare the names that a module of Node.js has as parameters, such as `module`.
  const text = `"use strict";{${links.importCode()}${edits.apply()}\n${links.exportCode()}}`;
  return { text, origin: module.origin, runtimeName };
}

/** Describes an error of the parser in the reader's code. */
function toCodeError(
  { message, loc, reasonCode }: ParserError,
  parts: ExampleModule,
  code: string,
  compiles: (code: string) => boolean,
): CodeError {
  if (!loc) return new CodeError({ message });
  const { text, origin } = moduleText(parts);
  const line = origin(loc.line);
  const found = (): string => {
    // The module's text after the code isn't the reader's.
    const [end = ''] = parts.close.split('\n');
    const rest = text.split('\n')[loc.line - 1]!.slice(loc.column);
    const own = rest.endsWith(end) ? rest.slice(0, rest.length - end.length) : rest;
    return code.split('\n')[line - 1]!.endsWith(own) ? own : '';
  };
  const problem = {
    message: message.replace(/\s*\(\d+:\d+\)$/, ''),
    line,
    found: reasonCode ? found() : undefined,
  };
  return new CodeError(explainSyntax(problem, code, compiles));
}

/** Compiles code, after `toParts` has split it into the parts of a module. */
function compileParts(code: string, toParts: (code: string) => ExampleModule): Script {
  const diff = findDiff(code);
  if (diff) throw new CodeError(diff);
  const parts = toParts(code);
  try {
    return toScript(parts);
  } catch (error) {
    throw toCodeError(error as ParserError, parts, code, (other) => {
      try {
        return Boolean(toScript(toParts(other)));
      } catch {
        return false;
      }
    });
  }
}

/**
 * Compiles TypeScript with JSX by the rules of live examples.
 * @throws CodeError
 */
export const compile = (code: string): Script =>
  compileParts(code, (text) => toExampleModule(text, frameScope));

/**
 * Compiles the source of a theme.
 * @throws CodeError
 */
export const compileTheme = (source: string): Script =>
  compileParts(source, (text) => toThemeModule(text, frameScope));
