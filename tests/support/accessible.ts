import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Axe's rules whose answer depends on the color mode. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Axe's rules whose answer depends on the width of the window. */
const widthRules = ['scrollable-region-focusable', 'target-size'];

/** Themes of others, whose contrast is not this site's to mend; the pages say where it is too low. */
const specimens = '[data-specimens]';

/** Fails with what axe found, in words that name the element. */
async function expectClean(axe: AxeBuilder, leastPasses: number): Promise<void> {
  const { violations, passes } = await axe.analyze();
  expect(passes.length).toBeGreaterThan(leastPasses);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => [id, html, failureSummary]),
  );
  expect(found).toEqual([]);
}

/** Axe that names elements for what is wrong only: names for all that passes take a third of its time. */
const axe = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] });

/** What of a page is looked at. */
interface Look {
  /** Its colors alone; those of a part, by its selector, where the rest has been looked at. */
  onlyColors?: boolean | string;
  /** With colors alone: what depends on the window's width, too. */
  withWidth?: boolean;
  /** Not what stands in frames, where it has been looked at. */
  withoutFrames?: boolean;
}

/** Fails with what axe finds on a page. */
export async function expectAccessible(
  page: Page,
  { onlyColors = false, withWidth = false, withoutFrames = false }: Look = {},
): Promise<void> {
  // Axe waits for an answer from each frame, and one that may run no scripts never gives it.
  await page.locator('iframe[sandbox=""]').evaluateAll((frames: HTMLIFrameElement[]) => {
    for (const frame of frames) {
      frame.removeAttribute('sandbox');
      frame.srcdoc += '';
    }
  });
  const hasSpecimens = (await page.locator(specimens).count()) > 0;
  // Without the frames, which take half the time and have been looked at.
  const colors = () => {
    const all = axe(page)
      .withRules([...colorRules, ...(withWidth ? widthRules : [])])
      .setLegacyMode();
    return typeof onlyColors === 'string' ? all.include(onlyColors) : all;
  };
  if (hasSpecimens || onlyColors)
    await expectClean(hasSpecimens ? colors().exclude(specimens) : colors(), 0);
  if (onlyColors) return;
  // What looks into frames takes half as long again.
  const all = axe(page).setLegacyMode(withoutFrames || page.frames().length === 1);
  await expectClean(hasSpecimens ? all.disableRules(colorRules) : all, 10);
}
