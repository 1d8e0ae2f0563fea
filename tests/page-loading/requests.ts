import type { Locator, Page } from '@playwright/test';
import { pageDataUrl } from '../../src/runtime/page-loading/page-data';

/** Matches the URL path of a page's data. */
export const pageDataOf = (path: string): RegExp => new RegExp(`^${pageDataUrl(path)}$`);

/** Matches the URL path of the app data. */
export const appData = /app-data\.json$/;

/** Error that a page couldn't be loaded. */
export const loadError = (page: Page): Locator =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: 'Try again' }) });
