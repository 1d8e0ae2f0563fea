import {
  heading,
  menuButton,
  openHydrated,
  scrollPosition,
  siteNavigation,
} from '../support/shell';
import { expect, test } from '../support/site';
import { siteUrl } from '../../src/base/facts/address';
import { libraryRepository } from '../../src/base/facts/facts';
import { section, sectionPage } from '../support/sections';

const page404 = '/no/such/page';

/** What a screen reader reads of a list of links, as an ARIA snapshot. */
const links = (pages: Record<string, string>) =>
  Object.entries(pages)
    .map(([name, path]) => `- listitem:\n  - link "${name}":\n    - /url: ${path}`)
    .join('\n');
const indented = (text: string, depth: number) => text.replace(/^/gm, ' '.repeat(depth));

const headerLinks = links({
  Docs: '/getting-started',
  Components: '/components',
  Recipes: '/recipes',
  Presets: '/packages/presets',
  Customize: '/customize',
  Playground: '/playground',
});

test.describe('header @core', () => {
  for (const path of ['/', page404]) {
    test(`the header of ${path} has its links`, async ({ page }) => {
      await page.goto(path);
      const header = page.getByRole('banner');
      await expect(header).toMatchAriaSnapshot(`
        - link "Theme UI":
          - /url: /
        - navigation "Header":
          - list:
${indented(headerLinks, 12)}
        - button "Search"
        - link "GitHub":
          - /url: ${libraryRepository}
        - button "Light color mode, switch to Dark"
      `);
      await expect(header.getByRole('button', { name: 'Menu' })).toBeHidden();
    });
  }

  test('has a menu button only in windows narrower than 40em', async ({ page }) => {
    await page.goto('/theming');
    const toggle = menuButton(page);
    await page.setViewportSize({ width: 639, height: 800 });
    await expect(toggle).toBeVisible();
    await page.setViewportSize({ width: 640, height: 800 });
    await expect(toggle).toBeHidden();
  });
});

test.describe('skip links @core', () => {
  test('are the first two tab stops, and move the focus to their target', async ({ page }) => {
    await page.goto('/theming');
    await page.keyboard.press('Tab');
    const content = page.getByRole('link', { name: 'Skip to content' });
    await expect(content).toBeFocused();
    await page.keyboard.press('Tab');
    const navigation = page.getByRole('link', { name: 'Skip to navigation' });
    await expect(navigation).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(siteNavigation(page)).toBeFocused();
    await content.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/theming#navigation$/);
  });
});

test.describe('side navigation @core', () => {
  test('is 256 px wide and has the sections', async ({ page }) => {
    await page.goto('/theming');
    const navigation = siteNavigation(page);
    expect((await navigation.boundingBox())!.width).toBe(256);
    await expect(navigation).toMatchAriaSnapshot(`
      - list:
        - listitem:
          - text: Start
          - list "Start":
${indented(links({ 'Getting Started': '/getting-started' }), 12)}
        - listitem:
          - text: Concepts
          - list "Concepts":
${indented(links({ Theming: '/theming', 'The sx Prop': '/sx-prop', 'Color Modes': '/color-modes' }), 12)}
        - listitem:
          - group: Components
        - listitem:
          - group: Packages
        - listitem:
          - group: Guides
        - listitem:
          - group: Recipes
    `);
    await expect(sectionPage(page, 'Components')).toBeHidden();
  });

  test('opening a section shows its links, and closing it hides them', async ({ page }) => {
    await page.goto('/theming');
    const navigation = siteNavigation(page);
    const guides = section(page, 'Guides');
    const link = navigation.getByRole('link', { name: 'How It Works' });
    await expect(link).toBeHidden();
    await guides.click();
    await expect(link).toBeVisible();
    await guides.press('Enter');
    await expect(link).toBeHidden();
  });

  test('the section of the current page is open at first and can be closed', async ({ page }) => {
    await page.goto('/components/button');
    const navigation = siteNavigation(page);
    const current = navigation.locator('[aria-current="page"]');
    await expect(current).toHaveText('Button');
    await expect(current).toBeVisible();
    await section(page, 'Components').click();
    await expect(current).toBeHidden();
  });

  test('in-app navigation opens the section of the new page, and keeps the others as they were', async ({
    page,
  }) => {
    await openHydrated(page, '/theming');
    const navigation = siteNavigation(page);
    await section(page, 'Recipes').click();
    await section(page, 'Components').click();
    await sectionPage(page, 'Components').click();
    await expect(heading(page)).toHaveText('Components');
    await expect(sectionPage(page, 'Components')).toHaveAttribute('aria-current', 'page');
    await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Stack' })).toBeVisible();
    await page.goBack();
    await expect(navigation.locator('[aria-current="page"]')).toHaveText('Theming');
  });

  test('its open sections and scroll position survive a full page load', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 200 });
    await page.goto('/theming');
    const navigation = siteNavigation(page);
    await section(page, 'Recipes').click();
    await section(page, 'Components').click();
    await expect(navigation.getByRole('link', { name: 'Stack' })).toBeVisible();
    // Where the link that is pressed is in view.
    await navigation.evaluate((element) => (element.scrollTop = 150));
    await navigation.getByRole('link', { name: 'Color Modes' }).evaluate((link) => {
      window.location.assign((link as HTMLAnchorElement).href);
    });
    await expect(heading(page)).toHaveText('Color Modes');
    await expect(navigation.getByRole('link', { name: 'Stack' })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Button', exact: true })).toBeVisible();
    await expect.poll(() => navigation.evaluate((element) => element.scrollTop)).toBe(150);
  });

  test('is scrolled to the current page, without scrolling the page itself', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 260 });
    await page.goto('/recipes/stack');
    const current = siteNavigation(page).locator('[aria-current="page"]');
    await expect(current).toHaveText('Stack');
    await expect(current).toBeInViewport();
    expect(await scrollPosition(page)).toBe(0);
  });
});

test.describe('widths @core', () => {
  test('the content is at most 768 px wide', async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 900 });
    await page.goto('/components/button');
    expect((await page.getByRole('article').boundingBox())!.width).toBe(768);
  });

  test('the home page has no side navigation and uses the full width', async ({ page }) => {
    await page.goto('/');
    await expect(siteNavigation(page)).toBeHidden();
    expect((await page.getByRole('main').boundingBox())!.width).toBeGreaterThan(1200);
  });

  test('in-app navigation to the home page and back switches the layout', async ({ page }) => {
    await openHydrated(page, '/theming');
    const navigation = siteNavigation(page);
    await page.getByRole('banner').getByRole('link', { name: 'Theme UI' }).click();
    await expect(navigation).toBeHidden();
    await page.goBack();
    await expect(navigation).toBeVisible();
  });
});

test.describe('around the content @core', () => {
  test('"On this page" marks the section that the reader is in', async ({ page }) => {
    await page.goto('/components/button');
    const toc = page
      .getByRole('navigation', { name: 'On this page' })
      .and(page.locator(':visible'));
    await toc.getByRole('link', { name: 'Theming' }).click();
    await expect(page).toHaveURL(/#theming$/);
    await expect(toc.locator('[aria-current]')).toHaveText('Theming');
    const top = await page
      .getByRole('heading', { name: 'Theming' })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(64);
    await page.mouse.wheel(0, -100_000);
    await expect(toc.locator('[aria-current]')).toHaveCount(0);

    // A list that's longer than the window follows.
    await page.setViewportSize({ width: 1280, height: 200 });
    const later = toc.getByRole('link', { name: 'Theming' });
    await expect(toc.getByRole('link').first()).toBeInViewport();
    await expect(later).not.toBeInViewport();
    await page.getByRole('heading', { name: 'Theming' }).evaluate((it) => it.scrollIntoView());
    await expect(later).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, -100_000);
    await expect(toc.getByRole('link').first()).toBeInViewport({ ratio: 1 });
  });

  test('"On this page" can be opened at the top of the page on narrower screens, and names the section', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1279, height: 900 });
    await page.goto('/components/button');
    const link = page.getByRole('article').getByRole('link', { name: 'Sizes', exact: true });
    await expect(link).toBeHidden();
    const list = page.locator('summary').filter({ hasText: 'On this page' });
    await list.click();
    await link.click();
    await expect(page).toHaveURL(/#sizes$/);
    await expect(list).toHaveText(/Sizes$/);
  });

  test('breadcrumbs link to the page of the section, and headings to themselves', async ({
    page,
  }) => {
    await page.goto('/components/button');
    await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toMatchAriaSnapshot(`
      - list:
${indented(links({ Components: '/components' }), 8)}
        - listitem: /Button$/
    `);
    await expect(page.getByRole('heading', { name: 'Variants' })).toMatchAriaSnapshot(`
      - heading "Variants Link to Variants" [level=2]:
        - link "Link to Variants":
          - /url: "#variants"
    `);
  });

  test('a page ends with links to its neighbors, its last change, its source, and a report', async ({
    page,
  }) => {
    await page.goto('/theming');
    await expect(page.getByRole('article')).toMatchAriaSnapshot(`
      - link "Edit the page on GitHub":
        - /url: /docs/theming.mdx$/
      - link "Report a problem"
      - text: Last updated
      - time: /\\w+ \\d+, \\d{4}/
      - navigation "Previous and next page":
        - 'link "Previous: Getting Started"':
          - /url: /getting-started
        - 'link "Next: The sx Prop"':
          - /url: /sx-prop
    `);
    const report = page.getByRole('link', { name: 'Report a problem' });
    const { searchParams } = new URL((await report.getAttribute('href'))!);
    expect(Object.fromEntries(searchParams)).toEqual({
      template: 'wrong-page.yml',
      title: 'Theming: ',
      page: `${siteUrl}/theming`,
      version: expect.stringMatching(/^Theme UI 0\.17\.\d+, last updated \d{4}-\d\d-\d\d$/),
    });
  });
});

test('the 404 page names the missing page and links to the sections @core', async ({ page }) => {
  const response = await page.goto(page404);
  expect(response!.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - heading "Page not found" [level=1]
    - paragraph: /There’s no page at ${page404}/
    - search:
      - searchbox "Search the documentation": page
    - heading "Similar pages" [level=2]
    - list
    - heading "Sections of this site" [level=2]
    - list:
${indented(headerLinks, 6)}
  `);
  const current = page.getByRole('banner').locator('[aria-current]:visible');
  await expect(current).toHaveCount(0);
  await main.getByRole('link', { name: 'Components', exact: true }).click();
  await expect(current).toHaveText('Components');
  // Within the site, the 404 page is shown without a full page load.
  const link = main.getByRole('link').first();
  await link.evaluate((anchor: HTMLAnchorElement, path) => (anchor.href = path), page404);
  await link.click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(current).toHaveCount(0);
});
