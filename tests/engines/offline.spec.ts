import { expect } from '@playwright/test';
import { offlinePagePath } from '../../src/shell/offline/messages';
import { headingOf, openEditor, readPreview, soon, test, writeCode } from './engine-test';
import type { Tab } from './adapter';

const save = { role: 'button', name: 'Save for offline (…' } as const;

/** Text of the main content. */
const textOf = (tab: Tab) => tab.run(() => document.querySelector('main')!.innerText);

// With the service worker.
test.use({ cacheControl: 'max-age=0, must-revalidate' });

/** Saves the whole site. */
async function saveAll(tab: Tab, site: string): Promise<void> {
  await tab.goto(`${site}${offlinePagePath}`);
  await tab.click(save);
  await soon(() => textOf(tab)).toContain('The whole site is saved on this device.');
}

test('the saved copy works without a server', async ({ tab, site, server }) => {
  await saveAll(tab, site);
  await server.stop();
  await tab.goto(`${site}/components/donut`);
  await soon(() => headingOf(tab)).toBe('Donut');
  await tab.click({ role: 'link', name: 'Slider' });
  await soon(() => headingOf(tab)).toBe('Slider');
  await tab.goto(`${site}/css`);
  await soon(() => headingOf(tab)).toBe('The sx Prop');
  await tab.goto(`${site}/nowhere`);
  await soon(() => headingOf(tab)).toBe('Page not found');
  await tab.goto(`${site}/0.16/theming`);
  await soon(() => headingOf(tab)).toBe('This page isn’t saved');
});

test('an edited example runs while the server never responds, and without one', async ({
  tab,
  site,
  server,
}) => {
  await saveAll(tab, site);
  const release = server.hold(/./);
  await openEditor(tab, site);
  await writeCode(tab, '<b>Edited</b>');
  await soon(() => readPreview(tab)).toBe('Edited');
  release();
  await server.stop();
  // Restores the edit.
  await tab.goto(`${site}/components/button`);
  await soon(() => readPreview(tab)).toBe('Edited');
});

test('a page that was read works without a server, and others say that they are not saved', async ({
  tab,
  site,
  server,
}) => {
  await tab.goto(`${site}/theming`);
  await soon(() => tab.run(async () => Boolean(await caches.match('/theming')))).toBe(true);
  await server.stop();
  await tab.goto(`${site}/theming`);
  await soon(() => headingOf(tab)).toBe('Theming');
  await tab.goto(`${site}/sx-prop`);
  await soon(() => headingOf(tab)).toBe('This page isn’t saved');
});

test('two tabs that save download each file once', async ({ tab, site, server }) => {
  const other = await tab.open();
  for (const each of [tab, other]) {
    await each.use();
    await each.goto(`${site}${offlinePagePath}`);
  }
  const release = server.hold(/^\/components\//);
  server.requests.length = 0;
  for (const each of [tab, other]) {
    await each.use();
    await each.run(() => {
      const button = [...document.querySelectorAll('main button')].find(({ textContent }) =>
        textContent.startsWith('Save for offline'),
      );
      (button as HTMLButtonElement | undefined)?.click();
    });
  }
  release();
  for (const each of [tab, other]) {
    await soon(() => textOf(each)).toContain('The whole site is saved on this device.');
  }
  const pages = server.requests.filter((path) => path.startsWith('/components/'));
  expect(pages.length).toBeGreaterThan(20);
  expect(new Set(pages).size).toBe(pages.length);
});
