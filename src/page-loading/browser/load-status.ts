import { isOffline } from '../../browser/connection';
import { loadingPart } from '../attributes';

const part = <Type extends HTMLElement>(name: string) =>
  document.querySelector<Type>(`[${loadingPart}="${name}"]`)!;

/** Says to assistive technology which page is there. */
export function announceTitle(title: string): void {
  part('title').textContent = title;
}

/** Says that a page takes long, or no longer. */
export function showLate(isLate: boolean): void {
  part('late').textContent = isLate ? 'The page is loading…' : '';
}

/** Says why a page didn't come, with ways on; undefined takes it back. */
export function showFailure(error: Error | undefined): void {
  const failure = part('failure');
  failure.hidden = !error;
  if (!error) return;
  part('reason').textContent = isOffline()
    ? 'You are offline, and this page is not saved on this device.'
    : `This page could not be loaded: ${error.message.replace(/\.$/, '')}.`;
  part<HTMLAnchorElement>('open').href = window.location.href;
}

/** Makes the buttons of a failure work: one more try, and the page as a document. Runs once. */
export function startFailureButtons(tryAgain: () => void): void {
  part('again').addEventListener('click', tryAgain);
  part('open').addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
}
