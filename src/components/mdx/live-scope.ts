import * as React from 'react';
import * as ThemeUI from 'theme-ui';
import * as demo from '../../content/demo';

/** A module's named exports; `default` cannot be a name in code. */
function named(module: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(module).filter(([name]) => name !== 'default'));
}

/**
 * The names that edited code may use. react-live's transform ignores JSX pragmas, so `React` creates
 * elements with Theme UI's function and `sx` works on plain elements.
 */
export const liveScope: Record<string, unknown> = {
  ...named(React),
  ...named(ThemeUI),
  ...demo,
  React: { ...React, createElement: ThemeUI.jsx },
};
