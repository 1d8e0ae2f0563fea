import { expect, test as base, type Page } from '@playwright/test';
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { FaultServer } from '../support/fault-server';
import { buildEnvironment, type SiteCopy } from '../support/site-copy';
import { copyRepository, type SiteRepository } from '../support/site-repository';

/** Has the packages of a version where npm would install them. */
function installPackages({ dir, read }: SiteCopy, name: string): void {
  const { dependencies } = JSON.parse(read('package.json')) as {
    dependencies: Record<string, string>;
  };
  const aliases = Object.entries(dependencies).filter(([alias]) => alias.endsWith(`-${name}`));
  expect(aliases.length).toBeGreaterThan(5);
  for (const [alias, source] of aliases) {
    const [, original] = /^npm:(.+)@[\d.]+$/.exec(source)!;
    symlinkSync(path.resolve('node_modules', original!), path.join(dir, 'node_modules', alias));
  }
}

const test = base.extend<object, { repository: SiteRepository }>({
  repository: [
    async ({}, provide) => {
      const repository = copyRepository();
      await provide(repository);
      repository.remove();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'serial' });

test('what cannot be cut is refused with a remedy, and changes nothing', ({ repository }) => {
  for (const [args, message] of [
    [[], /^Name the version/],
    [['../0.18', '--skip-tests'], /cannot be the name of a version/],
    [['next', '--skip-tests'], /cannot be the name of a version/],
    [['components', '--skip-tests'], /There is a page or a folder at \/components/],
    [['0.17'], /^The tests fail, so nothing was frozen/m],
  ] as const) {
    const { status, text } = repository.version('cut', ...args);
    expect([args, status]).toEqual([args, 1]);
    expect(text).toMatch(message);
    expect(repository.git('status', '--porcelain')).toBe('');
  }
  repository.write('docs/sx-prop.mdx', `${repository.read('docs/sx-prop.mdx')}\nMore.\n`);
  const { status, text } = repository.version('cut', '0.17', '--skip-tests');
  expect(status).toBe(1);
  expect(text).toContain('docs/sx-prop.mdx');
  expect(repository.git('status', '--porcelain').trim()).toBe('M docs/sx-prop.mdx');
  repository.git('checkout', '.');
});

test('a version is cut, hidden, shown, and removed again', ({ repository }) => {
  const { status, text } = repository.version('cut', '0.17', '--skip-tests');
  expect([status, text]).toEqual([0, expect.stringContaining('Version 0.17 has 4 pages')]);
  const changed = repository.git('status', '--porcelain', '-uall').trim().split('\n');
  expect(changed.map((line) => line.trim()).sort()).toEqual([
    '?? versioned_docs/version-0.17/components/box.mdx',
    '?? versioned_docs/version-0.17/components/index.mdx',
    '?? versioned_docs/version-0.17/migrating.mdx',
    '?? versioned_docs/version-0.17/sx-prop.mdx',
    '?? versioned_sidebars/version-0.17-sidebars.json',
    '?? versions.json',
    'M package-lock.json',
    'M package.json',
    'M version-list.json',
  ]);
  const twice = repository.version('cut', '0.17', '--skip-tests');
  expect([twice.status, twice.text]).toEqual([
    1,
    expect.stringContaining('a version 0.17 already'),
  ]);
  repository.git('add', '-A');
  repository.git('commit', '-m', 'docs: 0.17');
  expect(repository.version('list').text).toMatch(
    /^next +0\.17\.4 +\/ +5 +current\n0\.17 +0\.17\.4 +\/0\.17 +4 +frozen \d{4}-\d\d-\d\d$/m,
  );

  expect(repository.version('hide', '0.17').status).toBe(0);
  expect(repository.version('list').text).toContain(', hidden');
  expect(repository.version('hide', '0.17', '--show').status).toBe(0);
  expect(repository.git('status', '--porcelain')).toBe('');

  const asked = repository.version('remove', '0.17');
  expect([asked.status, asked.text]).toEqual([1, expect.stringContaining('Nobody can be asked')]);
  expect(repository.version('remove', '0.18', '--yes').text).toContain('There is: 0.17.');
  expect(repository.version('remove', '0.17', '--yes').status).toBe(0);
  repository.git('add', '-A');
  // All is as before the cut, but for what npm finds newer.
  expect(
    repository.git('diff', '--cached', '--stat', 'HEAD~1', '--', '.', ':!package-lock.json'),
  ).toBe('');
  repository.git('reset', '--hard', 'HEAD');
  repository.git('clean', '-fdq', 'versioned_docs', 'versioned_sidebars', 'versions.json');
});

test('nothing is built while a change is half done, and the next command puts it back', ({
  repository,
}) => {
  repository.write(
    '.unfinished-change/journal.json',
    JSON.stringify([{ file: 'stray.json', made: ['stray.json'] }]),
  );
  repository.write('stray.json', '{}');
  const { status, stderr } = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: repository.dir,
    encoding: 'utf8',
    env: buildEnvironment,
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('A version command was stopped in the middle');
  expect(repository.version('list').text).toContain('what it had changed was put back');
  expect(existsSync(path.join(repository.dir, 'stray.json'))).toBe(false);
  expect(repository.git('status', '--porcelain')).toBe('');
});

test('the version that was cut is built, and read beside what comes next', async ({
  repository,
  page,
}) => {
  installPackages(repository, '0.17');
  repository.write(
    'docs/sx-prop.mdx',
    `${repository.read('docs/sx-prop.mdx')}\n## New {/* #new */}\n\nText.\n`,
  );
  repository.write(
    'docs/components/new.mdx',
    repository
      .read('docs/components/box.mdx')
      .replace('title: Box', 'title: New')
      .replace('page Box', 'page New'),
  );
  repository.write(
    'sidebars.ts',
    repository
      .read('sidebars.ts')
      .replace("'components/box'", "'components/box', 'components/new'"),
  );
  execFileSync('npx', ['docusaurus', 'build'], { cwd: repository.dir, env: buildEnvironment });
  const server = new FaultServer(path.join(repository.dir, 'build'));
  const origin = await server.start();
  const menu = (page: Page, name: string) => page.getByRole('button', { name: `Version ${name}` });
  try {
    await page.goto(`${origin}/sx-prop`);
    await menu(page, 'next').click();
    await page.getByRole('link', { name: /^0\.17 / }).click();
    await expect(page).toHaveURL(/\/0\.17\/sx-prop$/);
    await expect(page.getByRole('main').getByText(/Changed in next: New/)).toBeVisible();
    await page.goto(`${origin}/components/new`);
    await menu(page, 'next').click();
    await page.getByRole('link', { name: '0.17 No such page: opens Components' }).click();
    await expect(page).toHaveURL(/\/0\.17\/components$/);
    await page.goto(`${origin}/0.17/components/box`);
    const preview = page.getByRole('group', { name: 'Preview' });
    await expect(preview.getByText('Live')).toBeVisible();
    await expect(page.getByText('Documents Theme UI 0.17.4')).toBeVisible();
  } finally {
    await server.stop();
  }
});
