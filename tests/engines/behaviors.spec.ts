import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { palettes } from '../../src/base/design/colors';
import { rgb } from '../support/site';
import {
  editor,
  headingOf,
  openEditor,
  readMessages,
  readPreview,
  soon,
  test,
  writeCode,
} from './engine-test';
import type { Tab } from './adapter';

const button = '/components/button';
const followSystem = { role: 'button', name: 'Follow the system' } as const;

const modeOf = (tab: Tab) => tab.run(() => document.documentElement.dataset.colorMode);
const scrollOf = (tab: Tab) => tab.run(() => Math.round(window.scrollY));
const hasStarted = (tab: Tab) =>
  tab.run(() => document.querySelector('[data-island][data-started]') !== null);

/**
 * Waits until nothing is fetched: Firefox doesn't keep a document in its bfcache that was fetching when it was left.
 */
const waitForIdleNetwork = (tab: Tab) =>
  soon(() =>
    tab.run(() => {
      const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming;
      return performance.now() - last.responseEnd;
    }),
  ).toBeGreaterThan(1000);

/** Scrolls, and waits for the scroll event: no reader leaves a page within the same frame. */
const scrollTo = async (tab: Tab, y: number) => {
  await tab.run((y) => {
    const onScroll = () => void Object.assign(window, { scrolledTo: window.scrollY });
    window.addEventListener('scroll', onScroll, { once: true });
    window.scrollTo(0, y);
  }, y);
  await soon(() =>
    tab.run(() => Math.round((window as { scrolledTo?: number }).scrolledTo ?? 0)),
  ).toBe(y);
};

test('a color mode is kept, painted first, synced between tabs, and can be reset', async ({
  tab,
  site,
}) => {
  await tab.goto(`${site}/theming`);
  expect(await modeOf(tab)).toBe('default');
  await tab.click({ role: 'button', name: 'Light color mode, switch to Dark' });
  await soon(() => modeOf(tab)).toBe('dark');
  const other = await tab.open();
  await other.goto(`${site}/theming`);
  expect(await modeOf(other)).toBe('dark');
  // A document has the mode as soon as it has something to show.
  const seen = await other.run(
    () =>
      new Promise<string[]>((done) => {
        const frame = document.createElement('iframe');
        const colors = new Set<string>();
        const look = () => {
          const { contentDocument: shown } = frame;
          if (!shown?.querySelector('header')) return;
          colors.add(getComputedStyle(shown.documentElement).backgroundColor);
        };
        const looking = setInterval(look, 1);
        frame.onload = () => {
          look();
          clearInterval(looking);
          frame.remove();
          done([...colors]);
        };
        frame.src = '/components/button';
        document.body.append(frame);
      }),
  );
  expect(seen).toEqual([rgb(palettes.dark.background)]);
  await other.run(() =>
    document.querySelector<HTMLElement>('header [aria-label="All color modes"]')!.click(),
  );
  await other.click(followSystem);
  await soon(() => modeOf(other)).toBe('default');
  await tab.use();
  await soon(() => modeOf(tab)).toBe('default');
  expect(await tab.run(() => localStorage.getItem('theme-ui-color-mode'))).toBeNull();
});

test('the first skip link skips the navigation', async ({ tab, site }) => {
  await tab.goto(`${site}/theming`);
  await tab.press('Tab');
  await tab.press('Enter');
  await soon(() => tab.run(() => document.activeElement?.id ?? '')).toBe('content');
});

test('clicks on a label and a button before hydration are kept', async ({ tab, site }) => {
  await tab.goto(`${site}/components/checkbox`);
  const label = { role: 'label', name: 'Remember me on this device' } as const;
  const isChecked = () =>
    tab.run(() => document.querySelector<HTMLInputElement>('main [type="checkbox"]')!.checked);
  const before = await isChecked();
  expect(await hasStarted(tab)).toBe(false);
  await tab.click(label);
  await soon(isChecked).toBe(!before);
  await openEditor(tab, site);
});

test('Back and Forward restore scroll positions, in the app and between documents', async ({
  tab,
  site,
}) => {
  const isMarked = () => tab.run(() => 'marked' in window);
  await tab.goto(`${site}/theming`);
  await scrollTo(tab, 900);
  await tab.run(() => Object.assign(window, { marked: true }) && undefined);
  await tab.run(() =>
    document.querySelector<HTMLAnchorElement>('nav a[href="/color-modes"]')!.click(),
  );
  await soon(() => headingOf(tab)).toBe('Color Modes');
  await soon(() => scrollOf(tab)).toBe(0);
  await scrollTo(tab, 500);
  await tab.back();
  await soon(() => headingOf(tab)).toBe('Theming');
  await soon(() => scrollOf(tab)).toBe(900);
  await tab.forward();
  await soon(() => headingOf(tab)).toBe('Color Modes');
  await soon(() => scrollOf(tab)).toBe(500);
  expect(await isMarked()).toBe(true);
  await waitForIdleNetwork(tab);
  await tab.run((path) => void (window.location.href = path), button);
  await soon(() => headingOf(tab)).toBe('Button');
  // The shell's script runs.
  await soon(() => tab.run(() => window.history.scrollRestoration)).toBe('manual');
  await scrollTo(tab, 700);
  await tab.back();
  await soon(() => headingOf(tab)).toBe('Color Modes');
  await soon(() => scrollOf(tab)).toBe(500);
  // The same document, from the bfcache.
  expect(await isMarked()).toBe(true);
  await tab.forward();
  await soon(() => headingOf(tab)).toBe('Button');
  await soon(() => scrollOf(tab)).toBe(700);
});

test('a link to a section shows it below the header', async ({ tab, site }) => {
  await tab.goto(`${site}/theming#colors`);
  const top = () =>
    tab.run(() => Math.round(document.getElementById('colors')!.getBoundingClientRect().top));
  await soon(top).toBeGreaterThanOrEqual(64);
  expect(await top()).toBeLessThan(200);
});

test('an edited example shows the edit, its pictures and its errors', async ({ tab, site }) => {
  await openEditor(tab, site);
  await tab.click(editor);
  await writeCode(tab, '<Image src={images.nyc} alt="" />');
  const width = () => tab.runInPreview(() => document.querySelector('img')?.naturalWidth ?? 0);
  await soon(() => width()).toBeGreaterThan(0);
  for (const throwing of ['onClick={() => {', 'onClick={() => setTimeout(() => {']) {
    const end = throwing.includes('setTimeout') ? '})}' : '}}';
    await writeCode(
      tab,
      `<button\n  ${throwing} throw new Error("oh");\n  ${end}\n>Press</button>`,
    );
    await soon(() => readPreview(tab)).toBe('Press');
    await soon(() => readMessages(tab)).not.toContain('oh');
    await tab.runInPreview(() => document.querySelector('button')!.click());
    await soon(() => readMessages(tab)).toContain('Line 2: Error: oh');
  }
  await tab.click(editor);
  await writeCode(tab, '');
  await tab.type('<b>By key</b>');
  await soon(() => readPreview(tab)).toBe('By key');
});

test('a link carries code to the playground', async ({ tab, site }) => {
  await openEditor(tab, site);
  await writeCode(tab, '<b>Carried</b>');
  await soon(() => readPreview(tab)).toBe('Carried');
  const link = () =>
    tab.run(() => {
      const link = [...document.querySelectorAll('main a')].find(
        ({ textContent }) => textContent === 'Open in Playground',
      ) as HTMLAnchorElement;
      link.focus();
      return link.getAttribute('href')!;
    });
  await soon(link).toMatch(/^\/playground#./);
  await tab.goto(`${site}${await link()}`);
  await tab.click({ role: 'button', name: 'Run' });
  await soon(() => readPreview(tab)).toBe('Carried');
});

test('an edited theme is exported, as text and as a file', async ({ tab, site, downloads }) => {
  await tab.goto(`${site}/customize?base=base`);
  await tab.click({ role: 'textbox', name: 'primary in default' });
  await tab.press('End');
  for (let length = '#07c'.length; length > 0; length -= 1) await tab.press('Backspace');
  await tab.type('#0f6b5c');
  await tab.click({ role: 'button', name: 'Export' });
  await tab.click({ role: 'button', name: 'JSON' });
  await soon(() => tab.run(() => document.querySelector('main pre')!.textContent)).toContain(
    '"primary": "#0f6b5c"',
  );
  await tab.click({ role: 'button', name: 'Download' });
  await soon(async () => {
    const [file] = (await readdir(downloads)).filter((name) => name.endsWith('.json'));
    return readFile(path.join(downloads, file!), 'utf8');
  }).toContain('"primary": "#0f6b5c"');
});

test('the arrow keys reach a color cell; its color can be typed and moved', async ({
  tab,
  site,
}) => {
  await tab.goto(`${site}/customize?base=base`);
  await soon(() =>
    tab.run(() => document.querySelector('[data-island][data-started] [role="grid"]') !== null),
  ).toBe(true);
  await tab.click({ role: 'textbox', name: 'text in default' });
  await tab.press('Enter');
  await tab.press('ArrowDown');
  await tab.type('#0f6b5c');
  const readGrid = () =>
    tab.run(() => ({
      value: (document.activeElement as HTMLInputElement).value,
      label: document.activeElement!.getAttribute('aria-label'),
      names: [...document.querySelectorAll('[role="rowheader"]')]
        .slice(0, 2)
        .map(({ textContent }) => textContent),
    }));
  await soon(readGrid).toEqual({
    value: '#0f6b5c',
    label: 'background in default',
    names: ['text', 'background'],
  });
  await tab.press('Enter');
  await soon(async () => (await readGrid()).label).toBe('#0f6b5c');
  await tab.click({ role: 'button', name: 'Actions for background' });
  await tab.click({ role: 'button', name: 'Move up' });
  await soon(async () => (await readGrid()).names).toEqual(['background', 'text']);
});

test('the search finds a page', async ({ tab, site }) => {
  await tab.goto(`${site}/theming`);
  await tab.click({ role: 'button', name: 'Search' });
  await soon(() => tab.run(() => document.activeElement?.localName)).toBe('input');
  await tab.type('donut');
  await soon(() =>
    tab.run(() => document.querySelector('[role="option"]')?.textContent ?? ''),
  ).toContain('Donut');
  await tab.press('Enter');
  await soon(() => headingOf(tab)).toBe('Donut');
});
