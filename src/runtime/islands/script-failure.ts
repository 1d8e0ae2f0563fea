import { createNoticeButton, hideNotice, showNotice } from '../notices/notice';

const createReloadButton = () => createNoticeButton('Reload', () => window.location.reload());

/** Shows the notice that scripts failed to load, with a Reload button. The page and its links still work. */
export function showScriptFailure(): void {
  const text = 'Parts of this page failed to load.';
  showNotice('scripts-failed', 'alert', text, createReloadButton());
}

/** Shows the notice that the site has been updated since the page was opened, with a Reload button. */
export function showOutdated(text: string): void {
  showNotice('outdated', 'alert', text, createReloadButton());
}

/** Hides both: the scripts loaded late, or it was about another page. */
export function hideScriptFailure(): void {
  hideNotice('scripts-failed');
  hideNotice('outdated');
}
