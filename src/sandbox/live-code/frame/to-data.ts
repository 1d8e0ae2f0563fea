import { css, type Theme } from '@theme-ui/css';
import { unsafeKeys, type Plain } from '../../../base/theme-data/changes';
import { MAX_DEPTH } from '../../../base/theme-data/theme-parts';
import { themeKeys } from '../../../base/theme-data/theme-keys';
import { joinPath } from '../../../base/theme-data/theme-path';
import { MAX_MODULE_VALUES, type ModuleExport, type NotData } from '../modules';
import { missingSourceOf } from './missing-module';

/** Theme UI calls functions in styles. Those in scales do nothing. */
function mayBeCalled(path: string): boolean {
  const [key = ''] = path.split('.');
  const kind = Object.hasOwn(themeKeys, key) ? themeKeys[key] : 'styles';
  return kind === 'styles' && path !== key;
}

/** The theme that Theme UI passes to functions in styles: it has default scales. */
function themeForStyles(theme: unknown): unknown {
  let passed: unknown;
  css((given) => {
    passed = given;
    return {};
  })(theme as Theme);
  return passed;
}

/** What `keyframes` of Emotion returns, also in a text. */
const isAnimation = (value: unknown): boolean =>
  typeof value === 'string'
    ? value.includes('_EMO_')
    : typeof value === 'object' && value !== null && 'anim' in value && 'styles' in value;

/**
 * Converts a value of code to data. An array with named keys becomes an object. Functions in styles become what they
 * return for the theme.
 * @param theme that functions get
 * @throws Error if the value is nested too deeply or has too many parts
 */
export function toData(value: unknown, theme: unknown): Omit<ModuleExport, 'name'> {
  const notData: NotData[] = [];
  const called: string[] = [];
  let budget = MAX_MODULE_VALUES;
  /** Objects around the part that's being converted. */
  const parents = new Set<object>();

  function leaveOut(kind: NotData['kind'], path: string, detail?: string): undefined {
    notData.push({ kind, path, ...(detail !== undefined && { detail }) });
  }

  function call(part: (theme: unknown) => unknown, path: string, depth: number) {
    if (!mayBeCalled(path)) return leaveOut('function', path);
    try {
      const result = part(themeForStyles(theme));
      if (result === undefined || typeof result === 'function') return leaveOut('function', path);
      called.push(path);
      return convert(result, path, depth);
    } catch {
      return leaveOut('function', path);
    }
  }

  function convertGroup(part: object, path: string, depth: number): Plain | undefined {
    if (depth > MAX_DEPTH) throw new Error('This text is nested too deeply.');
    const entries = Object.entries(part);
    if (Array.isArray(part) && entries.length <= part.length && part.length <= budget) {
      // Keeps the indexes of the other items.
      return Array.from(part, (item, index) => convert(item, joinPath(path, index), depth) ?? null);
    }
    const data = entries.flatMap(([key, inner]): [string, Plain][] => {
      const innerPath = joinPath(path, key);
      const plain = unsafeKeys.includes(key)
        ? leaveOut('reserved', innerPath)
        : convert(inner, innerPath, depth);
      return plain === undefined ? [] : [[key, plain]];
    });
    return Object.fromEntries(data);
  }

  function convert(part: unknown, path: string, depth: number): Plain | undefined {
    budget -= 1;
    if (budget < 0) throw new Error('This theme has too many values.');
    const missing = missingSourceOf(part);
    if (missing !== undefined) leaveOut('import', path, missing);
    // The rest of an object that something unknown was spread into is data.
    if (missing !== undefined && typeof part !== 'object') return undefined;
    if (isAnimation(part)) return leaveOut('place', path);
    switch (typeof part) {
      case 'string':
      case 'boolean':
        return part;
      case 'number':
        return Number.isFinite(part) ? part : leaveOut('place', path);
      case 'undefined':
        return undefined;
      case 'function':
        return call(part as (theme: unknown) => unknown, path, depth);
      case 'object': {
        if (!part) return null;
        if (parents.has(part)) return leaveOut('place', path);
        parents.add(part);
        const data = convertGroup(part, path, depth + 1);
        parents.delete(part);
        return data;
      }
      default:
        return leaveOut('place', path);
    }
  }

  return { value: convert(value, '', 0) ?? null, notData, called };
}
