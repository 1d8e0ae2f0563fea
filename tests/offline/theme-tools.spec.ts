import { expect } from '@playwright/test';
import { hydrated } from '../support/console';
import { saveAll, test } from '../support/offline-site';

test('once all is saved, themes are made and compared without a server', async ({
  page,
  server,
}) => {
  await saveAll(page);
  await server.stop();
  await page.goto('/random?seed=harbor');
  await hydrated(page);
  const specimens = page.getByRole('group', { name: /^Specimens in/ });
  await expect(specimens).toHaveAccessibleName('Specimens in harbor');
  await page.getByRole('button', { name: 'New theme' }).click();
  await expect(specimens).not.toHaveAccessibleName('Specimens in harbor');
  await page.goto('/demo?theme=deep&beside=funk');
  await hydrated(page);
  await expect(specimens).toHaveCount(2);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('group', { name: 'Specimens in swiss' })).toBeVisible();
});
