import * as React from 'react';
import * as ThemeUI from 'theme-ui';
import * as demo from '../examples/demo';
import type { Scope } from './example-module';

/** Returns a module's named exports, without `default`. */
function namesOf(module: object): string[] {
  return Object.keys(module).filter((name) => name !== 'default');
}

/**
 * Returns the names that a live example can use without an import.
 * @param content path of `src/content/examples`, with a trailing slash
 * @param library the `theme-ui` module of the example's version
 */
export function exampleScope(content: string, library: object = ThemeUI): Scope {
  return {
    'theme-ui': namesOf(library),
    react: namesOf(React),
    [`${content}demo`]: namesOf(demo),
    [`${content}RouterLink`]: ['RouterLink'],
  };
}
