import {
  Callable,
  isObject,
  mergeValues,
  objectOf,
  unread,
  type Unread,
  type Value,
} from './values';

/** Wraps a function of values that can all be read. */
const known = (call: (...args: Value[]) => Value | Unread) =>
  new Callable((args) => (args.includes(unread) ? unread : call(...(args as Value[]))));

const identity = new Callable(([value = unread]) => value);

/** Merges what can be read. The rest has been reported. */
const merge = new Callable((args) => {
  const values = args.filter((each): each is Value => each !== unread);
  return values.length > 0 ? values.reduce(mergeValues) : unread;
});

const isText = (value: Value): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** Functions of Theme UI by name. They return what they're given, or merge it. */
const themeUiFunctions: Readonly<Record<string, Callable>> = {
  makeTheme: identity,
  makeStyles: identity,
  makeColorsScale: identity,
  merge,
};

/** Packages that export `themeUiFunctions`. */
const themeUiPackages = /^(theme-ui|@theme-ui\/(core|css)(\/utils)?)$/;

/** Returns a function that a package exports; undefined for others. */
export function importedFunction(source: string, name: string): Callable | undefined {
  return themeUiPackages.test(source) && Object.hasOwn(themeUiFunctions, name)
    ? themeUiFunctions[name]
    : undefined;
}

/** Functions of JavaScript's own objects, by `OBJECT.NAME`. */
const globalFunctions: Readonly<Record<string, Callable>> = {
  'Object.assign': known((...args) =>
    args.every(isObject) ? objectOf(args.flatMap((each) => Object.entries(each))) : unread,
  ),
  'Object.entries': known((value) =>
    isObject(value) || Array.isArray(value) ? Object.entries(value) : unread,
  ),
  'Object.fromEntries': known((value) =>
    Array.isArray(value) && value.every((each) => Array.isArray(each) && isText(each[0]))
      ? objectOf((value as Value[][]).map(([key, each]) => [String(key), each] as const))
      : unread,
  ),
  'Object.keys': known((value) => (isObject(value) ? Object.keys(value) : unread)),
  'Object.values': known((value) => (isObject(value) ? Object.values(value) : unread)),
  'Object.freeze': identity,
  'Math.round': known((value) => (typeof value === 'number' ? Math.round(value) : unread)),
  'Math.pow': known((base, power) =>
    typeof base === 'number' && typeof power === 'number' ? base ** power : unread,
  ),
  'merge.all': merge,
};

/** Functions of JavaScript by name. */
const plainFunctions: Readonly<Record<string, Callable>> = {
  String: known((value) => (isText(value) ? String(value) : unread)),
  Number: known((value) => (isText(value) ? Number(value) : unread)),
};

/** Returns a function of JavaScript, such as `Object.assign`; undefined for others. */
export function globalFunction(name: string): Callable | undefined {
  if (Object.hasOwn(globalFunctions, name)) return globalFunctions[name];
  return Object.hasOwn(plainFunctions, name) ? plainFunctions[name] : undefined;
}

/** Methods of arrays that return data, by name. */
const arrayMethods: Readonly<Record<string, (list: Value[], ...args: Value[]) => Value | Unread>> =
  {
    map: (list, fn) => {
      if (!(fn instanceof Callable)) return unread;
      const items = list.map((item, index) => fn.call([item, index]));
      return items.includes(unread) ? unread : (items as Value[]);
    },
    join: (list, separator = ',') =>
      list.every(isText) && typeof separator === 'string' ? list.join(separator) : unread,
    concat: (list, ...others) => list.concat(...(others as Value[][])),
    slice: (list, start, end) => list.slice(start as number, end as number),
  };

/** Calls a method of an array; unread for methods that aren't known. */
export function callArrayMethod(
  list: Value[],
  name: string,
  args: (Value | Unread)[],
): Value | Unread {
  if (!Object.hasOwn(arrayMethods, name) || args.includes(unread)) return unread;
  return arrayMethods[name]!(list, ...(args as Value[]));
}
