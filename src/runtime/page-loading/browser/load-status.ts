import { isOffline } from '../../browser/connection';
import { createElement } from '../../browser/create-element';
import { createNoticeButton, hideNotice, showNotice } from '../../notices/notice';

/** Announces the new page's title to assistive technology. */
export function announceTitle(title: string): void {
  document.querySelector('[data-page-title]')!.textContent = title;
}

/** Shows the notice that the page is taking a while to load. */
export const showLate = () => showNotice('page-loading', 'status', 'The page is loading…');

/** Hides what `showLate` and `showFailure` have shown. */
export function hideLoadStatus(): void {
  hideNotice('page-loading');
  hideNotice('page-failed');
}

/** Shows why a page failed to load, with a retry button, and a link that opens it with a full load. */
export function showFailure(error: Error, tryAgain: () => void): void {
  const link = createElement('a', { href: window.location.href }, 'Open directly');
  link.addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
  showNotice(
    'page-failed',
    'alert',
    isOffline()
      ? 'You’re offline, and this page isn’t saved on this device.'
      : `This page couldn’t be loaded: ${error.message.replace(/\.$/, '')}.`,
    createNoticeButton('Try again', tryAgain),
    link,
  );
}
