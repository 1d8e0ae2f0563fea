import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasGitHistory } from '../../src/base/facts/git-history';

const root = mkdtempSync(path.join(tmpdir(), 'theme-ui-docs-'));
const folder = (name: string) => path.join(root, name);

function git(cwd: string, ...args: string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  execFileSync('git', [...identity, ...args], { cwd, stdio: 'ignore' });
}

beforeAll(() => {
  git(root, 'init', 'full');
  for (const text of ['one', 'two']) {
    writeFileSync(path.join(folder('full'), 'page.md'), text);
    git(folder('full'), 'add', '.');
    git(folder('full'), 'commit', '-m', text);
  }
  const address = pathToFileURL(folder('full')).href;
  git(root, 'clone', '--depth', '1', address, 'shallow');
  git(root, 'clone', address, 'cloned');
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['a repository', 'full', true],
  ['a clone', 'cloned', true],
  ['a shallow clone', 'shallow', false],
  ['a folder outside a repository', '.', false],
])('%s has the history: %#', (_, name, expected) => {
  expect(hasGitHistory(folder(name))).toBe(expected);
});

test('a folder owned by another user has no dates, and a warning explains how to get them', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  // Makes git respond as if another user owned the folder.
  process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = '1';
  try {
    expect(hasGitHistory(folder('full'))).toBe(false);
    expect(warn.mock.calls).toEqual([
      [
        expect.stringMatching(
          /another user owns it.*git config --global --add safe\.directory .*full/,
        ),
      ],
    ]);
    warn.mockClear();
    expect(hasGitHistory(root)).toBe(false);
    expect(warn).not.toHaveBeenCalled();
  } finally {
    delete process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER;
    warn.mockRestore();
  }
});

test.each([true, false])('pages show dates only if the history is available: %s', (has) => {
  jest.isolateModules(() => {
    jest.doMock('../../src/base/facts/git-history', () => ({ hasGitHistory: () => has }));
    const { default: config } = jest.requireActual<{ default: { presets: unknown[] } }>(
      '../../docusaurus.config',
    );
    const settings = [...JSON.stringify(config.presets).matchAll(/"showLastUpdateTime":(\w+)/g)];
    expect(settings.map(([, value]) => value)).toEqual([String(has)]);
  });
});
