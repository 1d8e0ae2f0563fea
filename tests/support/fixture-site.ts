import { cpSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { buildCopy, copySite, shellPages } from './site-copy';

/** Folder with the build of tests/fixtures/site. */
export const fixtureBuildDir = path.resolve('test-results/fixture-site');

/** Files and folders whose changes make the build outdated. */
const inputs = [
  ...['src', 'static', 'tests/fixtures/site', 'docusaurus.config.ts', 'package-lock.json'],
  ...shellPages,
];

/** Time of the last change to a file, or to any file of a folder. */
function changedAt(file: string): number {
  if (!statSync(file).isDirectory()) return statSync(file).mtimeMs;
  const inside = readdirSync(file).map((name) => changedAt(path.join(file, name)));
  return Math.max(statSync(file).mtimeMs, ...inside);
}

/**
 * Builds tests/fixtures/site, unless it was built since the last change. Playwright calls it before all tests.
 * @throws with the output of the build if it fails
 */
export default async function buildFixtureSite(): Promise<void> {
  const built = path.join(fixtureBuildDir, 'index.html');
  if (existsSync(built) && changedAt(built) > Math.max(...inputs.map(changedAt))) return;
  console.log('> Building the small site that the browser tests use …');
  const site = copySite();
  try {
    await buildCopy(site);
    rmSync(fixtureBuildDir, { recursive: true, force: true });
    cpSync(path.join(site.dir, 'build'), fixtureBuildDir, { recursive: true });
  } finally {
    site.remove();
  }
}
