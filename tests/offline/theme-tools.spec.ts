import { hydrated } from '../support/console';
import { saveAll, test } from '../support/offline-site';
import { expect } from '../support/site';

test.use({ build: 'site' });

test('with everything saved, the theme tools work without a server', async ({ page, server }) => {
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
  await page.getByRole('radio', { name: 'swiss', exact: true }).click();
  await expect(page.getByRole('group', { name: 'Specimens in swiss' })).toBeVisible();
  await page.goto('/customize?base=base');
  await hydrated(page);
  await page.getByRole('textbox', { name: 'primary in default' }).fill('#0f6b5c');
  await expect(
    page.frameLocator('iframe').getByRole('button', { name: 'Light the lamp' }),
  ).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  await page.getByRole('button', { name: 'New theme' }).click();
  await page.getByRole('button', { name: 'Import a file or text' }).click();
  await page
    .getByRole('textbox', { name: 'Theme as text' })
    .fill(
      'import { merge } from "theme-ui";\nexport default merge({}, { colors: { text: "#111" } });',
    );
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Create theme' })).toBeVisible();
});
