import * as React from 'react';
import * as ThemeUI from 'theme-ui';
import * as demo from '../examples/demo';
import type { Scope } from './module';

/** A module's named exports; `default` cannot be a name in code. */
function namesOf(module: object): string[] {
  return Object.keys(module).filter((name) => name !== 'default');
}

/**
 * The names that a live example may use without an import.
 * @param content where the modules of `src/examples` are found, with a slash at the end
 * @param library `theme-ui` as the example gets it
 */
export function exampleScope(content: string, library: object = ThemeUI): Scope {
  return {
    'theme-ui': namesOf(library),
    react: namesOf(React),
    [`${content}demo`]: namesOf(demo),
    [`${content}RouterLink`]: ['RouterLink'],
  };
}
