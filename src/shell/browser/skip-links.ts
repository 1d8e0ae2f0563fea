import { skipLink } from '../attributes';

/**
 * Makes skip links focus their target without a new history entry. Without scripts they're ordinary links. Call once,
 * with the shell.
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
