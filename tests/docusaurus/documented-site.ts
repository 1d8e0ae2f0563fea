import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCopy, type SiteCopy } from '../support/site-copy';

/** Creates a copy of the whole site, with its tests, pages, and older versions. */
export function copyWholeSite(): SiteCopy {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-')), 'site');
  const left = ['.git', '.docusaurus', 'build', 'node_modules', 'test-results'];
  cpSync('.', dir, { recursive: true, filter: (file) => !left.includes(file) });
  const copy = openCopy(dir);
  // Tests and the build need a history.
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.org', 'commit', '-m', 'docs: copy');
  return copy;
}
