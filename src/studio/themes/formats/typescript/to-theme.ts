import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { withoutSchema } from '../../../../base/theme-data/theme-keys';
import { joinPath } from '../../../../base/theme-data/theme-path';
import type { LeftOut } from '../../left-out';
import { UnreadableTheme } from '../../text-problems';
import type { Places } from './literals';

/**
 * Converts data to a theme: without `$schema` and empty values, and with breakpoints as a list.
 * @param leftOut gets what a theme can't store
 * @param keepsNull for merge patches and tokens
 * @throws UnreadableTheme if it isn't an object
 */
export function toTheme(
  value: Plain,
  leftOut: LeftOut[],
  places: Places = new Map(),
  keepsNull = false,
): PlainObject {
  const leaveOut = (kind: 'empty' | 'place', name: string) => {
    leftOut.push({ kind, name, ...places.get(name) });
    return undefined;
  };
  const convert = (part: Plain, path: string): Plain => {
    if (Array.isArray(part)) return part.map((item, index) => convert(item, joinPath(path, index)));
    if (!isPlainObject(part)) return part;
    // Theme UI calls methods of this list, so it can't have names, as code may have added to it.
    if (path === 'breakpoints' && Object.hasOwn(part, '0')) {
      const isIndex = ([key]: [string, Plain]) => /^\d+$/.test(key);
      for (const [key] of Object.entries(part).filter((entry) => !isIndex(entry))) {
        leaveOut('place', joinPath(path, key));
      }
      return Object.entries(part)
        .filter(isIndex)
        .map(([, item]) => item);
    }
    const entries = Object.entries(part).flatMap(([key, inner]): [string, Plain][] => {
      const innerPath = joinPath(path, key);
      const isEmpty = inner === null && !keepsNull;
      const converted = isEmpty ? leaveOut('empty', innerPath) : convert(inner, innerPath);
      return converted === undefined ? [] : [[key, converted]];
    });
    return Object.fromEntries(entries);
  };
  if (isPlainObject(value)) return convert(withoutSchema(value), '') as PlainObject;
  throw new UnreadableTheme({ line: 1, column: 1, message: 'A theme must be an object.' });
}
