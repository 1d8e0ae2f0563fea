import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { toLiteral } from '../../literal';
import { movedSettings, themeKeys } from '../../theme-problems';

/** The type that a theme, or a part of one, satisfies: Theme UI's takes unknown keys for mistakes in spelling. */
export function typeFor(theme: PlainObject): string {
  const keys = Object.keys(theme);
  const config = isPlainObject(theme.config) ? Object.keys(theme.config) : [];
  const isTyped = (key: string) => Object.hasOwn(themeKeys, key) || movedSettings.includes(key);
  return [
    'Theme',
    ...(config.every((key) => movedSettings.includes(key))
      ? []
      : ['{ config: Record<string, unknown> }']),
    ...(keys.every(isTyped) ? [] : ['Record<string, unknown>']),
  ].join(' & ');
}

/**
 * A theme as a TypeScript module that exports it as `theme`, checked against the type of Theme UI.
 * `readThemeText` is its reverse.
 */
export function toTypeScript(theme: PlainObject): string {
  return [
    "import type { Theme } from 'theme-ui';",
    '',
    `export const theme = ${toLiteral(theme)} satisfies ${typeFor(theme)};`,
    '',
  ].join('\n');
}
