import { load, type YAMLException } from 'js-yaml';
import { unclosed } from '../markdown/front-matter-block';

/** A key of the front matter with its value, as written. */
interface Entry {
  key: string;
  /** Index of its first line. */
  line: number;
  lines: string[];
  /** Lines of the value, without comments, blank lines, and spaces around them. */
  value: string[];
}

/** Decides which values a key can have. */
export interface Keys {
  known: string[];
  accepts(key: string, value: unknown): boolean;
}

interface YamlMistake {
  /** Index of the line. */
  line: number;
  text: string;
}

export interface Values {
  values: Record<string, unknown>;
  mistakes: YamlMistake[];
  /** Index of the line of a key; -1 if it's missing. */
  lineOf(key: string): number;
  /** Advises how to write what a key's value seems to mean; undefined without an idea that the key accepts. */
  advise(key: string): string | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function tryLoad(text: string): unknown {
  try {
    return load(text);
  } catch {
    return undefined;
  }
}

const isBlank = (line: string) => line.trim() === '';

const indentationOf = ({ lines: [line = ''] }: Entry) => line.search(/\S/);

const isListItem = (line: string) => /^[-*•]/.test(line);

/** Groups lines by key. Reads more than YAML: keys without a colon, and with spaces before them. */
function readEntries(lines: string[], known: string[]): Entry[] {
  const names = known.join('|');
  const keyLine = new RegExp(
    `^(?:\\s*["']?(${names})["']?\\s*[:=]|["']?([a-z][\\w-]*)["']?[ \\t]*[:=]|(${names})\\s)(.*)$`,
    'i',
  );
  const entries: Entry[] = [];
  lines.forEach((line, index) => {
    const [isStart, ...groups] = keyLine.exec(line) ?? [];
    const rest = groups.pop() ?? line;
    if (isStart !== undefined) {
      entries.push({ key: groups.find(Boolean)!, line: index, lines: [], value: [] });
    }
    const entry = entries.at(-1);
    if (!entry) return;
    entry.lines.push(line);
    const isComment = isStart === undefined && /^\s*#/.test(line);
    if (rest.trim() && !isComment) entry.value.push(rest.trim());
  });
  return entries;
}

/** Removes the quotes around a text, but not those of its first and last word. */
function unquote(text: string): string {
  const [, mark, inside] = /^(["'])(.*)\1[,;]?$/.exec(text) ?? [];
  if (mark && !new RegExp(`^[^${mark}]*[^\\s${mark}]${mark}(?!\\w)`).test(inside!)) return inside!;
  // Never closed.
  return /^(["'])(?!.*\1)/.test(text) ? text.slice(1) : text;
}

function quote(text: string): string {
  return text.includes("'") && !/["\\]/.test(text)
    ? `"${text}"`
    : `'${text.replaceAll("'", "''")}'`;
}

/** Values that an entry may mean, in YAML, with what to do to write them so. */
function guess({ value }: Entry): [advice: string, yaml: string][] {
  // Text after the sign for text on the next lines.
  const text = value.join(' ').replace(/^[|>][+-]?\s+/, '');
  const items = value
    .join(',')
    .replace(/^\[|\]$/g, '')
    .split(',')
    .map((item) => unquote(item.trim().replace(/^[-*•]\s*/, '')))
    .filter(Boolean)
    .map((item) =>
      (tryLoad(`[${item}]`) as unknown[] | undefined)?.[0] === item ? item : quote(item),
    );
  if (text === '') return [];
  return [
    ['Write', text],
    ['Write a list', `[${items.join(', ')}]`],
    ['Put the value in quotes', quote(unquote(text))],
  ];
}

/** True if a value has all that's written: YAML ends it at ` #`, and drops a word that starts with `&` or `!`. */
function isComplete(value: unknown, lines: string[]): boolean {
  const text = lines.join(' ');
  if (typeof value === 'string') {
    return (
      /^["'|>]/.test(text) || value.split(/\s+/).join(' ').trim() === text.split(/\s+/).join(' ')
    );
  }
  if (Array.isArray(value)) {
    const items = lines.filter(isListItem).map((line) => line.slice(1).trim());
    return (
      items.length !== value.length ||
      value.every((item, index) => isComplete(item, [items[index]!]))
    );
  }
  return value !== null || !text.startsWith('#');
}

/** Returns the number of lines before a blank line and text: then the front matter was never closed. */
function findEnd(lines: string[], entries: Entry[]): number {
  const starts = new Set(entries.map(({ line }) => line));
  const text = lines.findIndex(
    (line, index) =>
      isBlank(lines[index - 1] ?? '-') && /^[^\s#\-*\]}]/.test(line) && !starts.has(index),
  );
  const last = entries.findLast(({ line }) => line < text);
  return last ? last.line + last.lines.findIndex(isBlank) : lines.length;
}

/**
 * Reads the values of front matter. If YAML can't read it, or reads something else than is written, reads each key by
 * itself, and tries what the line may mean: a value that needs quotes, a list, a key without a space after its colon.
 */
export function readValues(lines: string[], keys: Keys): Values {
  const entries = readEntries(lines, keys.known);
  const mistakes: YamlMistake[] = [];
  const find = (key: string) => entries.find((entry) => entry.key === key);

  function findMeaning(entry: Entry): { advice: string; value: unknown } | undefined {
    for (const [advice, yaml] of guess(entry)) {
      const line = `${entry.key}: ${yaml}`;
      const loaded = tryLoad(line);
      if (!isObject(loaded)) continue;
      const value = loaded[entry.key];
      if (keys.accepts(entry.key, value) && isComplete(value, [yaml])) {
        return { advice: `${advice}: ${line}`, value };
      }
    }
    return undefined;
  }

  const result = (values: Record<string, unknown>): Values => ({
    values,
    mistakes,
    lineOf: (key) => find(key)?.line ?? -1,
    advise: (key) => {
      const entry = find(key);
      return entry && findMeaning(entry)?.advice;
    },
  });

  /** Reads an entry that YAML can't read, or doesn't read completely. */
  function repair(entry: Entry, problem: string): unknown {
    const meaning = findMeaning(entry);
    if (meaning) {
      mistakes.push({ line: entry.line, text: `${problem} "${entry.key}". ${meaning.advice}` });
    }
    // The check of the key's value reports it.
    return meaning ? meaning.value : entry.value.join(' ');
  }

  let whole: unknown;
  let failure = 'expected keys and values';
  let failedLine = 0;
  try {
    whole = load(lines.join('\n')) ?? {};
  } catch (error) {
    const { reason, mark } = error as YAMLException;
    failure = reason;
    failedLine = Math.min(mark.line, lines.length - 1);
  }
  if (isObject(whole)) {
    for (const entry of entries) {
      const { key, value } = entry;
      if (Object.hasOwn(whole, key) && !isComplete(whole[key], value)) {
        whole[key] = repair(entry, 'YAML reads only a part of');
      }
    }
    return result(whole);
  }

  const end = findEnd(lines, entries);
  if (end < lines.length) {
    const found = readValues(lines.slice(0, end), keys);
    return { ...found, mistakes: [{ line: end - 1, text: unclosed }, ...found.mistakes] };
  }
  const values: Record<string, unknown> = {};
  const outermost = Math.min(...entries.map(indentationOf));
  let isRepaired = false;
  for (const entry of entries) {
    const { key, line, value } = entry;
    if (Object.hasOwn(values, key)) {
      mistakes.push({ line, text: `"${key}" is written twice. Keep one of its lines.` });
      continue;
    }
    const loaded = indentationOf(entry) === outermost ? tryLoad(entry.lines.join('\n')) : undefined;
    const isRead = isObject(loaded) && Object.hasOwn(loaded, key) && isComplete(loaded[key], value);
    values[key] = isRead ? loaded[key] : repair(entry, "YAML can't read");
    isRepaired ||= !isRead;
  }
  if (mistakes.length === 0 && !isRepaired) {
    const text = `YAML can't read the front matter: ${failure}. Each line needs a key, a colon, a space, and a value, such as title: Box`;
    mistakes.push({ line: failedLine, text });
  }
  return result(values);
}
