import * as EmotionReact from '@emotion/react';
import * as ThemeUIComponents from '@theme-ui/components';
import * as ThemeUICore from '@theme-ui/core';
import * as ThemeUICss from '@theme-ui/css';
import * as presets from '@theme-ui/presets';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ThemeUI from 'theme-ui';
import * as themeUIRuntime from 'theme-ui/jsx-runtime';
import * as demo from '../../content/demo';
import * as router from '../../content/RouterLink';
import { exampleScope } from '../example-scope';
import { routerPackages, type Scope } from '../module';

/** The modules that code in the frame may import. */
const packages: Record<string, object> = {
  'theme-ui': ThemeUI,
  'theme-ui/jsx-runtime': themeUIRuntime,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  '@emotion/react': EmotionReact,
  '@theme-ui/components': ThemeUIComponents,
  '@theme-ui/core': ThemeUICore,
  '@theme-ui/css': ThemeUICss,
  '@theme-ui/presets': presets,
  './demo': demo,
  './RouterLink': router,
};

/** The names that need no import in the frame. */
export const frameScope: Scope = exampleScope('./');

/**
 * Finds a module for code in the frame.
 * @throws an error that names the modules there are
 */
export function requirePackage(source: string): object {
  const found = packages[source];
  if (found) return found;
  const known = [...Object.keys(packages), ...routerPackages].filter(
    (name) => !/^\.|runtime$/.test(name),
  );
  throw new Error(`"${source}" cannot be imported here. These can: ${known.join(', ')}.`);
}
