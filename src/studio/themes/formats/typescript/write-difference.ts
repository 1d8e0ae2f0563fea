import {
  isPlainObject,
  type Changes,
  type Plain,
  type PlainObject,
} from '../../../../base/theme-data/changes';
import { toLiteral } from '../../literal';
import { typeFor } from './write';

/** A theme, its preset, and the changes between them. */
export interface Difference {
  /** Name of the preset. */
  base: string;
  /** The preset as `@theme-ui/presets` exports it. */
  preset: object;
  changes: Changes;
  /** The preset with the changes. */
  theme: PlainObject;
}

/**
 * Returns whether Theme UI's `merge` can apply a change to a part of a preset. It can't remove keys, and it replaces a
 * whole array by an object.
 */
function canMerge(before: unknown, change: Plain): boolean {
  if (change === null) return false;
  if (!isPlainObject(change)) return true;
  if (Array.isArray(before)) return false;
  const parts = (before ?? {}) as Record<string, unknown>;
  return Object.entries(change).every(([key, inner]) =>
    canMerge(Object.hasOwn(parts, key) ? parts[key] : undefined, inner),
  );
}

/** A constant of a module. Keys that are null are undefined in it. */
function constant(name: string, comment: string, theme: PlainObject) {
  const literal = toLiteral(theme).replaceAll(/^( {2}\S+: )null,$/gm, '$1undefined,');
  return `/** ${comment} */\nconst ${name} = ${literal} satisfies ${typeFor(theme)};\n`;
}

/**
 * Writes a TypeScript module that merges the preset and what differs from it. Because `merge` can't remove keys, scales
 * and groups of styles that lost a key are written whole, and removed keys as `undefined`.
 */
export function toTypeScriptDifference({ base, preset, changes, theme }: Difference): string {
  // Without a prototype: a key of the reader's may be `constructor` or `toString`.
  const before = Object.assign(Object.create(null), preset) as Record<string, unknown>;
  const entries = Object.entries(changes);
  const merged = entries.filter(([key, change]) => canMerge(before[key], change));
  const others = entries.filter(([key, change]) => !canMerge(before[key], change));
  const replaced = others.map(([key, change]): [string, Plain] => [
    key,
    change === null ? null : theme[key]!,
  ]);
  const sum = merged.length > 0 ? `merge(${base}, changes)` : base;
  return [
    `import ${merged.length > 0 ? '{ merge, type Theme }' : 'type { Theme }'} from 'theme-ui';\n` +
      `import { ${base} } from '@theme-ui/presets';\n`,
    merged.length > 0 &&
      constant('changes', `Changes to the preset ${base}.`, Object.fromEntries(merged)),
    others.length > 0 &&
      constant(
        'replaced',
        `Replaces the preset's values, because merge can't remove keys.`,
        Object.fromEntries(replaced),
      ),
    `export const theme: Theme = ${others.length > 0 ? `{ ...${sum}, ...replaced }` : sum};\n`,
  ]
    .filter(Boolean)
    .join('\n');
}
