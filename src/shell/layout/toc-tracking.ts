import { onPageShown } from '../../runtime/browser/page-events';
import { sizes } from '../../base/design/scales';

/** Distance from the top, in px, at which a heading counts as reached: below the header, plus some space. */
const READING_LINE_PX = sizes.header + 40;

/**
 * Marks the current section's link in "On this page" with `aria-current`, and names the section next to the button: that
 * of the last heading scrolled past. Call once, with the shell.
 */
export function startTocTracking(): void {
  let links: HTMLAnchorElement[] = [];
  let isScheduled = false;

  function update(): void {
    isScheduled = false;
    const reached = links.filter((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return (
        heading &&
        !heading.closest('[role="tabpanel"]:not([data-selected])') &&
        heading.getBoundingClientRect().top <= READING_LINE_PX
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
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
    const name = document.querySelector('[data-toc-current]');
    const title = links.find((link) => link.hash === hash)?.textContent ?? '';
    // Writing the same text would cause a layout on each scroll.
    if (name && name.textContent !== title) name.textContent = title;
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
}
