import colors from 'tailwindcss/colors';
import { default as defaultTheme } from 'tailwindcss/defaultTheme';
import configTheme from 'tailwindcss-3/defaultTheme';
import type { PlainObject } from '../../base/theme-data/changes';

/** Values of Tailwind CSS that themes extend: those of version 4, and the breakpoints of version 3. */
export const tailwindDefaults = {
  defaults: { colors: colors as PlainObject, screens: defaultTheme.screens as PlainObject },
  configScreens: configTheme.screens as PlainObject,
};
