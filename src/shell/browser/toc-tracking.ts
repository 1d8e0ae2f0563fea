import { onEachPage } from '../../browser/page-events';
import { sizes } from '../../design/scales';
import { tocList } from '../attributes';

/** Distance from the top, in px, at which a heading counts as reached: below the header, with air. */
const readingLine = sizes.header + 40;

/**
 * Marks the link of "On this page" whose heading was scrolled past last, with `aria-current`.
 * Runs once, with the shell.
 */
export function startTocTracking(): void {
  let links: HTMLAnchorElement[] = [];
  let scheduled = false;

  function update(): void {
    scheduled = false;
    const reached = links.filter((link) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return heading && heading.getBoundingClientRect().top <= readingLine;
    });
    const { scrollHeight } = document.documentElement;
    const atEnd = window.innerHeight + window.scrollY >= scrollHeight - 2;
    // The last sections may be too short to reach the line: then the one that was asked for counts.
    const asked = links.find((link) => link.hash === window.location.hash);
    const last = reached.includes(asked ?? links.at(-1)!)
      ? reached.at(-1)
      : (asked ?? links.at(-1));
    const hash = (atEnd && window.scrollY > 0 ? last : reached.at(-1))?.hash;
    for (const link of links) {
      if (link.hash === hash) link.setAttribute('aria-current', 'location');
      else link.removeAttribute('aria-current');
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    requestAnimationFrame(update);
  }

  onEachPage(() => {
    links = [...document.querySelectorAll<HTMLAnchorElement>(`[${tocList}] a`)];
    // After the page is painted: asking for places earlier would lay it out twice.
    requestAnimationFrame(() => window.setTimeout(update));
  });
  window.addEventListener('scroll', schedule, { passive: true });
  window.addEventListener('resize', schedule);
}
