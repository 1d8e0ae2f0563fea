import { expect, test } from '@playwright/test';
import { hydrated } from '../support/console';

// Specification, section 9, as the browser computes it.
test('type and lengths', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto('/components/button');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.locator('html')).toHaveCSS('font-weight', '400');
  await expect(page.locator('html')).toHaveCSS('line-height', '24px');
  await expect(heading).toHaveCSS('font-weight', '800');
  await expect(heading).toHaveCSS('font-size', '48px');
  await expect(heading).toHaveCSS('line-height', '60px');
  await expect(page.getByText('Set type.').or(page.locator('strong')).first()).toHaveCSS(
    'font-weight',
    '700',
  );
  await expect(page.getByRole('banner')).toHaveCSS('height', '64px');
  await expect(page.getByRole('navigation', { name: 'Site' })).toHaveCSS('width', '256px');
  await expect(page.getByRole('article')).toHaveCSS('max-width', '768px');
});

test('text follows the font size that the reader set in the browser', async ({ page }) => {
  const sizes = async () => {
    await page.goto('/components/button');
    const parts = [
      page.getByRole('heading', { level: 1 }),
      page.getByRole('article').getByRole('paragraph').first(),
      page.getByRole('group', { name: /Code/ }).first(),
      page.getByRole('navigation', { name: 'Site' }).getByRole('link').first(),
    ];
    return Promise.all(
      parts.map((part) =>
        part.evaluate((element) => parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
  };
  const usual = await sizes();
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  expect(await sizes()).toEqual(usual.map((size) => size * 2));
});

test('a slider of the home page stays under the pointer that drags it', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'space' });
  await slider.scrollIntoViewIfNeeded();
  await hydrated(page);
  const box = (await slider.boundingBox())!;
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width - 1, y, { steps: 5 });
  await expect(slider).toHaveValue('7');
  expect((await slider.boundingBox())!.y).toBe(box.y);
  await page.mouse.up();
});

test('the picture of the home page moves only under a pointer', async ({ page }) => {
  await page.goto('/');
  const tile = page.locator('main i').first();
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await hydrated(page);
  expect(await moving()).toBe(0);
  await tile.hover();
  await expect(tile).toHaveCSS('transform', 'matrix(0, 1, -1, 0, 0, 0)');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tile).toHaveCSS('transform', 'none');
  await expect.poll(moving).toBe(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await tile.hover();
  expect(await moving()).toBe(0);
  await expect(tile).toHaveCSS('transform', 'none');
});

test('the card on the home page follows its theme', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  const card = page.getByRole('group', { name: 'Card in the changed theme' });
  const button = card.getByRole('button', { name: 'Book a place' });
  await expect(button).toHaveCSS('border-radius', '4px');
  await page.getByRole('slider', { name: 'radii.default' }).press('End');
  await expect(button).toHaveCSS('border-radius', '16px');
  await page.getByText('accent', { exact: true }).click();
  await expect(button).toHaveCSS('background-color', 'rgb(102, 0, 153)');
});
