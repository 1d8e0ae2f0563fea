import { readSetting, writeSetting } from '../../browser/storage';

/** Storage key of queries whose results were opened, newest first. */
const key = 'theme-ui-docs-searches';

const atMost = 5;

/** Returns recent queries, newest first. */
export function readRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readSetting(key) || '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    // Not written by this site.
    return [];
  }
}

/** Adds a query at the start. */
export function addRecent(query: string): void {
  const others = readRecent().filter((other) => other !== query);
  writeSetting(key, JSON.stringify([query, ...others].slice(0, atMost)));
}

/** Removes a query. */
export function removeRecent(query: string): void {
  writeSetting(key, JSON.stringify(readRecent().filter((other) => other !== query)));
}
