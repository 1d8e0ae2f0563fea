import { expect, type Locator, type Page } from '@playwright/test';
import { docsRepository } from '../../src/base/facts/facts';

/** Parts of the dialog about a problem with code, which is open. */
export async function openReport(
  page: Page,
): Promise<{ dialog: Locator; text: string; form: string }> {
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  const text = (await dialog.getByRole('code').textContent())!;
  const link = dialog.getByRole('link', { name: 'Open the form' });
  await expect(link).toHaveAttribute('rel', 'noreferrer');
  return { dialog, text, form: (await link.getAttribute('href'))! };
}

/** Fields of the form for a new issue that a URL fills in. */
export function reportedFields(url: string): Record<string, string> {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe(`${docsRepository}/issues/new`);
  return Object.fromEntries(searchParams);
}
