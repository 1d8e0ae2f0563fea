/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "development"]}
 */
import createCache from '@emotion/cache';
import { CacheProvider, ThemeProvider, keyframes, useTheme } from '@emotion/react';
import { darken } from '@theme-ui/color';
import * as styleGuide from '@theme-ui/style-guide';
import * as typography from '@theme-ui/typography';
import { readFileSync } from 'node:fs';
import { TextEncoder } from 'node:util';
import { act, createElement, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type * as Core from '@theme-ui/core';
import type * as ThemeUI from 'theme-ui';
import type { Theme } from 'theme-ui';
import { versionOfFile } from '../../src/versions/list';
import { loadPackage } from '../../src/versions/packages';
import { olderPageFiles, pageFiles } from '../support/page-code';
import { typeMistakes } from '../support/type-check';
import { collectWrittenLines } from '../support/written-lines';

/** The packages of the version that a page describes. */
interface Library {
  core: typeof Core;
  page: string;
  themeUI: typeof ThemeUI;
}

/** A sentence about the library, and what shows that the installed packages do so. */
interface Claim {
  pages: string[];
  /** Words of the pages, so that the claim and its test change together. */
  says: string;
  check: (library: Library) => void | Promise<void>;
}

/** The page in this and, where it exists, in each older version. */
function inAllVersions(page: string): string[] {
  return [...pageFiles(), ...olderPageFiles()].filter(
    (file) => file.replace(/^(docs|versioned_docs\/[^/]+)\//, '') === page,
  );
}

const asProse = (text: string) => text.replaceAll(/\s+/g, ' ');

/** Stands in for the one of browsers, which React's server looks for when it is loaded and jsdom lacks. */
class TaskChannel {
  port1: { onmessage?: () => void } = {};
  port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.()) };
}

beforeAll(() => {
  Object.assign(globalThis, {
    IS_REACT_ACT_ENVIRONMENT: true,
    MessageChannel: TaskChannel,
    TextEncoder,
  });
});

/** Renders in a document of a browser, and removes it again. */
async function renderOnce(element: ReactNode): Promise<{ css: string; html: string }> {
  const sheets = document.createElement('div');
  const container = document.body.appendChild(document.createElement('main'));
  const cache = createCache({ key: 'css', container: sheets });
  const root = createRoot(container);
  await act(async () => root.render(<CacheProvider value={cache}>{element}</CacheProvider>));
  const css = [...sheets.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const html = container.innerHTML;
  await act(async () => root.unmount());
  container.remove();
  return { css, html };
}

const theme: Theme = {
  colors: { text: '#123', background: '#eee' },
  styles: { root: { letterSpacing: '1px' } },
};
const rootStyles = ['letter-spacing:1px', 'box-sizing:border-box', 'body{margin:0;}'];

/** Below core's provider, `ThemeUIProvider` writes colors to `<html>` and nothing else. */
async function writesColorsOnlyBelowCore({ core, themeUI }: Library) {
  const provider = <themeUI.ThemeUIProvider theme={theme}>Quay</themeUI.ThemeUIProvider>;
  const alone = await renderOnce(provider);
  expect(rootStyles.filter((rule) => !alone.css.includes(rule))).toEqual([]);
  const below = await renderOnce(<core.ThemeProvider theme={{}}>{provider}</core.ThemeProvider>);
  expect(below.css).toContain('--theme-ui-colors-text:#123');
  expect(below.css).toContain('background-color:var(--theme-ui-colors-background)');
  expect(rootStyles.filter((rule) => below.css.includes(rule))).toEqual([]);
}

/** Components that render without more props than these; those that need none have no entry. */
const requiredProps: Record<string, object> = { Field: { label: 'Name' } };

function componentsOf(library: object): [string, ComponentType][] {
  const isComponent = (value: unknown) =>
    typeof value === 'function' ||
    (value as { $$typeof?: symbol } | undefined)?.$$typeof === Symbol.for('react.forward_ref');
  return Object.entries(library).filter(
    ([name, value]) =>
      /^[A-Z]/.test(name) &&
      !/Provider$|^(Global|InitializeColorMode)$/.test(name) &&
      isComponent(value),
  ) as [string, ComponentType][];
}

const messageOf = (action: () => unknown) => {
  try {
    return JSON.stringify(action());
  } catch (error) {
    return (error as Error).message;
  }
};

/**
 * Hydrates a control for a visitor who prefers dark, from the HTML of a server that assumes light.
 * @returns the markup, the lines in the console, and the element that is on
 */
async function hydrate(
  { themeUI }: Library,
  Control: ComponentType,
): Promise<{ html: string; lines: string[]; shown: Element | null }> {
  const { renderToString } = await import('react-dom/server.browser');
  const prefers = (dark: boolean) =>
    Object.assign(window, {
      matchMedia: (query: string) => ({
        matches: query.includes(dark ? 'dark' : 'light'),
        addEventListener() {},
        removeEventListener() {},
      }),
    });
  const app = (
    <themeUI.ThemeUIProvider
      theme={{
        config: { initialColorModeName: 'light', useLocalStorage: false },
        colors: { text: '#000', modes: { dark: { text: '#fff' } } },
      }}
    >
      <Control />
    </themeUI.ThemeUIProvider>
  );
  prefers(false);
  const container = document.body.appendChild(document.createElement('main'));
  container.innerHTML = renderToString(app);
  prefers(true);
  const { lines, stop } = collectWrittenLines();
  try {
    const root = await act(async () => hydrateRoot(container, app));
    const html = container.innerHTML;
    const shown = container.querySelector('[aria-pressed="true"], :checked');
    await act(async () => root.unmount());
    return { html, lines, shown };
  } finally {
    stop();
    container.remove();
    Reflect.deleteProperty(window, 'matchMedia');
  }
}

/** Renders the name of the mode for a visitor whose system prefers dark, with or without a stored mode. */
async function visit(
  { themeUI }: Library,
  visited: Theme,
  stored?: string,
): Promise<{ css: string; mode: string; stored: string | null }> {
  const key = 'theme-ui-color-mode';
  const ModeName = () => String(themeUI.useColorMode()[0]);
  if (stored) localStorage.setItem(key, stored);
  Object.assign(window, {
    matchMedia: (query: string) => ({ matches: query.includes('dark') }),
  });
  try {
    const { css, html } = await renderOnce(
      <themeUI.ThemeUIProvider theme={visited}>
        <ModeName />
      </themeUI.ThemeUIProvider>,
    );
    return { css, mode: html, stored: localStorage.getItem(key) };
  } finally {
    localStorage.removeItem(key);
    Reflect.deleteProperty(window, 'matchMedia');
  }
}

const claims: Claim[] = [
  {
    pages: ['docs/guides/nested-theme-providers.mdx'],
    says: "**If there's only core's provider above it, the first `ThemeUIProvider` only writes colors.**",
    check: writesColorsOnlyBelowCore,
  },
  {
    pages: inAllVersions('theming.mdx'),
    says: "Inside core's `ThemeProvider`, `ThemeUIProvider` only sets the colors on `<html>`",
    check: writesColorsOnlyBelowCore,
  },
  {
    pages: inAllVersions('api.mdx'),
    says: 'the first `ThemeUIProvider` sets the properties and the colors, but not the root styles or the resets.',
    check: writesColorsOnlyBelowCore,
  },
  {
    pages: inAllVersions('theme-spec.mdx'),
    says: "`ThemeUIProvider` that isn't inside another provider (including core's) | `root`",
    check: writesColorsOnlyBelowCore,
  },
  {
    pages: ['docs/guides/global-styles.mdx'],
    says: 'the first `ThemeUIProvider` only adds the first two.',
    check: writesColorsOnlyBelowCore,
  },
  {
    pages: ['docs/guides/nested-theme-providers.mdx'],
    says: 'A nested theme with different `fonts` changes `Heading`, `Paragraph`, and `BaseStyles`',
    async check({ themeUI }) {
      const changed: string[] = [];
      const components = componentsOf(themeUI);
      expect(components.length).toBeGreaterThan(34);
      for (const [name, Component] of components) {
        const { css } = await renderOnce(
          <themeUI.ThemeUIProvider theme={theme}>
            <themeUI.ThemeUIProvider theme={{ fonts: { body: 'Inner', heading: 'Inner' } }}>
              {createElement(Component, requiredProps[name])}
            </themeUI.ThemeUIProvider>
          </themeUI.ThemeUIProvider>,
        );
        if (css.includes('Inner')) changed.push(name);
      }
      expect(changed.sort()).toEqual(['BaseStyles', 'Heading', 'Paragraph']);
    },
  },
  {
    pages: ['docs/guides/merging-themes.mdx'],
    says: '**`undefined` or `null` as the first theme.** `merge(undefined, changes)` returns a copy',
    check({ themeUI: { merge } }) {
      const changes = { colors: { primary: '#123' } };
      for (const nothing of [undefined, null]) {
        const merged = merge(nothing as unknown as Theme, changes);
        expect(merged).toEqual(changes);
        expect(merged).not.toBe(changes);
      }
    },
  },
  {
    pages: ['docs/guides/merging-themes.mdx'],
    says: 'As the second theme of `merge`, and at any position in `merge.all`, `undefined` and `null` throw "Cannot convert undefined or null to object".',
    check({ themeUI: { merge } }) {
      for (const nothing of [undefined, null] as unknown as Theme[]) {
        const calls = [
          () => merge({}, nothing),
          () => merge.all(nothing, {}),
          () => merge.all({}, nothing),
          () => merge.all({}, nothing, {}),
        ];
        expect([...new Set(calls.map(messageOf))]).toEqual([
          'Cannot convert undefined or null to object',
        ]);
      }
    },
  },
  {
    pages: ['docs/guides/merging-themes.mdx'],
    says: "**A `variant` that you add** comes after all existing keys, so it overrides them. Setting those keys in the same theme doesn't help",
    check({ themeUI: { css, merge } }) {
      const base = { buttons: { quiet: { color: 'gray' }, loud: { color: 'red' } } };
      const resolve = (buttons: Record<string, object>, name: string) => {
        const merged = merge(base, { buttons } as Theme);
        return css({ variant: `buttons.${name}` })(merged);
      };
      const variant = 'buttons.loud';
      expect(resolve({ quiet: { variant } }, 'quiet')).toEqual({ color: 'red' });
      expect(resolve({ quiet: { variant, color: 'blue' } }, 'quiet')).toEqual({ color: 'red' });
      expect(resolve({ calm: { variant, color: 'blue' } }, 'calm')).toEqual({ color: 'blue' });
    },
  },
  {
    pages: inAllVersions('hooks.mdx'),
    says: "So does `useTheme` from `@emotion/react`, except inside Emotion's own `ThemeProvider`, which adds its keys to the theme.",
    async check({ themeUI }) {
      let themes: object[] = [];
      function Compare() {
        themes = [useTheme(), themeUI.useThemeUI().theme];
        return null;
      }
      await renderOnce(
        <themeUI.ThemeUIProvider theme={theme}>
          <Compare />
        </themeUI.ThemeUIProvider>,
      );
      expect(themes[0]).toBe(themes[1]);
      await renderOnce(
        <themeUI.ThemeUIProvider theme={theme}>
          <ThemeProvider theme={{ radii: [4] }}>
            <Compare />
          </ThemeProvider>
        </themeUI.ThemeUIProvider>,
      );
      expect(themes[0]).toEqual({ ...themes[1], radii: [4] });
    },
  },
  {
    pages: inAllVersions('components/donut.mdx'),
    says: "At 16, the radius is 0, and the ring isn't drawn. Above 16, the radius is negative",
    async check({ themeUI: { Donut } }) {
      const radiusOf = async (strokeWidth: number) => {
        const { html } = await renderOnce(<Donut value={0.5} strokeWidth={strokeWidth} />);
        return Number(/ r="(.*?)"/.exec(html)![1]);
      };
      expect([await radiusOf(15), await radiusOf(16), await radiusOf(17)]).toEqual([1, 0, -1]);
    },
  },
  {
    pages: ['docs/guides/keyframes.mdx'],
    says: "`['red', 'blue']` becomes two declarations, and the last one applies. With numbers, the result isn't even valid CSS: `padding: [1, 2]` becomes `padding{1;2;}`",
    check() {
      const { styles } = keyframes({ to: { color: ['red', 'blue'], padding: [1, 2] } });
      expect(styles).toContain('to{color:red;color:blue;padding{1;2;}}');
    },
  },
  {
    pages: ['docs/guides/keyframes.mdx'],
    says: 'In [named frames](#by-name), the first value is used.',
    check({ themeUI: { css } }) {
      expect(css({ '@keyframes glow': { to: { color: ['red', 'blue'] } } })({})).toEqual({
        '@keyframes glow': {
          to: { color: 'red', '@media screen and (min-width: 40em)': { color: 'blue' } },
        },
      });
    },
  },
  {
    pages: ['docs/guides/color-mode-toggles.mdx'],
    says: 'In development, a wrong `aria-pressed` logs an error that starts with "A tree hydrated but some attributes". Wrong radio buttons and selects don\'t log an error.',
    async check(library) {
      const { Radio, Select, useColorMode } = library.themeUI;
      const names = ['light', 'dark'];
      function Pressed() {
        const [mode] = useColorMode();
        return <button aria-pressed={mode === 'dark'}>Dark</button>;
      }
      function Radios() {
        const [mode, setMode] = useColorMode();
        return names.map((name) => (
          <Radio
            key={name}
            name="mode"
            value={name}
            checked={mode === name}
            onChange={() => setMode(name)}
          />
        ));
      }
      function Options() {
        const [mode, setMode] = useColorMode();
        return (
          <Select value={mode} onChange={({ target }) => setMode(target.value)}>
            {names.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        );
      }
      const pressed = await hydrate(library, Pressed);
      expect(pressed.html).toContain('aria-pressed="false"');
      expect(pressed.lines).toEqual([
        expect.stringMatching(/^error: A tree hydrated but some attributes/),
      ]);
      for (const Control of [Radios, Options]) {
        const { lines, shown } = await hydrate(library, Control);
        expect(lines).toEqual([]);
        expect((shown as HTMLInputElement | HTMLOptionElement).value).toBe('light');
      }
    },
  },
  {
    pages: ['docs/guides/typescript.mdx'],
    says: "`theme.sizes?.sidebar` fails with `Property 'sidebar' does not exist on type 'Scale<…>'` (TS2339).",
    check: refusesNamedSize,
  },
  {
    pages: inAllVersions('theming.mdx'),
    says: 'With `: Theme`, `theme.sizes?.sidebar` is an error',
    check: refusesNamedSize,
  },
  {
    pages: inAllVersions('theming.mdx'),
    says: 'A minus sign before the name works for margins and for `top`, `right`, `bottom`, and `left`, but not for `inset`:',
    check({ themeUI: { css } }) {
      const margins = ['m', 'mt', 'mr', 'mb', 'ml', 'mx', 'my', 'marginBlockStart', 'marginInline'];
      const space = Object.assign([0, 4], { tight: 4 });
      const valuesOf = (property: string) =>
        Object.values(css({ [property]: '-tight' })({ space }) as object) as unknown[];
      for (const property of [...margins, 'top', 'right', 'bottom', 'left']) {
        expect([property, new Set(valuesOf(property))]).toEqual([property, new Set([-4])]);
      }
      for (const property of ['inset', 'insetBlock', 'insetInlineStart', 'gap', 'p']) {
        expect([property, new Set(valuesOf(property))]).toEqual([property, new Set(['-tight'])]);
      }
    },
  },
  {
    pages: inAllVersions('color-modes.mdx'),
    says: "the flag has no effect, and an unknown name doesn't log an error.",
    async check({ themeUI }) {
      const written = async (printColorModeName: string, useCustomProperties: boolean) => {
        const { lines, stop } = collectWrittenLines();
        const { css } = await renderOnce(
          <themeUI.ThemeUIProvider
            theme={{
              config: { printColorModeName, useCustomProperties },
              colors: { text: '#000', modes: { dark: { text: '#fff' } } },
            }}
          >
            Quay
          </themeUI.ThemeUIProvider>,
        );
        stop();
        return { hasPrintRule: css.includes('@media print'), lines: lines.length };
      };
      expect(await written('dark', true)).toEqual({ hasPrintRule: true, lines: 0 });
      expect(await written('unknown', true)).toEqual({ hasPrintRule: false, lines: 1 });
      expect(await written('dark', false)).toEqual({ hasPrintRule: false, lines: 0 });
      expect(await written('unknown', false)).toEqual({ hasPrintRule: false, lines: 0 });
    },
  },
  {
    pages: ['docs/guides/custom-cache-provider.mdx'],
    says: "The components of `theme-ui` don't write `style` attributes",
    async check({ themeUI }) {
      const all = [...componentsOf(themeUI), ...componentsOf(styleGuide)];
      expect(all.length).toBeGreaterThan(40);
      const withStyle: string[] = [];
      for (const [name, Component] of all) {
        const { html } = await renderOnce(
          <themeUI.ThemeUIProvider theme={{ ...theme, fonts: {}, fontSizes: [12] }}>
            {createElement(Component, requiredProps[name])}
          </themeUI.ThemeUIProvider>,
        );
        if (/\sstyle="/.test(html)) withStyle.push(name);
      }
      expect(withStyle.sort()).toEqual(['ColorPalette', 'ThemeCard']);
    },
  },
  {
    pages: ['docs/packages/typography.mdx'],
    says: "It's the value of `space[3]`, and the margin below headings, paragraphs, lists, tables, and other blocks. `li` uses `space[2]`, which is half a block.",
    check() {
      const { space, styles } = typography.toTheme({}) as {
        space: number[];
        styles: Record<string, Record<string, unknown>>;
      };
      const marginsBelow = ({ mb, marginBottom }: Record<string, unknown>) => mb ?? marginBottom;
      const blocks = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'ul', 'ol', 'table', 'blockquote'];
      expect([...blocks, 'pre', 'hr', 'img'].map((name) => marginsBelow(styles[name]!))).toEqual(
        Array<number>(14).fill(3),
      );
      expect(marginsBelow(styles.li!)).toBe(2);
      expect(space[2]).toBe(space[3]! / 2);
    },
  },
  {
    pages: ['docs/guides/comparison.mdx'],
    says: '`react` 18 or later, `@emotion/react` 11.13.3 or a later 11',
    check() {
      const manifestOf = (name: string) =>
        JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
          dependencies: Record<string, string>;
          peerDependencies: Record<string, string>;
        };
      const parts = Object.keys(manifestOf('theme-ui').dependencies);
      const peers = parts.map((name) => manifestOf(name).peerDependencies);
      const emotion = peers.map((peer) => peer['@emotion/react']).sort();
      expect(emotion.at(-1)).toBe('^11.13.3');
      expect(new Set(emotion)).toEqual(new Set(['^11.11.1', '^11.13.3']));
      expect(new Set(peers.map(({ react }) => react))).toEqual(new Set(['>=18', undefined]));
    },
  },
  {
    pages: ['docs/troubleshooting.mdx'],
    says: 'Next.js and Jest show `breakpoints.map is not a function or its return value is not iterable`',
    check({ themeUI: { css } }) {
      const messageFor = (breakpoints: unknown) =>
        messageOf(() => css({ p: [1, 2] })({ breakpoints } as Theme));
      expect(messageFor({ small: '40em' })).toBe(
        'breakpoints.map is not a function or its return value is not iterable',
      );
      expect(messageFor([40, 60])).toBe('n.includes is not a function');
    },
  },
  {
    pages: ['docs/guides/comparison.mdx'],
    says: 'Leave out arrays and selectors: they become keys such as `@media screen and (min-width: 40em)`',
    check({ themeUI: { css } }) {
      expect(css({ p: [1, 2], ':hover': { p: 1 } })({})).toEqual({
        padding: 4,
        '@media screen and (min-width: 40em)': { padding: 8 },
        ':hover': { padding: 4 },
      });
    },
  },
  {
    pages: ['docs/sx-prop.mdx'],
    says: "They don't have aliases, but most of them use the same scales:",
    check({ themeUI: { css } }) {
      const scales = { space: [0, 4, 8], radii: { card: 9 }, borders: { thin: '1px solid' } };
      const logical = {
        marginInlineStart: 2,
        marginInlineEnd: 2,
        paddingInlineStart: 2,
        paddingInlineEnd: 2,
        insetInlineStart: 2,
        insetInlineEnd: 2,
        borderInlineStart: 'thin',
        borderStartStartRadius: 'card',
      };
      expect(Object.values(css(logical)(scales) as object)).toEqual([
        ...Array<number>(6).fill(8),
        '1px solid',
        9,
      ]);
      const notAliases: Record<string, number> = { ms: 2, pe: 2 };
      expect(css(notAliases)(scales)).toEqual(notAliases);
    },
  },
  {
    pages: ['docs/sx-prop.mdx'],
    says: "The logical forms of `scrollMargin` and `scrollPadding` don't have a scale",
    check({ themeUI: { css } }) {
      const sides = ['Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd'];
      const names = sides.flatMap((side) => [`scrollMargin${side}`, `scrollPadding${side}`]);
      const styles = Object.fromEntries(names.map((name) => [name, 2]));
      expect(css(styles)({ space: [0, 4, 8] })).toEqual(styles);
      expect(css({ scrollMarginLeft: 2 })({ space: [0, 4, 8] })).toEqual({ scrollMarginLeft: 8 });
    },
  },
  {
    pages: ['docs/sx-prop.mdx'],
    says: 'In `Tag`, `props.sx` is `undefined`, because the styles arrive as a class.',
    async check({ themeUI: { jsx } }) {
      const given: Record<string, unknown>[] = [];
      function Tag(props: { className?: string; iconSx?: object }) {
        given.push({ ...props });
        return jsx('b', { className: props.className, sx: { color: 'red', opacity: 1 } });
      }
      const { css, html } = await renderOnce(
        jsx(Tag, { sx: { opacity: 0.5 }, iconSx: {} } as object),
      );
      expect(given[0]).toEqual({ className: expect.any(String) as string, iconSx: {} });
      const [, name] = /class="([^"]+)"/.exec(html)!;
      expect(css).toContain(`.${name}{color:red;opacity:1;opacity:0.5;}`);
    },
  },
  {
    pages: ['docs/theming.mdx'],
    says: "add it to the theme under `backgroundImage`, the name of the CSS property. A key such as `gradients` isn't used.",
    check({ themeUI: { css } }) {
      const lookUp = (scales: object) => css({ backgroundImage: 'dusk', bg: 'dusk' })(scales);
      const dusk = 'linear-gradient(red, blue)';
      const unknown = { backgroundImage: 'dusk', backgroundColor: 'dusk' };
      expect(lookUp({ backgroundImage: { dusk } })).toEqual({ ...unknown, backgroundImage: dusk });
      expect(lookUp({ gradients: { dusk } })).toEqual(unknown);
    },
  },
  {
    pages: ['docs/theming.mdx'],
    says: 'a `Button` then has 3 px of padding at the sides, and a `Grid` has 3 px gaps.',
    async check({ themeUI }) {
      const { css } = await renderOnce(
        <themeUI.ThemeUIProvider theme={{ space: { small: 8, large: 32 } }}>
          <themeUI.Button />
          <themeUI.Grid />
        </themeUI.ThemeUIProvider>,
      );
      expect(css).toContain('padding-left:3px;padding-right:3px');
      expect(css).toContain('grid-gap:3px');
    },
  },
  {
    pages: ['docs/theming.mdx'],
    says: '`p: [4, 3, 2]` is now `space[4]` on wide screens, `space[3]` up to 60em, and `space[2]` up to 40em.',
    check({ themeUI: { css } }) {
      const queries = ['@media (max-width: 60em)', '@media (max-width: 40em)'];
      const styles = css({ p: [4, 3, 2] })({ breakpoints: queries }) as object;
      expect(Object.entries(styles)).toEqual([
        ['padding', 32],
        [queries[0], { padding: 16 }],
        [queries[1], { padding: 8 }],
      ]);
    },
  },
  {
    pages: ['docs/color-modes.mdx'],
    says: 'In that case, it shows its root colors, and `useColorMode` returns the name that the first app stored. A theme without modes also stores the preferred mode',
    async check(library) {
      const colors = { text: '#123' };
      const other = await visit(library, { colors: { ...colors, modes: { dark: {} } } }, 'sepia');
      expect(other).toMatchObject({ mode: 'sepia', stored: 'sepia' });
      expect(other.css).toContain('--theme-ui-colors-text:#123');
      expect(await visit(library, { colors })).toMatchObject({ mode: 'dark', stored: 'dark' });
    },
  },
  {
    pages: ['docs/color-modes.mdx'],
    says: 'Both themes stay in one mode until you call `setMode`. `darkOnly` copies the dark colors to the root.',
    async check(library) {
      const config = { useColorSchemeMediaQuery: false, useLocalStorage: false } as const;
      const preset: Theme = { colors: { text: '#123', modes: { dark: { text: '#eee' } } } };
      const { merge } = library.themeUI;
      const rootText = ({ css }: { css: string }) =>
        /html\{[^}]*--theme-ui-colors-text:([^;]+)/.exec(css)?.[1];
      const lightOnly = await visit(library, merge(preset, { config }), 'dark');
      expect([lightOnly.mode, rootText(lightOnly)]).toEqual(['undefined', '#123']);
      const colors = preset.colors?.modes?.dark as Theme['colors'];
      const darkOnly = await visit(library, merge(preset, { config, colors }), 'light');
      expect([darkOnly.mode, rootText(darkOnly)]).toEqual(['undefined', '#eee']);
    },
  },
  {
    pages: ['docs/color-modes.mdx'],
    says: 'Server and browser then render the same mode, so `useColorMode` is safe during hydration',
    async check({ themeUI }) {
      const { renderToString } = await import('react-dom/server.browser');
      const config = { useColorSchemeMediaQuery: false, useLocalStorage: false } as const;
      const ModeName = () => String(themeUI.useColorMode()[0]);
      const app = (
        <themeUI.ThemeUIProvider
          theme={{
            config: { ...config, initialColorModeName: 'dark' },
            colors: { text: '#eee', modes: { light: { text: '#123' } } },
          }}
        >
          <ModeName />
        </themeUI.ThemeUIProvider>
      );
      const container = document.createElement('main');
      container.innerHTML = renderToString(app);
      expect(container.textContent).toBe('dark');
      Object.assign(window, { matchMedia: () => ({ matches: true }) });
      const { lines, stop } = collectWrittenLines();
      const root = await act(async () => hydrateRoot(container, app));
      expect([container.textContent, lines]).toEqual(['dark', []]);
      await act(async () => root.unmount());
      stop();
      Reflect.deleteProperty(window, 'matchMedia');
    },
  },
  {
    pages: ['docs/packages/color.mdx'],
    says: "the inspector shows the function's source text, such as `0 0 4px t => …`",
    check({ themeUI: { css } }) {
      const darker = darken('primary', 0.1) as unknown as string;
      const { boxShadow } = css({ boxShadow: `0 0 4px ${darker}` })({}) as { boxShadow: string };
      expect(boxShadow).toMatch(/^0 0 4px t ?=>/);
    },
  },
  {
    pages: ['docs/troubleshooting.mdx'],
    says: "0.6.0 doesn't export that function, and 0.6.2 and later versions do.",
    check({ themeUI }) {
      expect((themeUI as { createElement?: unknown }).createElement).toBe(themeUI.jsx);
    },
  },
  {
    pages: ['docs/guides/typescript.mdx'],
    says: "Type 'RefObject<HTMLAnchorElement | null>' is not assignable to type 'Ref<HTMLButtonElement> | undefined'",
    check({ page }) {
      const code = `import { useRef } from 'react';
import { Box, Button, Flex } from 'theme-ui';
export default function Fares() {
  const link = useRef<HTMLAnchorElement>(null);
  return <><Box as="a" ref={link} /><Flex as="a" ref={link} />
    <Button as="a" ref={link} /></>;
}`;
      const found = typeMistakes([{ page, line: 1, language: 'tsx', flags: ['live'], code }]);
      expect(found).toEqual([
        {
          page,
          line: 6,
          message: expect.stringMatching(
            /^Type 'RefObject<HTMLAnchorElement \| null>' is not assignable to type 'Ref<HTMLButtonElement>/,
          ) as unknown,
        },
      ]);
    },
  },
  {
    pages: ['docs/components/variants.mdx'],
    says: 'That prop is internal, and TypeScript rejects it.',
    async check({ page, themeUI }) {
      const code = `import { Box } from 'theme-ui';
export default () => <Box __themeKey="boxes" variant="notice" />;`;
      const found = typeMistakes([{ page, line: 1, language: 'tsx', flags: ['live'], code }]);
      expect(found.map(({ message }) => message)).toEqual([
        expect.stringContaining("'{ __themeKey: string; variant: string; }' is not assignable"),
      ]);
      const { css } = await renderOnce(
        <themeUI.ThemeUIProvider theme={{ boxes: { notice: { color: 'red' } } } as Theme}>
          {createElement(themeUI.Box, { __themeKey: 'boxes', variant: 'notice' } as object)}
        </themeUI.ThemeUIProvider>,
      );
      expect(css).toContain('color:red');
    },
  },
];

/** TypeScript reports a named entry of a scale on the type `Theme`. */
function refusesNamedSize({ page }: Library) {
  const code = `import type { Theme } from 'theme-ui';
const theme: Theme = { sizes: { sidebar: 240 } };
export const width = theme.sizes?.sidebar;
export default () => null;`;
  const mistakes = typeMistakes([{ page, line: 1, language: 'tsx', flags: ['live'], code }]);
  expect(mistakes).toEqual([
    {
      page,
      line: 3,
      message: expect.stringMatching(
        /^Property 'sidebar' does not exist on type 'Scale</,
      ) as unknown,
    },
  ]);
}

const cases = claims.flatMap(({ pages, says, check }) =>
  pages.map((page) => [page, says, check] as const),
);

test(`${cases.length} claims of pages are tried, of older versions too`, () => {
  expect(cases.length).toBeGreaterThan(20);
  expect(cases.filter(([page]) => page.startsWith('versioned_docs/')).length).toBeGreaterThan(4);
});

test.each(cases)('%s: %s', async (page, says, check) => {
  expect(asProse(readFileSync(page, 'utf8'))).toContain(asProse(says));
  const { name } = versionOfFile(page);
  await check({
    page,
    core: loadPackage('@theme-ui/core', name) as typeof Core,
    themeUI: loadPackage('theme-ui', name) as typeof ThemeUI,
  });
});
