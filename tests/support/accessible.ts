import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { source, type AxeResults } from 'axe-core';

/** Axe's rules whose answer depends on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Axe's rules whose answer depends on the width of the window. */
const widthRules = ['scrollable-region-focusable', 'target-size'];

/** Themes of others, whose contrast is not this site's to fix; the pages say where it is too low. */
const specimens = '[data-specimens]';

/** Attribute of the elements whose colors axe checks. */
const sample = 'data-color-sample';

/** Options of one axe run. */
interface Run {
  only?: string[];
  without?: string[];
  frames?: boolean;
}

/** Runs axe, and returns each violation with the HTML of its element. */
async function violationsOf(page: Page, run: Run, leastPasses: number): Promise<unknown[]> {
  const { violations, passes } = run.frames
    ? await new AxeBuilder({ page }).disableRules(run.without ?? []).analyze()
    : await runAxe(page, run);
  expect(passes.length).toBeGreaterThan(leastPasses);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
}

/** Runs axe in a page without its frames; once loaded, it stays there, which saves half of the time. */
async function runAxe(
  page: Page,
  { only, without = [] }: Run,
): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    ({ only, without, sample, specimens }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      axe.configure({
        rules: [
          { id: 'color-contrast', selector: `[${sample}]` },
          { id: 'link-in-text-block', selector: `a[href]:not(${specimens} *)` },
        ],
      });
      return axe.run(document, {
        iframes: false,
        // Names for all that passes take a third of the time.
        resultTypes: ['violations'],
        ...(only
          ? { runOnly: only }
          : { rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])) }),
      });
    },
    { only, without, sample, specimens },
  );
}

/**
 * Marks one element of each look: text of one color, size and weight on the same backgrounds. Axe takes four times
 * as long for all texts of a page, whose answers are the same.
 * @param within selector of the part that is looked at
 */
async function markSamples(page: Page, within: string): Promise<void> {
  const count = await page.evaluate(
    ({ sample, within, specimens }) => {
      for (const marked of document.querySelectorAll(`[${sample}]`)) marked.removeAttribute(sample);
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (!element) return '';
        const known = backgrounds.get(element);
        if (known !== undefined) return known;
        const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
        const own = [backgroundColor, backgroundImage, opacity].join();
        const isPlain = own === 'rgba(0, 0, 0, 0),none,1';
        const all = backgroundOf(element.parentElement) + (isPlain ? '' : `|${own}`);
        backgrounds.set(element, all);
        return all;
      };
      const seen = new Set<string>();
      for (const root of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode()) {
          const element = text.parentElement!;
          if (!text.textContent?.trim() || element.closest(specimens)) continue;
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(element);
          const kind = element.closest('a, button, label') ? 'control' : 'text';
          const look = [
            color,
            fontSize,
            fontWeight,
            textDecorationLine,
            kind,
            backgroundOf(element),
          ];
          if (seen.has(look.join())) continue;
          seen.add(look.join());
          element.setAttribute(sample, '');
        }
      }
      return seen.size;
    },
    { sample, within, specimens },
  );
  expect(count).toBeGreaterThan(0);
}

/** What of a page is looked at. */
interface Look {
  /** Its colors alone; those of a part, by its selector, where the rest has been looked at. */
  onlyColors?: boolean | string;
  /** With colors alone: what depends on the window's width, too. */
  withWidth?: boolean;
  /** Skip frames, which another test looks at. */
  withoutFrames?: boolean;
  /** Rules that are about whole pages, for what is a part of one. */
  without?: string[];
}

/** Returns the violations that axe finds on a page; empty when there are none. */
export async function accessibilityFaults(
  page: Page,
  { onlyColors = false, withWidth = false, withoutFrames = false, without = [] }: Look = {},
): Promise<unknown[]> {
  await markSamples(page, typeof onlyColors === 'string' ? onlyColors : 'body');
  const only = [...colorRules, ...(withWidth ? widthRules : [])];
  if (onlyColors) return violationsOf(page, { only }, 0);
  // Looking into frames adds half of the time.
  if (withoutFrames || page.frames().length === 1) return violationsOf(page, { without }, 10);
  // Axe waits for an answer from each frame, and one that may run no scripts never gives it.
  await page.locator('iframe[sandbox=""]').evaluateAll((frames: HTMLIFrameElement[]) => {
    for (const frame of frames) {
      frame.removeAttribute('sandbox');
      frame.srcdoc += '';
    }
  });
  const rest = { without: [...colorRules, ...without], frames: true };
  return [...(await violationsOf(page, { only }, 0)), ...(await violationsOf(page, rest, 8))];
}

/** Fails with what axe finds on a page. */
export async function expectAccessible(page: Page, look: Look = {}): Promise<void> {
  expect(await accessibilityFaults(page, look)).toEqual([]);
}
