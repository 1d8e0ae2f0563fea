import { expect } from '@playwright/test';
import type { Tab } from './tab';

/** Polls a state of the page. Ignores errors, because browsers don't respond while they replace a document. */
export const soon = <Result>(read: () => Promise<Result>, message?: string) =>
  expect.poll(() => read().catch(() => undefined), {
    timeout: 45_000,
    ...(message ? { message } : {}),
  });

/** Text of the page's first heading of level 1. */
export const headingOf = (tab: Tab) =>
  tab.run(() => document.querySelector('h1')?.textContent ?? '');
