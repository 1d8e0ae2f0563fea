import { transformSync } from '@swc/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ComponentType } from 'react';
import { moduleText, toExampleModule } from '../../src/live-code/module';
import { pageScope } from '../../src/markdown/live-module';
import type { CodeBlock } from './page-code';

const root = path.resolve('.');
const requireFromRoot = createRequire(path.join(root, 'package.json'));

/** Loads a module of an installed package; undefined when there is none. */
export function loadModule(source: string): object | undefined {
  try {
    requireFromRoot.resolve(source);
  } catch {
    return undefined;
  }
  return requireFromRoot(source) as object;
}

/**
 * Compiles and runs the module that a page makes of a live example.
 * @returns its component
 * @throws what the compiler or the code throws
 */
export function runExample({ code }: CodeBlock): ComponentType {
  const { code: script } = transformSync(moduleText(toExampleModule(code, pageScope)).text, {
    configFile: false,
    swcrc: false,
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      target: 'es2022',
    },
    module: { type: 'commonjs' },
  });
  const requireModule = (source: string): unknown =>
    requireFromRoot(source.replace(/^@site\//, `${root}/`));
  const exports: { default?: ComponentType } = {};
  new Function('require', 'exports', script)(requireModule, exports);
  if (!exports.default) throw new Error('The example has no component.');
  return exports.default;
}
