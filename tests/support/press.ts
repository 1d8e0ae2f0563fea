import { expect, type Locator } from '@playwright/test';

/**
 * Clicks a control, then expects that no other control has come under the pointer, where a second click would hit it.
 * @param settled resolves once the page has reacted to the click
 */
export async function pressInPlace(
  control: Locator,
  settled: () => Promise<unknown>,
): Promise<void> {
  const page = control.page();
  await control.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await control.boundingBox())!;
  const [left, top] = [x + width / 2, y + height / 2];
  const controlThere = () =>
    page.evaluate(
      (point) => {
        const control = document
          .elementFromPoint(...point)
          ?.closest('button, a, input, select, textarea, summary');
        return control && (control.getAttribute('aria-label') ?? control.textContent);
      },
      [left, top] as [number, number],
    );
  await page.mouse.move(left, top);
  const before = await controlThere();
  await page.mouse.down();
  await page.mouse.up();
  await settled();
  expect([null, before]).toContain(await controlThere());
}
