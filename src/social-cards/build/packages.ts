import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads packages of the site that only the cards need.
 * @param siteDir the site's folder
 * @param load gets a `require` of that folder
 * @throws when one is missing or does not run here, with the remedy
 */
export function withPackages<T>(siteDir: string, load: (require: NodeJS.Require) => T): T {
  try {
    return load(createRequire(path.join(siteDir, 'package.json')));
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    throw new Error(
      `The social cards cannot be drawn: ${reason} Run "npm install", or build without them: ` +
        `SOCIAL_CARDS=off npm run build`,
      { cause },
    );
  }
}
