import type { Plain } from '../../base/theme-data/changes';

const identifier = /^[A-Za-z_$][\w$]*$/;
const index = /^(0|[1-9]\d{0,8})$/;

/** Writes a string in single quotes, or in double quotes if it has a single one. */
function toString(text: string): string {
  const json = JSON.stringify(text);
  return text.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

const toKey = (key: string) => (identifier.test(key) || index.test(key) ? key : toString(key));

/** Maximum length of an array in one line, in characters. */
const MAX_LINE_LENGTH = 72;

/** Writes a value as a TypeScript literal, formatted as by Prettier with single quotes. */
export function toLiteral(value: Plain, indent = ''): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = value.map((item) => toLiteral(item, inner));
    const line = `[${items.join(', ')}]`;
    if (line.length <= MAX_LINE_LENGTH && !line.includes('\n')) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  if (typeof value === 'string') return toString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => `${inner}${toKey(key)}: ${toLiteral(item, inner)},\n`);
  return `{\n${lines.join('')}${indent}}`;
}
