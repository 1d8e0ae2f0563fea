import { soon, test } from './engine-test';
import { playgroundLink } from '../support/link-factory';

/** Backgrounds as themes write them, and the color scheme that readable default text needs. */
const backgrounds: [background: string | undefined, scheme: 'light' | 'dark'][] = [
  [undefined, 'light'],
  ['transparent', 'light'],
  ['rgba(0, 0, 0, 0)', 'light'],
  ['rgba(0, 0, 0, 0.1)', 'light'],
  ['rgba(0, 0, 0, 0.9)', 'dark'],
  ['no-color', 'light'],
  ['white', 'light'],
  ['#111', 'dark'],
  ['hsl(210 50% 96%)', 'light'],
  ['hsl(210 50% 10%)', 'dark'],
  ['oklch(0.985 0 0)', 'light'],
  ['oklch(0.2 0 0)', 'dark'],
  ['lab(98% 0 0)', 'light'],
  ['lab(10% 0 0)', 'dark'],
  ['color(display-p3 1 1 1)', 'light'],
  ['color(display-p3 0.1 0.1 0.1)', 'dark'],
  ['color-mix(in oklab, white 90%, black)', 'light'],
  ['color-mix(in oklab, black 90%, white)', 'dark'],
];

test('the color scheme of a preview is that of the background it shows', async ({ tab, site }) => {
  for (const [background, scheme] of backgrounds) {
    const theme = JSON.stringify({ colors: background ? { background } : {} });
    const link = await playgroundLink('<p>Text</p>', { theme, preset: 'none' });
    await tab.goto('about:blank');
    await tab.goto(`${site}${link}`);
    await tab.click({ role: 'button', name: 'Run' });
    await soon(
      () =>
        tab.runInPreview(() => {
          const isShown = document.querySelector('[data-preview]')?.textContent === 'Text';
          return isShown ? document.documentElement.style.colorScheme : '';
        }),
      background ?? 'no background',
    ).toBe(scheme);
  }
});
