import * as EmotionReact from '@emotion/react';
import * as ThemeUIComponents from '@theme-ui/components';
import * as ThemeUICore from '@theme-ui/core';
import * as coreRuntime from '@theme-ui/core/jsx-runtime';
import * as ThemeUICss from '@theme-ui/css';
import * as cssUtils from '@theme-ui/css/utils';
import * as presets from '@theme-ui/presets';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ThemeUI from 'theme-ui';
import * as themeUIRuntime from 'theme-ui/jsx-runtime';
import * as demo from '../../../content/examples/demo';
import * as router from '../../../content/examples/RouterLink';
import { exampleScope } from '../../../content/code/example-scope';
import { extraPackages, type PackageScripts } from '../extra-packages';
import { routerPackages, type Scope } from '../../../content/code/example-module';
import { NativeFunction } from './lockdown';

/** Modules that code in the frame can import. Extra packages are sent with the code that imports them. */
const packages = new Map<string, object>([
  ['theme-ui', ThemeUI],
  ['theme-ui/jsx-runtime', themeUIRuntime],
  ['react', React],
  ['react/jsx-runtime', jsxRuntime],
  ['@emotion/react', EmotionReact],
  ['@theme-ui/components', ThemeUIComponents],
  ['@theme-ui/core', ThemeUICore],
  ['@theme-ui/core/jsx-runtime', coreRuntime],
  ['@theme-ui/css', ThemeUICss],
  ['@theme-ui/css/utils', cssUtils],
  ['@theme-ui/presets', presets],
  ['./demo', demo],
  ['./RouterLink', router],
]);

/** Extra packages that this version of Theme UI doesn't have; src/sandbox/live-code/plugin sets them. */
const missingPackages = (process.env.MISSING_PACKAGES ?? '').split(' ').filter(Boolean);

/** Name of this version. */
const version = process.env.FRAME_VERSION;

/** Names that code in the frame can use without an import. */
export const frameScope: Scope = exampleScope('./');

/**
 * Adds a package that was sent with code, unless this version doesn't have it.
 * @param script a CommonJS module
 */
export function addPackage(name: string, script: string): void {
  if (missingPackages.includes(name)) return;
  const module = { exports: {} };
  new NativeFunction('require', 'module', 'exports', script)(
    requirePackage,
    module,
    module.exports,
  );
  packages.set(name, module.exports);
}

/** Adds packages that were sent with code or a theme. */
export function addPackages(scripts: PackageScripts): void {
  for (const [name, script] of Object.entries(scripts)) addPackage(name, script);
}

/** The package of a single preset. */
function findPreset(source: string): object | undefined {
  const [, name] = /^(?:@theme-ui\/(?:preset-)?|theme-ui-preset-)(\w+)$/.exec(source) ?? [];
  if (name === undefined || !Object.hasOwn(presets, name)) return undefined;
  const preset = presets[name as keyof typeof presets];
  return { default: preset, preset, [name]: preset };
}

/** Returns a module for code in the frame; undefined if there's none. */
export const findPackage = (source: string): object | undefined =>
  packages.get(source) ?? findPreset(source);

/**
 * Returns a module for code in the frame.
 * @throws an error that lists the available modules
 */
export function requirePackage(source: string): object {
  const module = findPackage(source);
  if (module) return module;
  const known = new Set([...packages.keys(), ...extraPackages, ...routerPackages]);
  const names = [...known].filter(
    (name) => !/^\.|runtime$|utils$|^tailwindcss/.test(name) && !missingPackages.includes(name),
  );
  const place = missingPackages.includes(source) ? `on pages about ${version}` : 'here';
  throw new Error(`"${source}" can’t be imported ${place}. You can import: ${names.join(', ')}.`);
}
