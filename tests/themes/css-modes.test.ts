import { importTheme } from '../support/read-theme';

const read = (text: string) => importTheme([{ name: 'theme.css', text }]);

const light = { primary: '#2563eb', background: '#fff' };
const dark = { primary: '#93c5fd', background: '#000' };
const declare = (colors: object) =>
  Object.entries(colors)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
const [inLight, inDark] = [declare(light), declare(dark)];

/** Style sheets with a root and a second palette. */
const rules: [form: string, after: string, mode?: string][] = [
  // At-rules.
  ...[
    '@media (prefers-color-scheme: dark)',
    '@media screen and (prefers-color-scheme: dark)',
    '@media only screen and (prefers-color-scheme:dark)',
    '@media (prefers-color-scheme: dark), print',
    '@media (min-width: 1px) and (prefers-color-scheme: dark)',
    '@media (--OSdark)',
    '@custom-media --night (prefers-color-scheme: dark); @media (--night)',
    '@supports (color: oklch(0 0 0)) { @media (prefers-color-scheme: dark)',
    '@layer base { @media (prefers-color-scheme: dark)',
    '@container style(--theme: dark)',
    '@container page style(--color-scheme: dark)',
    '@scope (.dark) to (.light)',
    '@variant dark',
    '@dark',
    '@include color-mode(dark)',
    '@mixin dark-theme',
  ].map((at): [string, string] => [
    at,
    `${at} { :root { ${inDark} } }${at.split('{').length > 1 ? ' }' : ''}`,
  ]),
  // Selectors.
  ...[
    '.dark',
    'html.dark',
    ':root.dark',
    'body.dark-mode',
    '.darkmode',
    '.darkMode',
    '.theme-dark',
    '.theme--dark',
    '.v-theme--dark',
    '.is-dark',
    '.chakra-ui-dark',
    '#dark',
    '#app.dark',
    '.app .dark',
    'html.js.dark',
    ':host(.dark)',
    ':host-context(.dark)',
    ':host([theme="dark"])',
    '.dark, .dark *',
    '.dark-theme ::part(x), .dark-theme',
    ':is(.dark, [data-mode="dark"])',
    ':root:where(.dark, .dark *)',
    ':global(.dark)',
    '[data-theme="dark"]',
    '[data-theme^=dark]',
    '[data-bs-theme=dark]',
    ':root[data-mantine-color-scheme="dark"]',
    'html[data-appearance="dark"]',
    'html[dark]',
    ':root[data-dark="true"]',
    ':root:not([data-dark="false"])[data-dark]',
    '[class~="dark"]',
    '[class*="-dark"]',
    'html[style*="color-scheme: dark"]',
    '[data-theme="auto"].dark',
    ':root:has(#dark-mode:checked)',
    ':root:has(input.theme-controller[value=dark]:checked), [data-theme=dark]',
    'html:has(select option[value="dark"]:checked)',
    '#dark-toggle:checked ~ .app',
    ':--dark',
    ':host(:state(dark))',
  ].map((selector): [string, string] => [selector, `${selector} { ${inDark} }`]),
  // Rules inside of others.
  [':root { @media }', `:root { @media (prefers-color-scheme: dark) { ${inDark} } }`],
  [':root { &.dark }', `:root { &.dark { ${inDark} } }`],
  [':root { .dark & }', `:root { .dark & { ${inDark} } }`],
  ['html { .dark }', `html { .dark { ${inDark} } }`],
  ['@layer', `@layer base { .dark { ${inDark} } }`],
  [
    '@media with the page’s choice',
    `@media (prefers-color-scheme: dark) { :root:not(.light), [data-theme=auto] { ${inDark} } }`,
  ],
  ['a comment of Sass', `// in the evening\n.dark { ${inDark} }`],
  // Modes with other names.
  ['[data-theme]', `[data-theme="midnight sun"] { ${inDark} }`, 'midnight-sun'],
  ['.theme-NAME', `.theme-ocean { ${inDark} }`, 'ocean'],
  ['a class of the root', `html.sepia { ${inDark} }`, 'sepia'],
  ['an attribute of the root', `:root[data-contrast="high"] { ${inDark} }`, 'high'],
  [
    'an attribute for each scheme',
    `[data-color-mode="dark"][data-dark-theme="dark_dimmed"] { ${inDark} }
     @media (prefers-color-scheme: dark) { [data-color-mode=auto][data-dark-theme="dark_dimmed"] { ${inDark} } }`,
    'dark_dimmed',
  ],
  ['a mode and a scheme', `.theme-ocean { .dark & { ${inDark} } }`, 'ocean-dark'],
];

test.each(rules)('a palette is that of a mode: %s', (_form, css, mode = 'dark') => {
  const { theme, leftOut } = read(`:root { ${inLight} } ${css}`);
  expect(theme.colors).toEqual({ ...light, modes: { [mode]: dark } });
  expect(leftOut.filter(({ name }) => !name.includes('::part'))).toEqual([]);
});

test.each([
  ['one line', '@custom-variant night (&:where([data-mode=dark], [data-mode=dark] *));'],
  ['a query in one line', '@custom-variant night (@media (prefers-color-scheme: dark));'],
  ['a block', '@custom-variant night { &:is(.dark *) { @slot; } }'],
  ['a query', '@custom-variant night { @media (prefers-color-scheme: dark) { @slot; } }'],
])('a variant is the mode of its condition: %s', (_form, css) => {
  const { theme, leftOut } = read(
    `:root { @variant night { ${inDark} } } ${css} @theme { ${inLight} }`,
  );
  expect(theme.colors).toEqual({ ...light, modes: { dark } });
  expect(leftOut).toEqual([]);
});

test.each<[string, string, object, string?]>([
  [
    'light and dark',
    `html:not(.dark) { ${inLight} } html.dark { ${inDark} }`,
    { ...light, modes: { dark } },
    'light',
  ],
  [
    'a dark root',
    `:root { ${inDark} } :root:not(.dark) { ${inLight} }`,
    { ...light, modes: { dark } },
    'light',
  ],
  [
    'dark unless light',
    `:root:not([data-theme=light]) { ${inDark} } :root { ${inLight} }`,
    { ...dark, modes: { light } },
    'dark',
  ],
  [
    'in a rule',
    `:root { ${inDark} &:not(.dark, .theme-dim) { ${inLight} } }`,
    { ...light, modes: { dark, dim: dark } },
    'light',
  ],
  [
    'a negated query',
    `:root { ${inLight} } @media not all and (prefers-color-scheme: light) { :root { ${inDark} } }`,
    { ...dark, modes: { light } },
    'dark',
  ],
  [
    'a query, and both choices',
    `[data-theme=light], :root:not([data-theme=dark]) { ${inLight} }
     @media only screen and (prefers-color-scheme: dark) { :root:not([data-theme]), :host(:not([data-theme])) { ${inDark} } }
     [data-theme=dark] { ${inDark} }`,
    { ...light, modes: { dark } },
    'light',
  ],
  [
    'another class',
    `:root, .light { ${inLight} } .dark, .kit-theme:not(.light) { ${inDark} }`,
    { ...light, modes: { dark } },
    'light',
  ],
])('`:not()` is the first mode, or the other scheme: %s', (_form, css, colors, initial) => {
  const { theme, leftOut } = read(css);
  expect(theme.colors).toEqual(colors);
  expect(theme.config).toEqual(initial && { initialColorModeName: initial });
  expect(leftOut).toEqual([]);
});

test('no palette replaces another one', () => {
  const { theme, leftOut } = read(`:root, .light, .dark { --brand: #07c; }
    :root, .light { ${inLight} } :host, .dark { ${inDark} }
    @media (prefers-color-scheme: dark) and (prefers-contrast: more) { :root { --background: #111; } }
    .dark { @media (color-gamut: p3) { --primary: color(display-p3 0 0 1); } }
    .card.dark { --background: #222; } .table-dark { --table: #333; } .theme-toggle { --icon: #fff; }
    .solarized-dark { --background: #002b36; } @media print { :root { --background: #eee; } }
    .dark .card { --background: #444; }`);
  expect(theme.colors).toEqual({
    brand: '#07c',
    ...light,
    modes: { dark, 'solarized-dark': { background: '#002b36' } },
  });
  expect(leftOut.map(({ kind, name, line }) => `${kind} ${name} ${line}`)).toEqual([
    'palette @media (prefers-color-scheme: dark) and (prefers-contrast: m… 3',
    'palette .dark @media (color-gamut: p3) 4',
    'palette .card.dark 5',
    'selector .table-dark 5',
    'selector .theme-toggle 5',
    'palette @media print 6',
    'selector .dark .card 7',
  ]);
  expect(() => read('@media print { :root { --a: #fff } }')).toThrow(
    '“@media print” isn’t the root',
  );
});

test('a class that extends the class of a part is that of the part, and a class of its own is a mode', () => {
  const { theme, leftOut } = read(`:root { --background: #fff; --ring: #07c; }
    .btn { color: red; } .btn-outline-dark, .btn--light { --background: #000; }
    .focus-ring:focus { outline: 1px; } .focus-ring-dark { --ring: #fff; }
    .dark { --background: #111; } .dark-dim { --background: #222; }
    .theme { color: red; } .theme-dark-blue { --background: #00f; }`);
  expect(theme.colors).toEqual({
    background: '#fff',
    ring: '#07c',
    modes: {
      dark: { background: '#111' },
      'dark-dim': { background: '#222' },
      'dark-blue': { background: '#00f' },
    },
  });
  expect(leftOut.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'selector .btn-outline-dark, .btn--light',
    'selector .focus-ring-dark',
  ]);
});

test('of the palettes that depend on something else, the first is that of the mode', () => {
  const query = '@media (prefers-color-scheme: dark) and (prefers-contrast:';
  const { theme, leftOut } = read(`:root { ${inLight} } ${query} less) { :root { ${inDark} } }
    ${query} more) { :root { --background: #111; } }`);
  expect(theme.colors).toEqual({ ...light, modes: { dark } });
  expect(leftOut).toMatchObject([{ kind: 'palette', line: 2 }]);
});

test('rules without custom properties or colors are no part of a theme', () => {
  const { leftOut } =
    read(`@import "tailwindcss"; @plugin "x"; @source "../src"; @custom-variant dark (&:is(.dark *));
    :root { ${inLight} color-scheme: light; font-synthesis: none; } @layer base { * { @apply border-border; } }
    body { margin: 0; background: var(--background); color: #111; } h1 { color: red; } @font-face { font-family: A; }
    @keyframes dark { from { --background: #000; } }`);
  expect(leftOut).toMatchObject([{ kind: 'rule', name: 'color: #111' }]);
});
