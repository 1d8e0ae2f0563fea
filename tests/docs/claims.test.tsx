/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["browser", "development"]}
 */
import createCache from '@emotion/cache';
import {
  CacheProvider,
  ThemeProvider,
  css as emotionCss,
  keyframes,
  useTheme,
  type CSSObject,
} from '@emotion/react';
import { darken } from '@theme-ui/color';
import { ColorModeProvider } from '@theme-ui/color-modes';
import { multiples, scales } from '@theme-ui/css';
import toCustomProperties from '@theme-ui/custom-properties';
import * as styleGuide from '@theme-ui/style-guide';
import * as typography from '@theme-ui/typography';
import { readFileSync } from 'node:fs';
import { TextEncoder } from 'node:util';
import { act, createElement, memo, useState, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type * as Core from '@theme-ui/core';
import type * as ThemeUI from 'theme-ui';
import type { ButtonProps, Theme, ThemeUIStyleObject } from 'theme-ui';
import { versionOfFile } from '../../src/content/versions/list';
import { loadPackage } from '../../src/content/versions/packages';
import { claimMarkers } from './claim-markers';
import { collectWrittenLines } from './written-lines';
import { typeClaims } from './type-claims';

/** Packages of the version that a page describes. */
interface Library {
  core: typeof Core;
  themeUI: typeof ThemeUI;
}

/** Replaces the browser's, which React's server code needs when it loads and jsdom lacks. */
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

/** Renders an element in the document, then unmounts it. */
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

/** Checks that `ThemeUIProvider` inside core's provider only writes colors to `<html>`. */
async function writesColorsOnlyBelowCore({ core, themeUI }: Library) {
  const provider = <themeUI.ThemeUIProvider theme={theme}>Quay</themeUI.ThemeUIProvider>;
  const alone = await renderOnce(provider);
  expect(rootStyles.filter((rule) => !alone.css.includes(rule))).toEqual([]);
  const below = await renderOnce(<core.ThemeProvider theme={{}}>{provider}</core.ThemeProvider>);
  expect(below.css).toContain('--theme-ui-colors-text:#123');
  expect(below.css).toContain('background-color:var(--theme-ui-colors-background)');
  expect(rootStyles.filter((rule) => below.css.includes(rule))).toEqual([]);
}

/** Required props by component. Components without an entry need none. */
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
 * @returns the markup, the console output, and the pressed or checked element
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

/**
 * Checks that the installed packages do what a page says. Keys are names of comments right after the statement, such
 * as `{/* claim: donut-radius *\/}`. `types.test.ts` tests statements about TypeScript.
 */
const claims: Record<string, (library: Library) => void | Promise<void>> = {
  'colors-below-core': writesColorsOnlyBelowCore,
  async 'changed-by-fonts'({ themeUI }) {
    const changed: string[] = [];
    const components = componentsOf(themeUI);
    expect(components.length).toBeGreaterThan(0);
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
  async 'modes-below-emotion'({ core }) {
    const themes: Theme[] = [];
    const Reader = () => {
      themes.push(core.useThemeUI().theme);
      return null;
    };
    await renderOnce(
      <ThemeProvider theme={{ colors: { text: '#123456' } }}>
        <ColorModeProvider>
          <Reader />
        </ColorModeProvider>
      </ThemeProvider>,
    );
    expect(themes.at(-1)!.colors).toEqual({});
  },
  'function-result'({ themeUI: { css } }) {
    expect(css({ p: (theme) => theme.space?.[2] as number })({})).toEqual({ padding: 512 });
  },
  'merge-nothing-first'({ themeUI: { merge } }) {
    const changes = { colors: { primary: '#123' } };
    for (const nothing of [undefined, null]) {
      const merged = merge(nothing as unknown as Theme, changes);
      expect(merged).toEqual(changes);
      expect(merged).not.toBe(changes);
    }
  },
  'merge-nothing-later'({ themeUI: { merge } }) {
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
  'merge-variant'({ themeUI: { css, merge } }) {
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
  async 'emotion-theme'({ themeUI }) {
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
  async 'donut-radius'({ themeUI: { Donut } }) {
    const radiusOf = async (strokeWidth: number) => {
      const { html } = await renderOnce(<Donut value={0.5} strokeWidth={strokeWidth} />);
      return Number(/ r="(.*?)"/.exec(html)![1]);
    };
    expect([await radiusOf(15), await radiusOf(16), await radiusOf(17)]).toEqual([1, 0, -1]);
  },
  'keyframes-arrays'() {
    const { styles } = keyframes({ to: { color: ['red', 'blue'], padding: [1, 2] } });
    expect(styles).toContain('to{color:red;color:blue;padding{1;2;}}');
  },
  'named-frames-array'({ themeUI: { css } }) {
    expect(css({ '@keyframes glow': { to: { color: ['red', 'blue'] } } })({})).toEqual({
      '@keyframes glow': {
        to: { color: 'red', '@media screen and (min-width: 40em)': { color: 'blue' } },
      },
    });
  },
  async 'hydration-errors'(library) {
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
  'negative-inset'({ themeUI: { css } }) {
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
  async 'print-mode-without-properties'({ themeUI }) {
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
  async 'no-style-attributes'({ themeUI }) {
    const all = [...componentsOf(themeUI), ...componentsOf(styleGuide)];
    expect(all.length).toBeGreaterThan(0);
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
  'typography-space'() {
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
  'peer-versions'() {
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
  'breakpoints-message'({ themeUI: { css } }) {
    const messageFor = (breakpoints: unknown) =>
      messageOf(() => css({ p: [1, 2] })({ breakpoints } as Theme));
    expect(messageFor({ small: '40em' })).toBe(
      'breakpoints.map is not a function or its return value is not iterable',
    );
    expect(messageFor([40, 60])).toBe('n.includes is not a function');
  },
  'css-keys'({ themeUI: { css } }) {
    expect(css({ p: [1, 2], ':hover': { p: 1 } })({})).toEqual({
      padding: 4,
      '@media screen and (min-width: 40em)': { padding: 8 },
      ':hover': { padding: 4 },
    });
  },
  'logical-scales'({ themeUI: { css } }) {
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
  'logical-scroll-margin'({ themeUI: { css } }) {
    const sides = ['Inline', 'InlineStart', 'InlineEnd', 'Block', 'BlockStart', 'BlockEnd'];
    const names = sides.flatMap((side) => [`scrollMargin${side}`, `scrollPadding${side}`]);
    const styles = Object.fromEntries(names.map((name) => [name, 2]));
    expect(css(styles)({ space: [0, 4, 8] })).toEqual(styles);
    expect(css({ scrollMarginLeft: 2 })({ space: [0, 4, 8] })).toEqual({ scrollMarginLeft: 8 });
  },
  async 'sx-as-class'({ themeUI: { jsx } }) {
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
  'background-image-scale'({ themeUI: { css } }) {
    const lookUp = (scales: object) => css({ backgroundImage: 'dusk', bg: 'dusk' })(scales);
    const dusk = 'linear-gradient(red, blue)';
    const unknown = { backgroundImage: 'dusk', backgroundColor: 'dusk' };
    expect(lookUp({ backgroundImage: { dusk } })).toEqual({ ...unknown, backgroundImage: dusk });
    expect(lookUp({ gradients: { dusk } })).toEqual(unknown);
  },
  async 'named-space'({ themeUI }) {
    const { css } = await renderOnce(
      <themeUI.ThemeUIProvider theme={{ space: { small: 8, large: 32 } }}>
        <themeUI.Button />
        <themeUI.Grid />
      </themeUI.ThemeUIProvider>,
    );
    expect(css).toContain('padding-left:3px;padding-right:3px');
    expect(css).toContain('grid-gap:3px');
  },
  'max-width-breakpoints'({ themeUI: { css } }) {
    const queries = ['@media (max-width: 60em)', '@media (max-width: 40em)'];
    const styles = css({ p: [4, 3, 2] })({ breakpoints: queries }) as object;
    expect(Object.entries(styles)).toEqual([
      ['padding', 32],
      [queries[0], { padding: 16 }],
      [queries[1], { padding: 8 }],
    ]);
  },
  'print-breakpoints'({ themeUI: { css } }) {
    const styles = { p: [1, 2] };
    const keysFor = (breakpoint: string) =>
      Object.keys(css(styles)({ breakpoints: [breakpoint] }) as object);
    expect(keysFor('40em')).toEqual(['padding', '@media screen and (min-width: 40em)']);
    expect(keysFor('@media (min-width: 40em)')).toEqual(['padding', '@media (min-width: 40em)']);
  },
  async 'mode-of-another-app'(library) {
    const colors = { text: '#123' };
    const other = await visit(library, { colors: { ...colors, modes: { dark: {} } } }, 'sepia');
    expect(other).toMatchObject({ mode: 'sepia', stored: 'sepia' });
    expect(other.css).toContain('--theme-ui-colors-text:#123');
    expect(await visit(library, { colors })).toMatchObject({ mode: 'dark', stored: 'dark' });
  },
  async 'single-mode'(library) {
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
  async 'stored-mode-off'({ themeUI }) {
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
  'shadow-function'({ themeUI: { css } }) {
    const darker = darken('primary', 0.1) as unknown as string;
    const { boxShadow } = css({ boxShadow: `0 0 4px ${darker}` })({}) as { boxShadow: string };
    expect(boxShadow).toMatch(/^0 0 4px t ?=>/);
  },
  'create-element'({ themeUI }) {
    expect((themeUI as { createElement?: unknown }).createElement).toBe(themeUI.jsx);
  },
  async 'base-styles-font'({ themeUI: { BaseStyles, ThemeUIProvider } }) {
    const { css } = await renderOnce(
      <ThemeUIProvider theme={{}}>
        <BaseStyles />
      </ThemeUIProvider>,
    );
    expect(css).toContain('{font-family:body;line-height:body;font-weight:body;}');
  },
  'emotion-css'({ themeUI: { css } }) {
    const style = { color: 'ink' };
    expect([emotionCss`color: ink;`.styles, emotionCss(style).styles]).toEqual([
      'color: ink;',
      'color:ink;',
    ]);
    expect(css(style)({ colors: { ink: '#223' } })).toEqual({ color: '#223' });
  },
  'merge-elements'({ themeUI: { merge } }) {
    const isKept = (type: string) => {
      const mark = { $$typeof: Symbol.for(type) };
      return (merge({}, { mark } as Theme) as { mark: object }).mark === mark;
    };
    expect(['react.element', 'react.forward_ref'].map(isKept)).toEqual([true, true]);
    expect(['react.transitional.element', 'react.memo'].map(isKept)).toEqual([false, false]);
  },
  async 'function-entries'({ themeUI: { Box, ThemeUIProvider } }) {
    const computed = {
      colors: { ink: () => 'red' },
      letterSpacings: { wide: () => '1px' },
    } as unknown as Theme;
    const outer = await renderOnce(
      <ThemeUIProvider theme={computed}>
        <Box sx={{ letterSpacing: 'wide' }} />
      </ThemeUIProvider>,
    );
    expect(outer.css).toMatch(/html\{[^}]*--theme-ui-colors-ink:red;/);
    expect(outer.css).toMatch(/letter-spacing:\(\) ?=>/);
    const nested = await renderOnce(
      <ThemeUIProvider theme={{}}>
        <ThemeUIProvider theme={computed}>Quay</ThemeUIProvider>
      </ThemeUIProvider>,
    );
    expect(nested.css).not.toContain('red');
  },
  async 'donut-empty-range'({ themeUI: { Donut } }) {
    const offsetOf = async (value: number) => {
      const { html } = await renderOnce(<Donut value={value} min={0} max={0} />);
      return /stroke-dashoffset="(.*?)"/.exec(html)![1];
    };
    expect(await offsetOf(5)).toBe('-Infinity');
    const { stop } = collectWrittenLines();
    expect(await offsetOf(0)).toBe('NaN');
    stop();
  },
  async 'only-color-properties'({ themeUI: { ThemeUIProvider } }) {
    const { css } = await renderOnce(
      <ThemeUIProvider
        theme={{ colors: { ink: '#223' }, space: [0, 6], fonts: { body: 'Inter' }, radii: [3] }}
      >
        Quay
      </ThemeUIProvider>,
    );
    expect(css.match(/--theme-ui-[\w-]+(?=:)/g)).toEqual(['--theme-ui-colors-ink']);
  },
  'scale-count'() {
    const names = Object.keys(scales);
    const double = names.filter((name) => name in multiples);
    expect([names.length - double.length, double.length]).toEqual([137, 9]);
  },
  async 'emotion-versions'({ core, themeUI: { ThemeUIProvider } }) {
    const nested = (
      <ThemeUIProvider theme={{}}>
        <ThemeUIProvider theme={{}}>Quay</ThemeUIProvider>
      </ThemeUIProvider>
    );
    const context = { __EMOTION_VERSION__: '10.0.0', theme: {} };
    const { lines, stop } = collectWrittenLines();
    await renderOnce(nested);
    expect(lines).toEqual([]);
    await renderOnce(
      <core.__ThemeUIContext.Provider value={context}>{nested}</core.__ThemeUIContext.Provider>,
    );
    stop();
    expect(lines[0]).toMatch(/Multiple versions of Emotion detected, and theming might not work/);
  },
  async 'space-around-color'({ themeUI: { Box, ThemeUIProvider } }) {
    const { lines, stop } = collectWrittenLines();
    const { css } = await renderOnce(
      <ThemeUIProvider theme={{ colors: { 'primary ': '#123', ' ink': '#456' } }}>
        <Box bg="primary" />
      </ThemeUIProvider>,
    );
    stop();
    expect(css).toContain('background-color:primary;');
    expect(css).toContain('--theme-ui-colors- ink:#456;');
    expect(lines[0]).toMatch(
      /Key `primary ` in theme.colors contains leading\/trailing whitespace/,
    );
  },
  'invalid-property'() {
    const { lines, stop } = collectWrittenLines();
    const properties = toCustomProperties({ colors: { 'ink/strong': '#223' } });
    stop();
    expect(properties).toEqual({ '--color-ink/strong': '#223' });
    expect(lines[0]).toMatch(/Theme key "#223" found will produce an invalid CSS custom property/);
  },
  'breakpoint-object'({ themeUI: { css } }) {
    const named = css({ bg: { _: 'green', sm: 'red' } } as ThemeUIStyleObject)({});
    expect(emotionCss(named as CSSObject).styles).toBe('bg{_:green;sm:red;}');
    const listed = css({ bg: ['green', null, 'red', null] })({}) as CSSObject;
    expect(emotionCss(listed).styles).toContain(
      '@media screen and (min-width: 52em){background-color:red;}',
    );
  },
  async 'derived-colors'({ themeUI: { ThemeUIProvider, useThemeUI } }) {
    const half = 'color-mix(in srgb, var(--theme-ui-colors-primary), transparent 50%)';
    let raw: unknown;
    const Reader = () => ((raw = useThemeUI().theme.rawColors?.half), null);
    const { css } = await renderOnce(
      <ThemeUIProvider
        theme={{ colors: { primary: '#123', half, modes: { dark: { primary: '#abc' } } } }}
      >
        <ThemeUIProvider theme={{ colors: { primary: '#456' } }}>
          <Reader />
        </ThemeUIProvider>
      </ThemeUIProvider>,
    );
    expect(raw).toBe(half);
    const property = `--theme-ui-colors-half:${half}`;
    expect(css).toMatch(/html\{[^}]*--theme-ui-colors-primary:#123;/);
    expect(css.split(/(?=\.css-)/).filter((rule) => rule.includes(property))).not.toEqual([]);
    expect(/\.css-[^{.]+\{[^}]*--theme-ui-colors-primary:#456;[^}]*\}/.exec(css)?.[0]).toContain(
      property,
    );
  },
  async 'parent-hover'({ themeUI: { jsx } }) {
    const span = jsx('span', { sx: { 'a:hover &': { color: 'red' } } });
    const { css, html } = await renderOnce(
      jsx('a', { sx: { ':hover span': { opacity: 1 } } }, span),
    );
    const [parent, child] = [...html.matchAll(/class="([^"]+)"/g)].map(([, name]) => name);
    expect(css).toContain(`.${parent}:hover span{opacity:1;}`);
    expect(css).toContain(`a:hover .${child}{color:red;}`);
  },
  async 'default-props'({ themeUI: { Button } }) {
    const WithDefaults = Object.assign(Object.create(Button) as typeof Button, {
      defaultProps: { type: 'button' },
    });
    const ShopButton = (props: ButtonProps) => <Button type="button" {...props} />;
    expect((await renderOnce(<WithDefaults />)).html).not.toContain('type=');
    expect((await renderOnce(<ShopButton />)).html).toContain('type="button"');
    expect((await renderOnce(<ShopButton type="submit" />)).html).toContain('type="submit"');
    let tag: string | undefined;
    await renderOnce(<ShopButton ref={(button) => void (tag ??= button?.tagName)} />);
    expect(tag).toBe('BUTTON');
  },
  async 'sx-and-memo'({ themeUI: { ThemeUIProvider, jsx } }) {
    const renders: string[] = [];
    const remembered = (name: string) =>
      memo(function Remembered() {
        renders.push(name);
        return null;
      }) as unknown as ComponentType<{ sx?: unknown; key?: string }>;
    const [Inline, Computed, Plain] = ['inline', 'computed', 'react'].map(remembered);
    let renderAgain = () => {};
    function App() {
      const [, setCount] = useState(0);
      renderAgain = () => setCount((count) => count + 1);
      return (
        <ThemeUIProvider theme={{ colors: { ink: '#223' } }}>
          {jsx(Inline!, { key: 'inline', sx: { p: 1, color: 'ink' } })}
          {jsx(Computed!, {
            key: 'computed',
            sx: (theme: Theme) => ({ color: theme.colors?.ink }),
          })}
          {createElement(Plain!, { key: 'react', sx: { p: 1 } })}
        </ThemeUIProvider>
      );
    }
    const root = createRoot(document.createElement('div'));
    await act(async () => root.render(<App />));
    await act(async () => renderAgain());
    await act(async () => root.unmount());
    expect(renders).toEqual(['inline', 'computed', 'react', 'react']);
  },
  async 'cascade-layer'({ themeUI: { Box, ThemeUIProvider } }) {
    const sheets = document.createElement('div');
    const cache = createCache({ key: 'ferry', container: sheets });
    const { insert } = cache;
    cache.insert = (selector, serialized, sheet, shouldCache) =>
      insert(
        selector,
        { ...serialized, styles: `@layer app{${serialized.styles}}` },
        sheet,
        shouldCache,
      );
    await renderOnce(
      <CacheProvider value={cache}>
        <ThemeUIProvider theme={{ colors: { text: '#123' } }}>
          <Box p={[1, 2]} />
        </ThemeUIProvider>
      </CacheProvider>,
    );
    const rules = [...sheets.querySelectorAll('style')].map(({ textContent }) => textContent);
    expect(rules.filter((rule) => !/^@layer app\{|\{\}$/.test(rule))).toEqual([]);
    expect(rules.join('')).toMatch(/@layer app\{\.ferry-\w+\{[^}]*padding:4px;\}/);
  },
  async 'styles-h1'({ themeUI: { BaseStyles, Heading, ThemeUIProvider, jsx } }) {
    const isStyled = async (content: ReactNode) => {
      const { css } = await renderOnce(
        <ThemeUIProvider theme={{ styles: { h1: { opacity: 0.5 } } }}>{content}</ThemeUIProvider>,
      );
      return css.includes('opacity:0.5');
    };
    expect(await isStyled(<Heading as="h1" />)).toBe(false);
    expect(await isStyled(<h1>Quay</h1>)).toBe(false);
    expect(await isStyled(<Heading as="h1" variant="styles.h1" />)).toBe(true);
    expect(await isStyled(jsx('h1', { sx: { variant: 'styles.h1' } }))).toBe(true);
    expect(await isStyled(<BaseStyles />)).toBe(true);
  },
  async 'internal-theme-key'({ themeUI }) {
    const { css } = await renderOnce(
      <themeUI.ThemeUIProvider theme={{ boxes: { notice: { color: 'red' } } } as Theme}>
        {createElement(themeUI.Box, { __themeKey: 'boxes', variant: 'notice' } as object)}
      </themeUI.ThemeUIProvider>,
    );
    expect(css).toContain('color:red');
  },
};

const markers = claimMarkers();
const tested = new Set([...Object.keys(claims), ...Object.keys(typeClaims)]);

test('each marked statement has a test, and each test a marked statement', () => {
  const marked = new Set(markers.map(({ name }) => name));
  const problems = [
    ...markers
      .filter(({ name }) => !tested.has(name))
      .map(({ page, line, name }) => `${page}:${line}: claim "${name}" has no test; add one here`),
    ...[...tested]
      .filter((name) => !marked.has(name))
      .map((name) => `No page has {/* claim: ${name} */}; mark the statement or delete its test`),
  ];
  expect(problems).toEqual([]);
});

for (const { page, line, name } of markers) {
  const check = claims[name];
  if (!check) continue;
  test(`${page}:${line}: claim "${name}"`, async () => {
    const { name: version } = versionOfFile(page);
    await check({
      core: loadPackage('@theme-ui/core', version) as typeof Core,
      themeUI: loadPackage('theme-ui', version) as typeof ThemeUI,
    });
  });
}
