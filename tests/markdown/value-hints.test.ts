import { highlightWithHints, starts, values } from '../../src/content/code/value-hints';

/** Values with a picture, such as `3: 16`, or `3: 16 from 640` in an array. */
function hintsOf(code: string, language = 'tsx'): string[] {
  const html = highlightWithHints(code, language, []);
  return [...html.matchAll(/style="--v:(\d+)">'?([^<']*)/g)].map(([, picture, text]) => {
    const start = starts[Number(picture) % starts.length];
    const value = values[Math.floor(Number(picture) / starts.length)];
    return `${text}: ${value}${start ? ` from ${start}` : ''}`;
  });
}

test.each<[string, string[]]>([
  ['<Box sx={{ p: 3, mx: -2, fontSize: 3 }} />', ['3: 16', '2: 8', '3: 20']],
  [
    `<Box p={4} bg="muted" sx={{ color: 'primary' }} />`,
    ['4: 32', 'muted: muted', 'primary: primary'],
  ],
  ['<Box sx={{ gap: [2, null, 3] }} />', ['2: 8', '3: 16 from 832']],
  [
    `<Box sx={{ width: ['100%', 'calc(1px, 2)', 9] }} />`,
    ['calc(1px, 2):  from 640', '9:  from 832'],
  ],
  [`<Box sx={{ p: 16, zIndex: 3, color: 'tomato', variant: 'primary' }} />`, []],
  [
    `const theme: Theme = { colors: {}, space: [0], sx: { p: 1, color: 'text', fontSize: 1 } }`,
    ['1: 14'],
  ],
  ['const theme = { breakpoints: [], sx: { p: [1, 2], m: 1 } }', ['1: 4']],
  [`import { Box } from '@mui/material'; <Box sx={{ p: 1 }} />`, []],
  ['({ p: 1 })', []],
])('%s', (code, expected) => {
  expect(hintsOf(code)).toEqual(expected);
});

test('other languages have no pictures', () => {
  expect(hintsOf('sx p: 1', 'css')).toEqual([]);
});
