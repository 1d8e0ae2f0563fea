import { isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { toLiteral } from '../../literal';
import { movedSettings, themeKeys } from '../../../../base/theme-data/theme-keys';

/** Returns the type that a theme, or a part of one, satisfies. Theme UI's type doesn't allow unknown keys. */
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
 * Writes a TypeScript module that exports a theme as `theme`, checked against Theme UI's type.
 */
export function toTypeScript(theme: PlainObject): string {
  return [
    "import type { Theme } from 'theme-ui';",
    '',
    `export const theme = ${toLiteral(theme)} satisfies ${typeFor(theme)};`,
    '',
  ].join('\n');
}
