import type { Page } from '@playwright/test';
import { palettes } from '../../src/base/design/colors';
import { colorModes } from '../../src/base/design/modes';
import { storeMode } from '../support/modes';
import { heading, openHydrated, siteNavigation } from '../support/shell';
import { expect, rgb, test } from '../support/site';
import { kinds } from './kinds';

test.use({ build: 'site' });
test.slow();

/** Opens a page of every kind and collects its problems, each with the address. */
async function findIn(page: Page, find: (path: string) => Promise<unknown[]>): Promise<unknown[]> {
  const problems: unknown[] = [];
  for (const path of kinds) {
    await page.goto(path);
    await expect(heading(page)).toBeVisible();
    problems.push(...(await find(path)).map((problem) => [path, problem]));
  }
  return problems;
}

/** How far the page is wider than its window, in px. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

const wide = async (page: Page) => {
  const by = await overflow(page);
  return by > 0 ? [`too wide by ${by}`] : [];
};

test('printed pages have light colors, whole lines of code, and addresses of links, without the shell', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await storeMode(page, 'deep');
  // A4 without its margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  let links = 0;
  const problems = await findIn(page, async () => {
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(siteNavigation(page)).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    const seen = await page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.documentElement);
      const cut = [...document.querySelectorAll('main pre')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      );
      const addresses = [...document.querySelectorAll('main p a[href^="/"]')].map((link) => [
        getComputedStyle(link, '::after').content.includes('https://'),
      ]);
      const covering = [...document.querySelectorAll('main a')].filter((link) => {
        const { content, position } = getComputedStyle(link, '::after');
        return content.includes('https://') && position !== 'static';
      });
      return {
        color,
        backgroundColor,
        cut: cut.length,
        covering: covering.map(({ textContent }) => textContent),
        addresses,
      };
    });
    links += seen.addresses.length;
    return [
      ...(seen.color === rgb(palettes.default.text) ? [] : [seen.color]),
      ...(seen.backgroundColor === rgb(palettes.default.background) ? [] : [seen.backgroundColor]),
      ...(seen.cut ? [`${seen.cut} blocks of code are cut`] : []),
      ...seen.addresses.filter(([has]) => !has),
      ...seen.covering.map((name) => `the address of "${name}" covers others`),
    ];
  });
  expect(problems).toEqual([]);
  expect(links).toBeGreaterThan(0);
});

test('no page is wider than the window with text at twice its size', async ({ page }) => {
  const problems = await findIn(page, async () => {
    await page.evaluate(() => {
      const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
      const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
      elements.forEach((element, index) => (element.style.fontSize = `${sizes[index]! * 2}px`));
    });
    return wide(page);
  });
  expect(problems).toEqual([]);
});

test('no text is cut off with the text spacing of WCAG 1.4.12', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const problems = await findIn(page, async () => {
    // Like a user style sheet, because the policy of the page blocks style elements.
    await page.evaluate(() => {
      const spacing = new CSSStyleSheet();
      spacing.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets.push(spacing);
    });
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, td, th')]
        .filter((element) => {
          const { overflow } = getComputedStyle(element);
          // Text for assistive technology only is 1 px wide.
          return (
            element.clientWidth > 1 &&
            overflow === 'hidden' &&
            element.scrollWidth > element.clientWidth + 1
          );
        })
        .map(({ textContent }) => textContent),
    );
    return [...cut, ...(await wide(page))];
  });
  expect(problems).toEqual([]);
});

test('in right-to-left mode, the page is mirrored, but code isn’t', async ({ page }) => {
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    const problems = await findIn(page, async () => {
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      const { left, code } = await page.evaluate(() => ({
        left: -document.documentElement.scrollLeft || window.scrollX,
        code: [...document.querySelectorAll('main figure pre')].filter(
          (pre) => getComputedStyle(pre).direction !== 'ltr',
        ).length,
      }));
      return [
        ...(left ? [`scrolled by ${left}`] : []),
        ...(code ? ['code is turned'] : []),
        ...(await wide(page)),
      ];
    });
    expect(problems).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/theming');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const navigation = (await siteNavigation(page).boundingBox())!;
  const main = (await page.getByRole('main').boundingBox())!;
  expect(navigation.x).toBeGreaterThan(main.x);
});

test.describe('on devices without hover', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('copy buttons don’t cover code', async ({ page }) => {
    let floating = 0;
    const problems = await findIn(page, async () => {
      expect(await page.evaluate(() => matchMedia('(hover: none)').matches)).toBe(true);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('figure')].map((figure) => {
          const copy = figure.querySelector('[data-copy]')?.getBoundingClientRect();
          const code = figure.querySelector('pre')?.getBoundingClientRect();
          if (!copy?.width || !code) return 'none';
          const isOver =
            copy.left < code.right &&
            code.left < copy.right &&
            copy.top < code.bottom &&
            code.top < copy.bottom;
          return isOver ? figure.textContent!.slice(0, 80) : 'beside';
        }),
      );
      floating += covered.filter((place) => place === 'beside').length;
      return covered.filter((place) => !['none', 'beside'].includes(place));
    });
    expect(problems).toEqual([]);
    expect(floating).toBeGreaterThan(0);
  });
});

test.describe('in right-to-left mode', () => {
  const turn = (page: Page) => page.evaluate(() => (document.documentElement.dir = 'rtl'));

  test('the edge of a preview moves with the pointer and with arrow keys', async ({ page }) => {
    await openHydrated(page, '/components/button');
    await turn(page);
    const stub = page.getByRole('button', { name: 'Resize the preview' }).first();
    await stub.scrollIntoViewIfNeeded();
    const { x, y } = (await stub.boundingBox())!;
    await page.mouse.move(x + 8, y + 8);
    await page.mouse.down();
    const edge = page.getByRole('separator', { name: 'Preview width' });
    await expect(edge).toBeVisible();
    const full = Number(await edge.getAttribute('aria-valuenow'));
    await page.mouse.move(x + 8 + 150, y + 8, { steps: 5 });
    await page.mouse.up();
    await expect(edge).toHaveAttribute('aria-valuenow', String(full - 150));
    await edge.press('ArrowLeft');
    await expect(edge).toHaveAttribute('aria-valuenow', String(full - 134));
  });

  test('recipes fill their cards, and code is left-to-right', async ({ page }) => {
    await page.goto('/recipes');
    await turn(page);
    const card = page.getByRole('listitem').filter({ hasText: 'Centered Container' }).last();
    const outside = await card.evaluate((card) => {
      const { left, right } = card.getBoundingClientRect();
      const recipe = card.querySelector('[inert] > div')!.getBoundingClientRect();
      return [Math.round(recipe.left - left), Math.round(right - recipe.right)];
    });
    expect(outside).toEqual([1, 1]);
    await page.goto('/components/button');
    await turn(page);
    const code = page.getByRole('main').getByText('<button>', { exact: true }).first();
    await expect(code).toHaveCSS('direction', 'ltr');
    await expect(code).toHaveCSS('unicode-bidi', 'isolate');
    const figure = page.getByRole('figure').first();
    const copy = figure.getByRole('button', { name: 'Copy code' });
    await figure.hover();
    const { x, width } = (await figure.boundingBox())!;
    expect((await copy.boundingBox())!.x).toBeGreaterThan(x + width / 2);
  });

  test('sliders of a color have the direction of their gradients', async ({ page }) => {
    await openHydrated(page, '/customize');
    await turn(page);
    await page.getByRole('button', { name: 'Pick primary in light' }).click();
    for (const name of ['Chroma', 'Hue']) {
      const slider = page.getByRole('slider', { name });
      const before = Number(await slider.inputValue());
      await slider.press('ArrowRight');
      expect(Number(await slider.inputValue())).toBeGreaterThan(before);
    }
  });
});

test('in forced-colors mode, text is readable, and swatches, sliders, tabs, and switches are visible', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  let looked = 0;
  const problems = await findIn(page, async (path) => {
    if (path.startsWith('/search')) await expect(page.getByText(/results on/)).toBeVisible();
    const { unread, count } = await page.evaluate(() => {
      const numbers = (color: string) => color.match(/[\d.]+/g)!.map(Number);
      const luminance = (color: string) => {
        const [red, green, blue] = numbers(color)
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const backdrop = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const { backgroundColor } = getComputedStyle(at);
          if (numbers(backgroundColor)[3] !== 0) return backgroundColor;
        }
        return 'rgb(0, 0, 0)';
      };
      const texts = [...document.querySelectorAll('body *')].filter(
        (element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          ) &&
          // Specimens have the colors of the theme that they show.
          !element.closest(':disabled, select, svg, [aria-hidden="true"], [data-specimens]'),
      );
      const unread = texts.filter((element) => {
        const values = [luminance(getComputedStyle(element).color), luminance(backdrop(element))];
        return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05) < 3;
      });
      return {
        count: texts.length,
        unread: unread.map(({ localName, textContent }) => `${localName}: ${textContent}`),
      };
    });
    looked += count;
    return unread;
  });
  expect(problems).toEqual([]);
  expect(looked).toBeGreaterThan(0);
  await page.goto('/presets/tailwind');
  const swatch = page.getByTitle('#64748b').locator('span span');
  await expect(swatch.first()).toHaveCSS('background-color', 'rgb(100, 116, 139)');
  await page.goto('/');
  const canvas = 'rgb(0, 0, 0)';
  await expect(page.locator('html')).toHaveCSS('background-color', canvas);
  await expect(page.getByRole('slider').first()).not.toHaveCSS('background-color', canvas);
  await expect(page.getByRole('button', { name: 'Use Dark' })).toHaveCSS('outline-width', '1px');
  await page.goto('/playground');
  const tab = page.getByRole('tab', { selected: true }).first();
  await expect(tab).toHaveCSS('outline-width', '3px');
  await page.goto('/components/switch');
  const track = page.getByRole('switch').first().locator('xpath=following-sibling::*[1]');
  await expect(track).not.toHaveCSS('background-color', canvas);
});

test('nothing moves with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems = await findIn(page, () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) => {
        // Samples of other themes keep their transitions.
        if (element.closest('[data-themeui-nested-provider]')) return [];
        const { animationName, transitionProperty, transitionDuration } = getComputedStyle(element);
        const moves =
          /all|transform|translate|scale|rotate|width|height|inset|margin/.test(
            transitionProperty,
          ) && /[1-9]/.test(transitionDuration);
        return animationName !== 'none' || moves
          ? [`${element.localName} ${animationName} ${transitionProperty}`]
          : [];
      }),
    ),
  );
  expect(problems).toEqual([]);
});

test('focus rings have a contrast of 3:1 in every mode, and are visible in forced-colors mode', async ({
  page,
}) => {
  /** Focusable elements without a visible outline or shadow while they have the focus. */
  const unseen = (least: number) =>
    page.evaluate((least) => {
      const canvas = document
        .createElement('canvas')
        .getContext('2d', { willReadFrequently: true })!;
      const luminance = (color: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        const [red, green, blue] = [...canvas.getImageData(0, 0, 1, 1).data]
          .map((value) => value / 255)
          .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
        return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
      };
      const backdrop = (element: Element | null): string => {
        for (let at = element; at; at = at.parentElement) {
          const color = getComputedStyle(at).backgroundColor;
          if (!/^rgba\(.*, 0\)$/.test(color)) return color;
        }
        return '#fff';
      };
      const shows = (element: Element) => {
        const { outlineStyle, outlineWidth, outlineColor, outlineOffset, boxShadow } =
          getComputedStyle(element);
        const [shadow] = /rgba?\([^)]*\)/.exec(boxShadow) ?? [];
        const ring =
          outlineStyle !== 'none' &&
          parseFloat(outlineWidth) >= 2 &&
          !/^rgba\(.*, 0\)$/.test(outlineColor)
            ? outlineColor
            : shadow;
        if (!ring) return false;
        const inside = parseFloat(outlineOffset) < 0;
        const values = [
          luminance(ring),
          luminance(backdrop(inside ? element : element.parentElement)),
        ];
        return (Math.max(...values) + 0.05) / (Math.min(...values) + 0.05) >= least;
      };
      const elements = [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, pre[tabindex], [tabindex="0"]',
        ),
      ].filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          // Themes and examples show the focus as they do in readers' projects.
          !element.closest('[data-themeui-nested-provider], [aria-label^="Preview"]') &&
          !element.matches(':disabled'),
      );
      return elements.flatMap((element) => {
        element.focus();
        if (document.activeElement !== element) return [];
        const around = [];
        for (let at = element.parentElement; at && around.length < 4; at = at.parentElement) {
          around.push(at);
        }
        const parts = [element, ...(element.parentElement?.querySelectorAll('*') ?? []), ...around];
        return parts.some(shows) ? [] : [element.outerHTML.slice(0, 150)];
      });
    }, least);
  const problems = await findIn(page, async () => {
    await page.keyboard.press('Tab');
    const found: unknown[] = [];
    for (const { name } of colorModes) {
      await page.evaluate((mode) => (document.documentElement.dataset.colorMode = mode), name);
      await expect(page.locator('html')).toHaveCSS(
        'background-color',
        rgb(palettes[name].background),
      );
      found.push(...(await unseen(3)).map((element) => [name, element]));
    }
    await page.emulateMedia({ forcedColors: 'active' });
    found.push(...(await unseen(1)).map((element) => ['forced colors', element]));
    await page.emulateMedia({ forcedColors: null });
    return found;
  });
  expect(problems).toEqual([]);
});
