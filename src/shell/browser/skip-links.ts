import { skipLink } from '../attributes';

/**
 * Makes skip links move the focus to their target without a new history entry. Without
 * scripts they are ordinary links to the same place. Runs once, with the shell.
 */
export function startSkipLinks(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`a[${skipLink}]`);
    const target = link && document.getElementById(link.hash.slice(1));
    if (!target) return;
    event.preventDefault();
    target.focus();
  });
}
