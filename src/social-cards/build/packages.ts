import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Loads packages that only social cards need, and explains what to do if that fails.
 * @param siteDir root of the project
 * @param load loads the packages with a `require` that resolves from that folder
 * @throws if a package is missing or doesn't run on this platform
 */
export function loadPackages<T>(siteDir: string, load: (require: NodeJS.Require) => T): T {
  try {
    return load(createRequire(path.join(siteDir, 'package.json')));
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    throw new Error(
      `Couldn't draw the social cards: ${reason} Run "npm install", or build without them: ` +
        `SOCIAL_CARDS=off npm run build`,
      { cause },
    );
  }
}
