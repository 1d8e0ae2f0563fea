import * as presets from '@theme-ui/presets';
import { readLook } from '../../../src/sandbox/live-code/frame/look-state';
import { presetInfos } from '../../../src/sandbox/live-code/preset-themes';
import { colorModes } from '../../../src/base/design/modes';
import { theme as siteTheme } from '../../../src/base/design/theme';
import { resolvePreviewMode } from '../../../src/sandbox/live-code/looks';

const resolveTheme = (preset: string, theme: string, viewport?: number) =>
  readLook({ preset, mode: undefined, theme, viewport }).theme;

describe('themes of the frame', () => {
  test("are this site's theme, an empty one, and all presets, with their modes", () => {
    expect(presetInfos.map(({ name }) => name)).toEqual(['site', 'none', ...Object.keys(presets)]);
    expect(presetInfos[0]).toEqual({ name: 'site', modes: colorModes.map(({ name }) => name) });
    expect(presetInfos.find(({ name }) => name === 'tosh')!.modes).toEqual(['default', 'dark']);
  });
  test.each([
    '{ colors: { primary: "red" } }',
    '{"colors": {"primary": "red"}}',
    "import type { Theme } from 'theme-ui';\nexport const theme: Theme = { colors: { primary: 'red' } };",
    "import { merge } from 'theme-ui';\nexport default merge({}, { colors: { primary: 'red' } });",
  ])('accept %j', (source) => {
    const { colors, config, space } = resolveTheme('site', source);
    expect(colors!.primary).toBe('red');
    expect(space).toEqual(siteTheme.space);
    expect(config).toMatchObject({ useLocalStorage: false, useColorSchemeMediaQuery: false });
  });
  test('resolve breakpoints for a given window width', () => {
    expect(resolveTheme('site', '', 700).breakpoints).toEqual([
      '@media all',
      '@media not all',
      '@media not all',
    ]);
    expect(
      resolveTheme('tosh', '{ breakpoints: ["300px", "@media print"] }', 700).breakpoints,
    ).toEqual(['@media all', '@media print']);
    expect(resolveTheme('site', '').breakpoints).toEqual(['40em', '52em', '64em']);
  });
  test('ignore inherited property names as presets', () => {
    for (const name of ['__proto__', 'constructor', 'unknown']) {
      expect(resolveTheme(name, '').colors).toEqual(siteTheme.colors);
    }
  });
  test('reject a theme that is not an object', () => {
    expect(() => resolveTheme('site', '42')).toThrow('must be an object');
    expect(() => resolveTheme('site', '{ colors: ')).toThrow(/Unexpected token/);
  });
  test("show the page's mode if they have it", () => {
    const tosh = presetInfos.find(({ name }) => name === 'tosh')!.modes;
    expect(resolvePreviewMode('', 'deep', undefined)).toBe('deep');
    expect(resolvePreviewMode('', 'deep', tosh)).toBe('dark');
    expect(resolvePreviewMode('', 'swiss', tosh)).toBe('default');
    expect(resolvePreviewMode('dark', 'default', tosh)).toBe('dark');
    expect(resolvePreviewMode('swiss', 'dark', tosh)).toBe('dark');
  });
});
