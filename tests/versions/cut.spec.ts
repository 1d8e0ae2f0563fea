import { expect, test as base, type Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { currentVersion } from '../../src/versions/list';
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

test('the version that was cut is built, and read beside what comes next', async ({
  repository,
  page,
}) => {
  // tests/commands/version.test.ts looks at the changes in the tree.
  expect(repository.version('cut', '0.17', '--skip-tests').status).toBe(0);
  repository.git('add', '-A');
  repository.git('commit', '-m', 'docs: 0.17');
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
    await expect(page.getByText(`Documents Theme UI ${currentVersion.release}`)).toBeVisible();
  } finally {
    await server.stop();
  }
});
