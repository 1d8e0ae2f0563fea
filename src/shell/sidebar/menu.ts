import { smallScreen } from '../../base/design/scales';
import { onPageShown } from '../../runtime/browser/page-events';

/** Id of the side navigation, which is the sliding menu on small screens. */
export const navigationId = 'navigation';

/** Links that close the menu: all except those that open it. */
const closingLinks = 'a:not([data-menu-skip])';

/**
 * Starts the small-screen menu (event delegation). The toggle button opens and closes it; moving focus into the
 * navigation opens it; focus or a click elsewhere, a link, or Escape closes it. Its state is the `data-menu`
 * attribute of the root element. Runs once, with the shell.
 */
export function startMenu(): void {
  const root = document.documentElement;
  const small = window.matchMedia(smallScreen);
  const navigation = () => document.getElementById(navigationId);
  const toggle = () => document.querySelector<HTMLElement>('[data-menu-toggle]');
  const isOpen = () => root.getAttribute('data-menu') === 'open';
  const menuParts = `#${navigationId}, [data-menu-toggle], [data-menu-skip]`;
  const belongsToMenu = (target: EventTarget | null) =>
    target instanceof Element && Boolean(target.closest(menuParts));

  function setOpen(open: boolean): void {
    if (open) root.setAttribute('data-menu', 'open');
    else root.removeAttribute('data-menu');
    toggle()?.setAttribute('aria-expanded', String(open));
  }

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest('[data-menu-toggle]')) {
      const open = !isOpen();
      setOpen(open);
      if (open) navigation()?.focus({ preventScroll: true });
    } else if (isOpen() && (!belongsToMenu(target) || target.closest(closingLinks))) {
      setOpen(false);
    }
  });
  document.addEventListener('focusin', (event) => {
    if (small.matches && navigation()?.contains(event.target as Node)) setOpen(true);
  });
  document.addEventListener('focusout', (event) => {
    // No related target: focus left the document, or the click handler decides.
    if (isOpen() && event.relatedTarget && !belongsToMenu(event.relatedTarget)) setOpen(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    toggle()?.focus({ preventScroll: true });
    setOpen(false);
  });
  small.addEventListener('change', () => setOpen(false));
  let page = '';
  onPageShown(() => {
    // Under `npm start`, this also fires when the client router starts; don't close a menu opened in the meantime.
    const { pathname } = window.location;
    if (pathname !== page) setOpen(false);
    page = pathname;
  });
}
