import type { Page } from '@playwright/test';
import { follow } from '../support/follow';
import { heading, siteNavigation } from '../support/shell';
import { expect, test } from '../support/site';
import { section } from '../support/sections';

for (const [how, openPage] of [
  ['a link', follow],
  ['a full load', (page: Page, path: string) => page.goto(path)],
] as const) {
  test(`a section that the reader closed opens again when ${how} opens another of its pages @core`, async ({
    page,
  }) => {
    await page.goto('/components/button');
    const navigation = siteNavigation(page);
    const current = navigation.getByRole('link', { name: 'Slider', exact: true });
    await expect(current).toBeVisible();
    await section(page, 'Components').click();
    await expect(current).toBeHidden();
    await openPage(page, '/components/slider');
    await expect(heading(page)).toHaveText('Slider');
    await expect(current).toBeVisible();
    await expect(current).toHaveAttribute('aria-current', 'page');
  });
}
