import { expect, type Page } from '@playwright/test';

/** The button that opens the search. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
/** The dialog of the search. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The search field. */
export const field = (page: Page) =>
  dialog(page).getByRole('combobox', { name: 'Search the documentation' });
/** The results. */
export const options = (page: Page) => dialog(page).getByRole('option');
/** The result that Enter opens. */
export const chosen = (page: Page) => dialog(page).getByRole('option', { selected: true });
/** The line with the number of results. */
export const status = (page: Page) => dialog(page).getByRole('status');
/** The title of a page. */
export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

/** Opens the dialog by the keyboard, and waits until it has results. */
export async function find(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).fill(query);
  await expect(status(page)).toHaveText(/result/);
}
