import type { Plain } from '../../base/theme-data/changes';

/** A file that may import the others. */
export interface ModuleFile {
  /** Name or path; empty for pasted text. */
  name: string;
  text: string;
}

/** Why a part of a module's value isn't data. */
export const notDataKinds = ['import', 'function', 'place', 'reserved'] as const;

/** Part of a value that isn't data. */
export interface NotData {
  kind: (typeof notDataKinds)[number];
  /** In the value, such as `colors.primary`; empty for all of it. */
  path: string;
  /** For an import that wasn't found, its source. */
  detail?: string;
}

/** Data of an export. */
export interface ModuleExport {
  name: string;
  value: Plain;
  notData: NotData[];
  /** Paths of functions that were called with the theme, and became what they returned. */
  called: string[];
}

/** What a file gave when it ran. One that threw an error gives what it exported before. */
export interface RunModule {
  file: string;
  /** Only objects, and imports that weren't found. */
  exports: ModuleExport[];
  /** Names of the files that it imports. */
  imports: string[];
  /** Sources of imports that weren't found, and that the code used. */
  missing: string[];
  error?: { message: string; line?: number };
}

/** Maximum number of values in an export. */
export const MAX_MODULE_VALUES = 100_000;

const isText = (value: unknown): value is string => typeof value === 'string';

const listOf = <Item>(value: unknown, read: (item: Record<string, unknown>) => Item): Item[] =>
  Array.isArray(value) ? value.map((item) => read(Object(item) as Record<string, unknown>)) : [];

const textsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/**
 * Converts what the frame has sent to modules. Code can forge all of it: the values are only known to be JSON.
 * @param value any value of JSON
 */
export function toRunModules(value: unknown): RunModule[] {
  return listOf(value, ({ file, exports, imports, missing, error }) => {
    const { message, line } = Object(error) as Record<string, unknown>;
    return {
      file: String(file),
      exports: listOf(exports, ({ name, value, notData, called }) => ({
        name: String(name),
        value: (value ?? null) as Plain,
        notData: listOf(notData, ({ kind, path, detail }) => ({
          kind: notDataKinds.find((known) => known === kind) ?? 'place',
          path: String(path),
          ...(isText(detail) && { detail }),
        })),
        called: textsIn(called),
      })),
      imports: textsIn(imports),
      missing: textsIn(missing),
      ...(isText(message) && {
        error: { message, ...(Number.isInteger(line) && { line: line as number }) },
      }),
    };
  });
}
