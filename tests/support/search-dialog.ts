import { expect, type Page } from '@playwright/test';

/** Button that opens the search. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
/** Search dialog. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** Search field. */
export const field = (page: Page) =>
  dialog(page).getByRole('combobox', { name: 'Search the documentation' });
/** Search results. */
export const options = (page: Page) => dialog(page).getByRole('option');
/** Selected result, which Enter opens. */
export const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
/** Status line with the number of results. */
export const status = (page: Page) => dialog(page).getByRole('status');

/** Opens the dialog with the keyboard, types a query, and waits for the results. */
export async function find(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(status(page)).toHaveText(/result/);
}
