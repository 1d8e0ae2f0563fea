import type { Page } from '@playwright/test';

/** Follows a link to any address, as if it stood in the page: above what React renders, which may replace its part. */
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
