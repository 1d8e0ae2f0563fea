import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Replaces each `%name%` in a file with the value of that name. Values may contain percent signs.
 * @param siteDir folder of the site
 * @param file path of the template in that folder
 * @throws if the template has a name without a value, or lacks one that has a value
 */
export function fillTemplate(
  siteDir: string,
  file: string,
  values: Readonly<Record<string, string>>,
): string {
  const missing = new Set(Object.keys(values));
  const template = readFileSync(path.join(siteDir, file), 'utf8');
  const filled = template.replace(/%([a-z-]+)%/g, (hole, name: string) => {
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).map((key) => `%${key}%`);
      throw new Error(`${file}: ${hole} has no value. These names have one: ${known.join(', ')}.`);
    }
    missing.delete(name);
    return value;
  });
  if (missing.size > 0) {
    const names = [...missing].map((key) => `%${key}%`);
    throw new Error(`${file}: ${names.join(', ')} is missing. Add it where its value belongs.`);
  }
  return filled;
}
