import { readVisit, writeVisit } from '../browser/storage';

const key = 'site:random-themes';

/** Most themes that are remembered. */
const longest = 50;

/** Queries of the random themes of this visit, oldest first. */
export function readThemeHistory(): string[] {
  try {
    const list: unknown = JSON.parse(readVisit(key) ?? '[]');
    return Array.isArray(list) ? list.filter((each) => typeof each === 'string') : [];
  } catch {
    // What another version of the site has left is of no use.
    return [];
  }
}

/** Remembers the theme that is left and the one that comes after it; what had come after it then is forgotten. */
export function rememberStep(from: string, to: string): void {
  const list = readThemeHistory();
  const before = list.includes(from) ? list.slice(0, list.indexOf(from)) : list;
  const rest = before.filter((query) => query !== to);
  writeVisit(key, JSON.stringify([...rest, from, to].slice(-longest)));
}
