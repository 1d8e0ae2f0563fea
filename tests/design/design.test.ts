import { css } from 'theme-ui';
import * as scales from '../../src/base/design/scales';
import { theme } from '../../src/base/design/theme';

// The numbers from section 9 of the specification.
test.each([
  ['font sizes', scales.fontSizes, [12, 14, 16, 20, 24, 32, 48, 64, 72]],
  [
    'font sizes in rem',
    theme.fontSizes,
    ['0.75rem', '0.875rem', '1rem', '1.25rem', '1.5rem', '2rem', '3rem', '4rem', '4.5rem'],
  ],
  ['body weight', scales.fontWeights.body, 400],
  ['heading weight', scales.fontWeights.heading, 800],
  ['bold weight', scales.fontWeights.bold, 700],
  ['body line height', scales.lineHeights.body, 1.5],
  ['heading line height', scales.lineHeights.heading, 1.25],
  ['sidebar', scales.sizes.sidebar, 256],
  ['container', css({ maxWidth: 'container' })(theme), { maxWidth: 1024 }],
  ['content', scales.sizes.content, 768],
  [
    'breakpoints, of which the first hides the menu toggle',
    css({ width: [1, 2, 3, 4] })(theme),
    {
      width: 1,
      '@media screen and (min-width: 40em)': { width: 2 },
      '@media screen and (min-width: 52em)': { width: 3 },
      '@media screen and (min-width: 64em)': { width: 4 },
    },
  ],
  ['menu transition', scales.menuTransition, '0.2s'],
])('%s: as specified', (_name, actual, expected) => {
  expect(actual).toEqual(expected);
});

test("Theme UI doesn't use storage or the media query", () => {
  expect(theme.config).toEqual({
    initialColorModeName: 'default',
    useColorSchemeMediaQuery: false,
    useLocalStorage: false,
    useCustomProperties: true,
  });
});
