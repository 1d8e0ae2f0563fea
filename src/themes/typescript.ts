import { isPlainObject, type Plain, type PlainObject } from './changes';
import { movedSettings, themeKeys } from './theme-problems';

const identifier = /^[A-Za-z_$][\w$]*$/;
const index = /^(0|[1-9]\d{0,8})$/;

const toKey = (key: string) =>
  identifier.test(key) || index.test(key) ? key : JSON.stringify(key);

/** Longest array that stands in one line, in characters. */
const longestLine = 72;

/** A value as a literal of TypeScript, as Prettier would write it but for the quotes of JSON. */
export function toLiteral(value: Plain, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => toLiteral(item, inner));
    const line = `[${items.join(', ')}]`;
    if (line.length <= longestLine && !line.includes('\n')) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => `${inner}${toKey(key)}: ${toLiteral(item, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}

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
