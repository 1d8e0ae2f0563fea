import palette from 'tailwindcss/colors';
import { default as currentDefaults } from 'tailwindcss/defaultTheme';
import colors from 'tailwindcss-3/colors';
import defaultTheme from 'tailwindcss-3/defaultTheme';
import type { Packages } from './formats/typescript/read';
import { tailwindDefaults } from './formats/tailwind/read-css';
import { objectOf, type Value } from './formats/typescript/values';

/** Names that Tailwind CSS 3 warns of when they're read. */
const renamedColors = ['lightBlue', 'warmGray', 'trueGray', 'coolGray', 'blueGray'];

const withDefault = (values: Record<string, unknown>) => {
  const entries = Object.entries(values) as [string, Value][];
  return { ...Object.fromEntries(entries), default: objectOf(entries) };
};

const currentColors = Object.fromEntries(
  Object.keys(colors)
    .filter((name) => !renamedColors.includes(name))
    .map((name) => [name, colors[name as keyof typeof colors]]),
);

/** Values of Tailwind CSS 3 that configurations import, and the defaults of version 4. */
export const tailwindPackages: Packages = {
  'tailwindcss/colors': withDefault(currentColors),
  [tailwindDefaults]: {
    colors: palette as unknown as Record<string, Value>,
    screens: currentDefaults.screens as Record<string, Value>,
  },
  'tailwindcss/defaultTheme': withDefault(defaultTheme as unknown as Record<string, unknown>),
};
