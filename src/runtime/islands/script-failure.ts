import { createNoticeButton, hideNotice, showNotice } from '../notices/notice';

/** Shows the notice that scripts failed to load, with a Reload button. The page and its links still work. */
export function showScriptFailure(text = 'Parts of this page failed to load.'): void {
  const reload = createNoticeButton('Reload', () => window.location.reload());
  showNotice('scripts-failed', 'alert', text, reload);
}

/** Hides the notice: the scripts loaded late, or it was about another page. */
export const hideScriptFailure = () => hideNotice('scripts-failed');
