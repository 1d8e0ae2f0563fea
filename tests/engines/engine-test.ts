import { expect } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { servedTest as base } from '../support/site';
import { startFirefox, startWebKit, type Tab } from './adapter';

/** Tests in the browser with the name of the project. Each test starts one. */
export const test = base.extend<{
  tab: Tab;
  /** The site's URL. */
  site: string;
  /** Folder that the browser saves files into. */
  downloads: string;
}>({
  site: async ({ baseURL }, provide) => provide(baseURL!),
  downloads: async ({}, provide, info) => {
    const folder = info.outputPath('downloads');
    mkdirSync(folder, { recursive: true });
    await provide(folder);
  },
  tab: async ({ downloads }, provide, { project }) => {
    const start = project.name === 'WebKit' ? startWebKit : startFirefox;
    const { tab, end } = await start(downloads);
    await provide(tab);
    end();
  },
});

/** Polls a state of the page. Ignores errors, because browsers don't respond while they replace a document. */
export const soon = <Result>(read: () => Promise<Result>, message?: string) =>
  expect.poll(() => read().catch(() => undefined), {
    timeout: 45_000,
    ...(message ? { message } : {}),
  });

/** Text of the page's first heading of level 1. */
export const headingOf = (tab: Tab) =>
  tab.run(() => document.querySelector('h1')?.textContent ?? '');

/** The editor of the first example. */
export const editor = { role: 'textbox', name: 'Example code…' } as const;

/** Text of the live regions of the examples, which contain errors and notices. */
export const readMessages = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll('main [role="alert"], main [role="status"]')]
      .map(({ textContent }) => textContent)
      .join(' '),
  );

/** Text of the preview. */
export const readPreview = (tab: Tab) =>
  tab.runInPreview(() => document.querySelector('[data-preview]')?.textContent ?? '');

/** Opens the editor of the first example. */
export async function openEditor(tab: Tab, site: string): Promise<void> {
  await tab.goto(`${site}/components/button`);
  await tab.click({ role: 'button', name: 'Edit…' });
  await soon(() => readPreview(tab)).toBeTruthy();
}

/** Replaces the code in the editor, as a paste does. */
export const writeCode = (tab: Tab, code: string) =>
  tab.run((code) => {
    const field = document.querySelector<HTMLTextAreaElement>('main textarea')!;
    field.focus();
    field.select();
    document.execCommand('insertText', false, code);
  }, code);
