import { isOffline } from '../../browser/connection';

const findPart = <Type extends HTMLElement>(name: string) =>
  document.querySelector<Type>(`[data-loading="${name}"]`)!;

/** Announces the new page's title to assistive technology. */
export function announceTitle(title: string): void {
  findPart('title').textContent = title;
}

/** Shows or clears the notice that the page is taking a while to load. */
export function showLate(isLate: boolean): void {
  findPart('late').textContent = isLate ? 'The page is loading…' : '';
}

/** Shows why a page failed to load, with a retry button and a link; `undefined` hides it. */
export function showFailure(error: Error | undefined): void {
  const failure = findPart('failure');
  failure.hidden = !error;
  if (!error) return;
  findPart('reason').textContent = isOffline()
    ? 'You’re offline, and this page isn’t saved on this device.'
    : `This page couldn’t be loaded: ${error.message.replace(/\.$/, '')}.`;
  findPart<HTMLAnchorElement>('open').href = window.location.href;
}

/** Wires up the failure's controls: try again, and open the page with a full load. Call once. */
export function startFailureButtons(tryAgain: () => void): void {
  findPart('again').addEventListener('click', tryAgain);
  findPart('open').addEventListener('click', (event) => {
    event.preventDefault();
    window.location.reload();
  });
}
