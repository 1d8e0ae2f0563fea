import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { palettes } from '../../src/base/design/colors';
import { sizes } from '../../src/base/design/scales';
import { freePort } from '../../src/commands/free-port.mjs';
import { addToSidebar } from '../support/documented-features';
import { keepFewPages } from '../support/few-pages';
import { follow } from '../support/follow';
import { linkedPage } from '../support/linked-page';
import { heading, modeButton, siteNavigation } from '../support/shell';
import { copySite, type SiteCopy } from '../support/site-copy';
import { section } from '../support/sections';
import { rgb } from '../support/site';

let site: SiteCopy;
let server: ChildProcess;
let ended: Promise<unknown>;
let address: string;
/** The server's output. */
let terminal = '';

test.describe.configure({ mode: 'serial' });
test.slow();

const replace: SiteCopy['replace'] = (...change) => site.replace(...change);

/** Collects uncaught errors of the page, and errors and warnings in its console. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    const isProblem = message.type() === 'error' || message.type() === 'warning';
    if (isProblem && !message.text().includes('blocked by Playwright')) {
      problems.push(`${message.text()} ${message.location().url}`.trim());
    }
  });
  return problems;
}

/** Options for what follows a save, which has to be built first. */
const slowly = { timeout: 30_000 };

const newPage = (title: string, text: string, settings = '') =>
  `---\ntitle: ${title}\ndescription: What the page ${title} says.\n${settings}---\n\n${text}\n`;

const overlay = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

const overlayText = (page: Page) =>
  page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

/** Counts full page loads from now on. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  return () => documents;
}

/** Starts the server. @returns false if another program has taken its port */
async function start(): Promise<boolean> {
  const port = await freePort(0);
  address = `http://localhost:${port}`;
  terminal = '';
  server = spawn('npx', ['docusaurus', 'start', '--no-open', '--port', String(port)], {
    cwd: site.dir,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  ended = once(server, 'close');
  for (const output of [server.stdout!, server.stderr!]) {
    output.on('data', (text) => (terminal += String(text)));
  }
  const answers = () =>
    fetch(`${address}/sx-prop`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect
    .poll(async () => server.exitCode !== null || (await answers()), { timeout: 120_000 })
    .toBe(true);
  if (server.exitCode === null) return true;
  expect(terminal).toContain(`already running on port ${port}`);
  return false;
}

test.beforeAll(async () => {
  site = copySite();
  keepFewPages(site);
  site.write('docs/linked.mdx', linkedPage);
  site.write('redirects.ts', "export default [{ from: '/old-box', to: '/components/box' }];\n");
  addToSidebar(site, "'linked',");
  site.write('docs/unseen.mdx', newPage('Unseen', 'Text.', 'navigation: false\n'));
  while (!(await start()));
});

test.afterAll(async () => {
  process.kill(-server.pid!);
  await ended;
  site.remove();
});

test('npm start shows changes to text, theme, modes, and overrides', async ({ page }) => {
  const problems = collectProblems(page);

  await page.goto(`${address}/sx-prop`);
  await expect(heading(page)).toHaveText('The sx Prop');
  const link = page.getByRole('main').getByRole('link', { name: 'a link' });
  await expect(link).toHaveCSS('color', rgb(palettes.default.primary));

  await test.step('sections open', async () => {
    await section(page, 'Components').click();
    await expect(page.getByRole('link', { name: 'Box' })).toBeVisible();
  });
  await test.step('Markdown', async () => {
    replace('docs/sx-prop.mdx', 'Text with', 'New words with');
    await expect(page.getByText('New words with')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('theme', async () => {
    replace('src/base/design/scales.ts', `header: ${sizes.header}`, 'header: 80');
    await expect(page.getByRole('banner')).toHaveCSS('height', '80px', { timeout: 30_000 });
  });
  await test.step('modes', async () => {
    replace(
      'src/base/design/colors.ts',
      `primary: '${palettes.dark.primary}'`,
      "primary: '#00ff00'",
    );
    const root = page.locator('html');
    if ((await root.getAttribute('data-color-mode')) !== 'dark') {
      await modeButton(page).click();
    }
    await expect(root).toHaveAttribute('data-color-mode', 'dark');
    await expect(link).toHaveCSS('color', 'rgb(0, 255, 0)', { timeout: 30_000 });
  });
  await test.step('overrides', async () => {
    replace('src/theme/DocItem/index.tsx', '<MDXContent>', '<p>From an override</p>\n<MDXContent>');
    await expect(page.getByText('From an override')).toBeVisible({ timeout: 30_000 });
  });
  await test.step('live examples', async () => {
    await page.goto(`${address}/components/box`);
    await expect(page.getByRole('group', { name: 'Preview' })).toHaveText('Live');
    await expect(siteNavigation(page).locator('[aria-current="page"]')).toHaveText('Box');
  });
  expect(problems).toEqual([]);
});

test('the console reports what the policy would block for readers', async ({ page }) => {
  const problems = collectProblems(page);
  const text = site.read('docs/linked.mdx');
  site.write('docs/linked.mdx', `${text}\n<img alt="" src="https://images.example.com/a.png" />\n`);
  await page.goto(`${address}/linked`);
  await expect
    .poll(() => problems.join('\n'), slowly)
    .toContain(
      "Readers' browsers would block https://images.example.com/a.png. To allow it, add 'img-src': ['https://images.example.com']",
    );
  site.write('docs/linked.mdx', text);
});

test('all kinds of links navigate without a full page load', async ({ page }) => {
  const problems = collectProblems(page);
  await page.goto(`${address}/sx-prop`);
  await expect(heading(page)).toHaveText('The sx Prop');
  const documents = countDocuments(page);

  await test.step('a link in Markdown', async () => {
    await page.getByRole('main').getByRole('link', { name: 'a link' }).click();
    await expect(heading(page)).toHaveText('Theme UI');
    await page.goBack();
    await expect(heading(page)).toHaveText('The sx Prop');
  });
  await test.step('the side navigation', async () => {
    await siteNavigation(page).getByRole('link', { name: 'Linked' }).click();
    await expect(heading(page)).toHaveText('Linked');
  });
  await test.step('a link with @docusaurus/Link', async () => {
    await page.getByRole('main').getByRole('link', { name: 'the box' }).click();
    await expect(heading(page)).toHaveText('Box');
    await expect(page).toHaveURL(`${address}/components/box`);
  });
  await test.step('previous and next page', async () => {
    const pager = page.getByRole('navigation', { name: 'Previous and next page' });
    await pager.getByRole('link', { name: 'Previous' }).click();
    await expect(heading(page)).toHaveText('Components');
    await pager.getByRole('link', { name: 'Next' }).click();
    await expect(heading(page)).toHaveText('Box');
  });
  await test.step('a redirect', async () => {
    await follow(page, '/old-box');
    await expect(page).toHaveURL(`${address}/components/box`);
    await expect(heading(page)).toHaveText('Box');
  });
  await test.step('a URL without a page', async () => {
    await follow(page, '/nowhere');
    await expect(heading(page)).toHaveText('Page not found');
    await siteNavigation(page).getByRole('link', { name: 'The sx Prop' }).click();
    await expect(heading(page)).toHaveText('The sx Prop');
  });
  expect(documents()).toBe(0);
  await test.step('the same URLs as full page loads', async () => {
    for (const [path, text] of [
      ['/linked', 'Linked'],
      ['/old-box', 'Box'],
      ['/nowhere', 'Page not found'],
    ] as const) {
      await page.goto(address + path);
      await expect(heading(page)).toHaveText(text);
    }
  });
  expect(problems).toEqual([]);
});

test('changes to titles and sidebars.ts, and new pages, show without a restart', async ({
  page,
}) => {
  const problems = collectProblems(page);
  await page.goto(`${address}/linked`);
  await section(page, 'Components').click();
  const links = siteNavigation(page).getByRole('listitem').getByRole('link');
  await expect(links).toHaveText(['The sx Prop', 'Linked', 'Overview', 'Box']);
  const documents = countDocuments(page);

  await test.step('a title in an open section', async () => {
    replace('docs/components/box.mdx', 'title: Box', 'title: Crate');
    await expect(links).toHaveText(['The sx Prop', 'Linked', 'Overview', 'Crate'], slowly);
  });
  await test.step('a label', async () => {
    replace('docs/components/box.mdx', 'title: Crate', 'title: Crate\nsidebar_label: Case');
    await expect(links).toHaveText(['The sx Prop', 'Linked', 'Overview', 'Case'], slowly);
  });
  await test.step('a label in a closed section', async () => {
    await section(page, 'Components').click();
    replace('docs/components/box.mdx', 'sidebar_label: Case', 'sidebar_label: Chest');
    await section(page, 'Components').click();
    await expect(links).toHaveText(['The sx Prop', 'Linked', 'Overview', 'Chest'], slowly);
  });
  await test.step('the order of sidebars.ts', async () => {
    replace('sidebars.ts', "'sx-prop', 'linked',", "'linked', 'sx-prop',");
    await expect(links).toHaveText(['Linked', 'The sx Prop', 'Overview', 'Chest'], slowly);
  });
  await test.step("a link to a heading of the current page isn't marked as current", async () => {
    const entry = "{ type: 'link', label: 'Use', href: '/sx-prop#use' }";
    replace('sidebars.ts', "'sx-prop',", `'sx-prop', ${entry},`);
    await siteNavigation(page).getByRole('link', { name: 'Use' }).click(slowly);
    await expect(heading(page)).toHaveText('The sx Prop');
    await expect(siteNavigation(page).locator('[aria-current="page"]')).toHaveText('The sx Prop');
    replace('sidebars.ts', `${entry},`, '');
    await expect(siteNavigation(page).getByRole('link', { name: 'Use' })).toHaveCount(0, slowly);
  });
  // So far, there was no error.
  expect(terminal).toContain('compiled successfully');
  expect(terminal).not.toMatch(/warning|error|fail/i);
  await test.step('a new page, which the overlay asks to add to sidebars.ts', async () => {
    site.write('docs/new.mdx', newPage('New', 'Words of a new page.'));
    const message = "docs/new.mdx: The page isn't in the side navigation. Add 'new' to sidebars.ts";
    await expect(overlayText(page)).toContainText(message, slowly);
    expect(terminal).toContain(message);
    problems.length = 0;
    replace('sidebars.ts', "'sx-prop',", "'sx-prop', 'new',");
    await expect(overlay(page)).toHaveCount(0, slowly);
    await siteNavigation(page).getByRole('link', { name: 'New' }).click(slowly);
    await expect(heading(page)).toHaveText('New');
    await expect(page.getByText('Words of a new page.')).toBeVisible();
  });
  await test.step('two pages saved at the same time', async () => {
    site.write('docs/new.mdx', newPage('New', 'Saved at the same time.'));
    replace('docs/linked.mdx', 'Go to', 'Saved as well, go to');
    await expect(page.getByText('Saved at the same time.')).toBeVisible(slowly);
    await siteNavigation(page).getByRole('link', { name: 'Linked' }).click();
    await expect(page.getByText('Saved as well, go to')).toBeVisible(slowly);
  });
  expect(documents()).toBe(0);
  expect(problems).toEqual([]);
});

test('a mistake is shown in an overlay, which disappears after the fix', async ({ page }) => {
  await page.goto(`${address}/linked`);
  const body = overlayText(page);
  const text = site.read('docs/linked.mdx');

  for (const [name, mistake, message, otherPath, otherTitle] of [
    ['syntax', '<b>open', 'Expected a closing tag for `<b>`', '/sx-prop', 'The sx Prop'],
    [
      'a link to a missing page',
      'See [it](/later<h1>).',
      'The link to "/later<h1>" doesn\'t match any page.',
      // No one has opened this page before, so it isn't compiled yet.
      '/unseen',
      'Unseen',
    ],
    [
      'a missing image',
      '![it](/img/later.png)',
      'The file "/img/later.png" doesn\'t exist. Put it in static/, or correct its path.',
      '/sx-prop',
      'The sx Prop',
    ],
  ] as const) {
    await test.step(name, async () => {
      site.write('docs/linked.mdx', `${text}\n${mistake}\n`);
      await expect(body).toContainText(message, slowly);
      expect(terminal).toContain(message);
      // The overlay also covers other pages when they're opened, but doesn't replace them.
      const other = await page.context().newPage();
      await other.goto(address + otherPath);
      await expect(heading(other)).toHaveText(otherTitle);
      await expect(overlayText(other)).toContainText(message);
      await other.close();
      site.write('docs/linked.mdx', `${text}\nFixed: ${name}.\n`);
      await expect(page.getByText(`Fixed: ${name}.`)).toBeVisible(slowly);
      await expect(overlay(page)).toHaveCount(0);
    });
  }
  const documents = countDocuments(page);
  await test.step('a link to a page that is added later', async () => {
    site.write('docs/linked.mdx', `${text}\nSee [what comes later](/later#part).\n`);
    await expect(body).toContainText('The link to "/later#part" doesn\'t match any page.', slowly);
    site.write('docs/later.mdx', newPage('Later', 'Text.'));
    replace('sidebars.ts', "'new',", "'new', 'later',");
    await expect(body).toContainText("points to an anchor that doesn't exist", slowly);
    replace('docs/later.mdx', 'Text.', '## Part {/* #part */}\n\nText.');
    await expect(overlay(page)).toHaveCount(0, slowly);
    await page.getByRole('main').getByRole('link', { name: 'what comes later' }).click();
    await expect(heading(page)).toHaveText('Later');
  });
  const problems = collectProblems(page);
  await siteNavigation(page).getByRole('link', { name: 'Linked' }).click();
  await expect(heading(page)).toHaveText('Linked');
  expect(documents()).toBe(0);
  expect(problems).toEqual([]);
  expect(terminal).not.toMatch(/warning/i);
});

test('a change to a file that the build reads once asks for a restart', async () => {
  const entries = 'src/content/reference/component-entries.ts';
  const styles = 'src/shell/search/styles.ts';
  const texts = {
    [entries]: `${site.read(entries)}\n`,
    [styles]: `${site.read(styles)}\n`,
    // npm writes it when packages are installed.
    'package-lock.json': '{}\n',
  };
  for (const [file, text] of Object.entries(texts)) {
    site.write(file, text);
    await expect
      .poll(() => terminal, slowly)
      .toContain(`${file} has changed. If the page doesn't show it, restart npm start.`);
  }
});

test('a change to the search worker needs no restart', async () => {
  const file = 'src/shell/search/worker/engine.ts';
  site.write(file, `${site.read(file)}\nconsole.log('changed engine');\n`);
  await expect
    .poll(async () => (await fetch(`${address}/assets/search-worker.js`)).text(), slowly)
    .toContain('changed engine');
  expect(terminal).not.toContain(`${file} has changed`);
});
