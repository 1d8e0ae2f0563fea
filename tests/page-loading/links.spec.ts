import { heading, openHydrated, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';

test('Shift and a click open a link in a new window @core', async ({ page, context }) => {
  await openHydrated(page, '/theming');
  const opened = context.waitForEvent('page');
  const link = siteNavigation(page).getByRole('link', { name: 'Color Modes' });
  await link.click({ modifiers: ['Shift'] });
  await expect(await opened).toHaveURL('/color-modes');
  await expect(page).toHaveURL('/theming');
  await expect(heading(page)).toHaveText('Theming');
});
