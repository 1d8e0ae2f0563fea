import { merge } from 'theme-ui';

/** Key at which a value of a module that wasn't found has the module's source. */
const sourceKey = Symbol('source');

/** Text around the source where such a value became part of a string. */
const mark = '\0';

/**
 * Stands for a module that wasn't found: each of its exports, and whatever is made of them. So the code that uses it
 * runs, and what can't be known is found in the result.
 * @param onUse called if the code uses it
 */
export function missingModule(source: string, onUse: (source: string) => void): object {
  const value: object = new Proxy(() => {}, {
    get(_, key) {
      if (key === sourceKey) return source;
      onUse(source);
      if (key === Symbol.toPrimitive) return () => mark + source + mark;
      if (key === Symbol.iterator) return function* () {};
      return value;
    },
    has: () => {
      onUse(source);
      return false;
    },
    // For spreads.
    ownKeys: () => {
      onUse(source);
      return [sourceKey];
    },
    getOwnPropertyDescriptor: (_, key) =>
      key === sourceKey ? { value: source, enumerable: true, configurable: true } : undefined,
    // Objects in `merge(base, { … })` of another library, or in `withPlugin({ … })`, are read as if it merged them.
    apply: (_, __, args: object[]) => {
      onUse(source);
      const areObjects = args.length > 0 && args.every((arg) => typeof arg === 'object' && arg);
      return areObjects ? args.reduce((merged, arg) => merge(merged, arg), {}) : value;
    },
    construct: () => value,
  });
  return value;
}

/** Returns the source of the missing module that a value is from, or contains in a text or a spread. */
export function missingSourceOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value.split(mark)[1];
  const isGroup = typeof value === 'function' || (typeof value === 'object' && value !== null);
  return isGroup ? (value as { [sourceKey]?: string })[sourceKey] : undefined;
}
