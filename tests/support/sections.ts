import type { FrameLocator, Page } from '@playwright/test';

/** The label of a section of the side navigation, which opens and closes it. Browsers give it no role. */
export const section = (page: Page | FrameLocator, name: string) =>
  page
    .getByRole('navigation', { name: 'Site' })
    .locator('summary')
    .filter({ hasText: new RegExp(`^${name}$`) });

/** The link to a section's own page, which is the first of its list. */
export const sectionPage = (page: Page | FrameLocator, name: string) =>
  section(page, name).locator('..').getByRole('link', { name: 'Overview' }).first();
