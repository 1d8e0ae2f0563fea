import { attributeOf } from '../site/attribute';
import { smallScreen } from '../design/scales';
import { onEachPage } from '../browser/page-events';
import { menuSkipLink, menuState, menuToggle } from './attributes';
import { versionLink } from '../page-loading/attributes';

/** Id of the navigation element, which the menu slides in on small screens. */
export const navigationId = 'navigation';

/** Links that end the menu: not those that lead to it, or open a list in it. */
const leadingOn = `a:not([${menuSkipLink}], [${versionLink}])`;

/**
 * The menu of small screens, by event delegation: the toggle flips it, focus that enters the
 * navigation opens it, and focus or a click elsewhere, a link and Escape close it. Its state is the
 * `data-menu` attribute of the root element. Runs once, with the shell.
 */
export function startMenu(): void {
  const root = document.documentElement;
  const small = window.matchMedia(smallScreen);
  const navigation = () => document.getElementById(navigationId);
  const toggle = () => document.querySelector<HTMLElement>(`[${menuToggle}]`);
  const isOpen = () => attributeOf(root, menuState) === 'open';
  const ownParts = `#${navigationId}, [${menuToggle}], [${menuSkipLink}]`;
  const belongsToMenu = (target: EventTarget | null) =>
    target instanceof Element && Boolean(target.closest(ownParts));

  function setOpen(open: boolean): void {
    if (open) root.dataset.menu = 'open';
    else delete root.dataset.menu;
    toggle()?.setAttribute('aria-expanded', String(open));
  }

  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.closest(`[${menuToggle}]`)) {
      const open = !isOpen();
      setOpen(open);
      if (open) navigation()?.focus({ preventScroll: true });
    } else if (isOpen() && (!belongsToMenu(target) || target.closest(leadingOn))) {
      setOpen(false);
    }
  });
  document.addEventListener('focusin', (event) => {
    if (small.matches && navigation()?.contains(event.target as Node)) setOpen(true);
  });
  document.addEventListener('focusout', (event) => {
    // Without a related target the focus left the document or a click decides.
    if (isOpen() && event.relatedTarget && !belongsToMenu(event.relatedTarget)) setOpen(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    toggle()?.focus();
    setOpen(false);
  });
  small.addEventListener('change', () => setOpen(false));
  let page = '';
  onEachPage(() => {
    // The rest of a page comes later than its beginning; by then the menu may be open.
    const { pathname } = window.location;
    if (pathname !== page) setOpen(false);
    page = pathname;
  });
}
