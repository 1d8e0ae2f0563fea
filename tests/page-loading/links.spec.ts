import { hydrated } from '../support/console';
import { expect, test } from '../support/site';

test('a link that is clicked with Shift opens in a new window @core', async ({ page, context }) => {
  await page.goto('/theming');
  await hydrated(page);
  const opened = context.waitForEvent('page');
  const link = page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Color Modes' });
  await link.click({ modifiers: ['Shift'] });
  await expect(await opened).toHaveURL('/color-modes');
  await expect(page).toHaveURL('/theming');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Theming');
});
