import { soon } from './page-state';
import type { Tab } from './tab';

/** The editor of the first example. */
export const editor = { role: 'textbox', name: 'Code of this example…' } as const;

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
  await tab.click({ role: 'button', name: 'Edit' });
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
