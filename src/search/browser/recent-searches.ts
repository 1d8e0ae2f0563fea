import { readSetting, writeSetting } from '../../browser/storage';

/** Key of the browser's storage: queries that led somewhere, newest first. */
const key = 'theme-ui-docs-searches';

const atMost = 5;

/** @returns queries, newest first */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readSetting(key) || '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    // Not ours.
    return [];
  }
}

/** Puts a query first. */
export function addRecent(query: string): void {
  const others = readRecent().filter((other) => other !== query);
  writeSetting(key, JSON.stringify([query, ...others].slice(0, atMost)));
}

/** Forgets a query. */
export function removeRecent(query: string): void {
  writeSetting(key, JSON.stringify(readRecent().filter((other) => other !== query)));
}
