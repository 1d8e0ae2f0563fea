import { expect, test, type Page } from '@playwright/test';
import { watchConsole } from '../support/console';
import { readPageApp, readSteps } from './page-app';
import { Project } from './project';

/** Commands to run after the steps of each page. */
const apps: {
  name: string;
  page: string;
  section?: RegExp;
  /** A page that continues the app. */
  then?: string;
  check: string;
  build: string;
  serve: string;
  env?: Record<string, string>;
}[] = [
  {
    name: 'Vite',
    page: 'docs/getting-started/index.mdx',
    check: 'npx tsc -b',
    build: 'npm run build',
    serve: 'npx vite preview --port $PORT --strictPort',
  },
  {
    name: 'The tutorial',
    page: 'docs/getting-started/index.mdx',
    then: 'docs/getting-started/tutorial.mdx',
    check: 'npx tsc -b',
    build: 'npm run build',
    serve: 'npx vite preview --port $PORT --strictPort',
  },
  {
    name: 'Next.js, App Router',
    page: 'docs/getting-started/nextjs.mdx',
    section: /^App Router/,
    check: 'npx next typegen && npx tsc --noEmit',
    build: 'npm run build',
    serve: 'npm run start -- -p $PORT',
  },
  {
    name: 'Next.js, Pages Router',
    page: 'docs/getting-started/nextjs.mdx',
    section: /^Pages Router/,
    check: 'npx tsc --noEmit',
    build: 'npm run build',
    serve: 'npm run start -- -p $PORT',
  },
  {
    name: 'Gatsby',
    page: 'docs/getting-started/gatsby.mdx',
    check: 'npm run check',
    build: 'npm run build',
    serve: 'npx gatsby serve --port $PORT',
    // Its image library downloads a file from GitHub, which some networks block. The page says so.
    env: { npm_config_ignore_scripts: 'true' },
  },
  {
    name: 'React Router',
    page: 'docs/getting-started/react-router.mdx',
    check: 'npm run typecheck',
    build: 'npm run build',
    serve: 'PORT=$PORT npm run start',
  },
  {
    name: 'Astro',
    page: 'docs/getting-started/astro.mdx',
    check: 'npm run check',
    build: 'npm run build',
    serve: 'npm run preview -- --port $PORT',
  },
];

const backgroundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/**
 * Records the background of each animation frame of the page.
 * @returns a function that returns the distinct backgrounds of the current document
 */
async function recordBackgrounds(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenBackgrounds: seen });
    requestAnimationFrame(function look() {
      if (document.querySelector('h1')) {
        seen.add(getComputedStyle(document.documentElement).backgroundColor);
      }
      requestAnimationFrame(look);
    });
  });
  return () =>
    page.evaluate(() => [
      ...(window as unknown as { seenBackgrounds: Set<string> }).seenBackgrounds,
    ]);
}

test('each framework of Getting Started has an app', () => {
  expect(apps.length).toBeGreaterThan(6);
});

for (const { name, page: file, section, then, check, build, serve, env } of apps) {
  test(`${name}: following the page creates an app with a working mode button`, async ({
    page,
  }) => {
    const app = readPageApp(file, section);
    if (then) app.steps.push(...readSteps(then));
    const project = new Project(app, env);
    try {
      await project.follow();
      await project.run(check);
      await project.run(build);
      const address = await project.serve(serve);
      const assertSilent = watchConsole(page);
      const failed: string[] = [];
      page.on('response', (response) => {
        if (response.status() >= 400) failed.push(response.url());
      });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const light = await backgroundOf(page);
      const button = page.getByRole('button', { name: /mode|light|dark/i }).first();
      // A click before hydration has no effect.
      await expect(async () => {
        await button.click();
        expect(await backgroundOf(page)).not.toBe(light);
      }).toPass({ intervals: [500], timeout: 15_000 });
      const dark = await backgroundOf(page);
      const paintedAfterReload = await recordBackgrounds(page);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(button).toBeVisible();
      // The mode was kept, and no animation frame had another one.
      expect(await paintedAfterReload()).toEqual([dark]);
      expect(failed).toEqual([]);
      assertSilent();
    } finally {
      project.remove();
    }
  });
}
