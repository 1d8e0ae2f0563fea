import { onPageShown } from '../../runtime/browser/page-events';
import { revealIn } from '../../runtime/browser/reveal';
import { findTarget } from '../../runtime/page-loading/section';

/**
 * Distance from the top, in px, at which a heading counts as reached: a bit below where a link to it scrolls it to. That
 * depends on the sticky bars.
 */
function readingLine(): number {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement);
  return (parseFloat(scrollPaddingTop) || 0) + 16;
}

/** Keeps the current section's link in view in lists that scroll, or their start if no section is current. */
function scrollLists(): void {
  for (const list of document.querySelectorAll('[data-toc]')) {
    const scroller = list.closest('nav');
    const link = list.querySelector('[aria-current]');
    if (scroller && link) revealIn(scroller, link);
    else if (scroller) scroller.scrollTop = 0;
  }
}

/**
 * Marks the current section's link in "On this page" with `aria-current`, keeps it in view, and names the section next to
 * the button: that of the last heading scrolled past. Call once, with the shell.
 */
export function startTocTracking(): void {
  let links: HTMLAnchorElement[] = [];
  let isScheduled = false;

  function update(): void {
    isScheduled = false;
    const line = readingLine();
    const reached = links.filter((link) => {
      const heading = findTarget(link.hash);
      return (
        heading &&
        !heading.closest('[role="tabpanel"]:not([data-selected])') &&
        heading.getBoundingClientRect().top <= line
      );
    });
    const { scrollHeight } = document.documentElement;
    const isAtEnd = window.innerHeight + window.scrollY >= scrollHeight - 2;
    // The last sections may be too short to reach the line. At the end of the page, the URL's hash decides.
    const linked = links.find((link) => link.hash === window.location.hash);
    const last = reached.includes(linked ?? links.at(-1)!)
      ? reached.at(-1)
      : (linked ?? links.at(-1));
    const hash = (isAtEnd && window.scrollY > 0 ? last : reached.at(-1))?.hash;
    if (links.find((link) => link.hasAttribute('aria-current'))?.hash === hash) return;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const name = document.querySelector('[data-toc-current]');
    if (name) name.textContent = links.find((link) => link.hash === hash)?.textContent ?? '';
    scrollLists();
  }

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  }

  onPageShown(() => {
    links = [...document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')];
    // Waits for the first paint, because measuring earlier would force an extra layout.
    requestAnimationFrame(() => window.setTimeout(update));
  });
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
  // A closed list has no size, so it can't scroll. `toggle` doesn't bubble.
  document.addEventListener(
    'toggle',
    ({ target }) => {
      if ((target as Element).querySelector('[data-toc]')) scrollLists();
    },
    { capture: true },
  );
}
