import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { markTheme } from '../../../src/sandbox/live-code/frame/marked-theme';

/** A theme with an entry of each kind. */
const theme: Theme = {
  config: { printColorModeName: 'light' },
  breakpoints: ['40em'],
  colors: { text: '#000', modes: { dark: { text: '#fff' } } },
  fonts: { body: 'Georgia, "Times New Roman", serif', code: 'monospace' },
  space: [0, 4, 8],
  sizes: { container: { wide: 1000 } } as never,
  buttons: { primary: { p: 2, '&:hover': { p: 3 } } },
  styles: { root: { fontFamily: 'body' }, hr: null as never },
};

test('fonts and variants get names', () => {
  const marked = markTheme(theme);
  expect(marked.theme).toEqual({
    ...theme,
    fonts: {
      body: 'var(--key-0, Georgia, "Times New Roman", serif)',
      code: 'var(--key-1, monospace)',
    },
    buttons: { primary: { '--key-2': '1', ...theme.buttons!.primary } },
    styles: { root: { '--key-3': '1', fontFamily: 'body' }, hr: null },
  });
  expect(Object.fromEntries(marked.names)).toMatchObject({
    '--key-0': 'fonts.body',
    '--key-1': 'fonts.code',
    '--key-2': 'buttons.primary',
    '--key-3': 'styles.root',
  });
});

test.each(Object.entries(presets))('%s looks the same with marks', (_name, preset) => {
  const { theme: marked, names } = markTheme(preset as Theme);
  expect(names.size).toBeGreaterThan(5);
  const unmarked: unknown = JSON.parse(JSON.stringify(marked), (key, value: unknown) => {
    if (key.startsWith('--key-')) return undefined;
    return typeof value === 'string' ? value.replace(/^var\(--key-\d+, (.*)\)$/, '$1') : value;
  });
  expect(unmarked).toEqual(JSON.parse(JSON.stringify(preset)));
});
