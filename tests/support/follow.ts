import type { Page } from '@playwright/test';

/** Clicks a new link to any URL. Adds it to the body, outside the elements that React may replace. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    document.querySelector('#followed')?.remove();
    const link = document.createElement('a');
    link.id = 'followed';
    link.href = href;
    link.textContent = `Go to ${href}`;
    document.body.prepend(link);
  }, href);
  await page.getByRole('link', { name: `Go to ${href}`, exact: true }).click();
}
