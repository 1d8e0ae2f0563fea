import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { source, type AxeResults } from 'axe-core';
import { colorModes } from '../../src/base/design/modes';
import { switchMode } from './modes';

/** Axe rules whose result depends on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Axe rules whose result depends on the width of the viewport. */
const widthRules = ['scrollable-region-focusable', 'target-size'];

/** Samples of third-party themes. This site can't fix their contrast; its pages report where it's too low. */
const specimens = '[data-specimens]';

/** Attribute that marks the elements whose colors axe checks. */
const sample = 'data-color-sample';

/** Options of an axe run. */
interface Run {
  within: string;
  only?: string[];
  without?: string[];
  frames?: boolean;
}

/** Runs axe. Returns each violation with the HTML of its element. */
async function violationsOf(page: Page, run: Run, minPasses: number): Promise<unknown[]> {
  const { violations, passes } = run.frames
    ? await new AxeBuilder({ page })
        .include(run.within)
        .disableRules(run.without ?? [])
        .analyze()
    : await runAxe(page, run);
  expect(passes.length).toBeGreaterThan(minPasses);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
}

/** Runs axe in a page, without its frames. Loads axe only once per page, which halves the time. */
async function runAxe(
  page: Page,
  { within, only, without = [] }: Run,
): Promise<Pick<AxeResults, 'violations' | 'passes'>> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    ({ within, only, without, sample, specimens }) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      axe.configure({
        rules: [
          { id: 'color-contrast', selector: `[${sample}]` },
          { id: 'link-in-text-block', selector: `a[href]:not(${specimens} *)` },
        ],
      });
      return axe.run(within, {
        iframes: false,
        // Selectors for passing elements would take a third of the time.
        resultTypes: ['violations'],
        ...(only
          ? { runOnly: only }
          : { rules: Object.fromEntries(without.map((id) => [id, { enabled: false }])) }),
      });
    },
    { within, only, without, sample, specimens },
  );
}

/**
 * Marks one element per combination of color, size, weight and background. Checking all texts of a page would take axe
 * four times as long, with the same results.
 * @param within selector of the part of the page to check
 */
async function markSamples(page: Page, within: string): Promise<void> {
  const count = await page.evaluate(
    ({ sample, within, specimens }) => {
      for (const marked of document.querySelectorAll(`[${sample}]`)) marked.removeAttribute(sample);
      const backgrounds = new Map<Element, string>();
      const backgroundOf = (element: Element | null): string => {
        if (!element) return '';
        const cached = backgrounds.get(element);
        if (cached !== undefined) return cached;
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

/** Parts of a page to check. */
interface CheckOptions {
  /** Selector of a part of the page to check, without rules for whole pages. By default, the whole page is checked. */
  within?: string;
  /** Check only colors. */
  onlyColors?: boolean;
  /** With `onlyColors`: also check what depends on the width of the viewport. */
  withWidth?: boolean;
  /** Skip frames, which another test checks. */
  withoutFrames?: boolean;
  /** Rules to skip. */
  without?: string[];
}

/** Axe rules about whole pages. */
const pageRules = ['page-has-heading-one', 'landmark-one-main', 'region'];

/** Violations that axe finds on a page. */
export async function findAccessibilityViolations(
  page: Page,
  { within = 'html', onlyColors, withWidth, withoutFrames, without = [] }: CheckOptions = {},
): Promise<unknown[]> {
  await markSamples(page, within);
  const only = [...colorRules, ...(withWidth ? widthRules : [])];
  if (onlyColors) return violationsOf(page, { within, only }, 0);
  const skipped = [...without, ...(within === 'html' ? [] : pageRules)];
  // A part has fewer elements that rules apply to.
  const minPasses = within === 'html' ? 10 : 5;
  // Checking frames takes 50% more time.
  if (withoutFrames || page.frames().length === 1)
    return violationsOf(page, { within, without: skipped }, minPasses);
  // Axe waits for a response from each frame, and frames without scripts never respond.
  await page.locator('iframe[sandbox=""]').evaluateAll((frames: HTMLIFrameElement[]) => {
    for (const frame of frames) {
      frame.removeAttribute('sandbox');
      frame.srcdoc += '';
    }
  });
  const otherRules = { within, without: [...colorRules, ...skipped], frames: true };
  return [
    ...(await violationsOf(page, { within, only }, 0)),
    ...(await violationsOf(page, otherRules, minPasses - 2)),
  ];
}

/** Fails if axe finds violations on a page. */
export async function expectAccessible(page: Page, options: CheckOptions = {}): Promise<void> {
  expect(await findAccessibilityViolations(page, options)).toEqual([]);
}

/**
 * Fails if axe finds violations on a page in any color mode. The modes only differ in colors, so all other rules are
 * checked once.
 */
export async function expectAccessibleInModes(
  page: Page,
  options: CheckOptions = {},
): Promise<void> {
  const [first, ...others] = colorModes.map(({ name }) => name);
  await switchMode(page, first!);
  await expectAccessible(page, options);
  for (const mode of others) {
    await switchMode(page, mode);
    await expectAccessible(page, { ...options, onlyColors: true });
  }
}
