import { transformSync } from '@swc/core';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createElement, type ComponentType } from 'react';
import type * as ThemeUI from 'theme-ui';
import { LibraryScope } from '../../src/runtime/color-mode/LibraryScope';
import { moduleText, toExampleModule } from '../../src/content/code/example-module';
import { getPageScope } from '../../src/content/markdown/live-module';
import {
  currentVersion,
  versionOfFile,
  type DocumentedVersion,
} from '../../src/content/versions/list';
import { packagesOf } from '../../src/content/versions/packages';
import type { CodeBlock } from '../support/page-code';

const root = path.resolve('.');
const requireFromRoot = createRequire(path.join(root, 'package.json'));

/** Resolves an import to the alias of its package in a version. */
function moduleOf(source: string, { name }: DocumentedVersion): string {
  const packageName = /^(@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? '';
  const folder = packagesOf(name)[packageName];
  return folder ? folder + source.slice(packageName.length) : source;
}

/** Loads a module from the packages of a version; undefined if there's no such module. */
export function loadModule(source: string, version: DocumentedVersion): object | undefined {
  const file = moduleOf(source, version);
  try {
    requireFromRoot.resolve(file);
  } catch {
    return undefined;
  }
  return requireFromRoot(file) as object;
}

/**
 * Compiles and runs the module of a live example with the packages of its version.
 * @returns its component
 * @throws errors of the compiler and of the code
 */
export function runExample({ code, page }: CodeBlock): ComponentType {
  const version = versionOfFile(page);
  const { text } = moduleText(toExampleModule(code, getPageScope(version)));
  const { code: script } = transformSync(text, {
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
    requireFromRoot(moduleOf(source.replace(/^@site\//, `${root}/`), version));
  const exports: { default?: ComponentType } = {};
  new Function('require', 'exports', script)(requireModule, exports);
  const { default: Example } = exports;
  if (!Example) throw new Error('The module of the example has no default export.');
  if (version === currentVersion) return Example;
  const { __ThemeUIContext: context } = loadModule('theme-ui', version) as typeof ThemeUI;
  return () => createElement(LibraryScope, { context, children: createElement(Example) });
}
