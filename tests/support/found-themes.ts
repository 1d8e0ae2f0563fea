/** A theme as its tool exports it, shortened. */
export interface FoundTheme {
  tool: string;
  files: Record<string, string>;
  format: string;
  theme: object;
  /** Kind and name of each part that's left out. */
  leftOut?: string[];
}

/** Styles that a shadcn/ui theme adds to components. */
const ofPrimary = { bg: 'primary', color: 'primary-foreground', borderRadius: 'default' };
const withFont = { fontFamily: 'body' };
const ofField = { borderColor: 'border', borderRadius: 'default', ...withFont };

/** Themes of other tools, what is read from them, and what is left out. */
export const foundThemes: FoundTheme[] = [
  {
    tool: "shadcn/ui's globals.css",
    files: {
      '': `@import "tailwindcss";
@import "tw-animate-css";
@custom-variant dark (&:is(.dark *));
:root { --radius: 0.625rem; --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --primary: oklch(0.205 0 0);
  --primary-foreground: oklch(0.985 0 0); --card: oklch(1 0 0); --card-foreground: oklch(0.145 0 0);
  --muted-foreground: oklch(0.556 0 0); --accent: oklch(0.97 0 0); --accent-foreground: oklch(0.205 0 0);
  --destructive: oklch(0.577 0.245 27.325); --border: oklch(0.922 0 0); }
.dark { --foreground: oklch(0.985 0 0); --background: oklch(0.145 0 0); --accent: oklch(0.269 0 0); }
@theme inline { --color-background: var(--background); --color-foreground: var(--foreground);
  --color-primary: var(--primary); --color-primary-foreground: var(--primary-foreground);
  --radius-sm: calc(var(--radius) - 4px); --font-sans: var(--font-geist-sans); }
@layer base { * { @apply border-border; } }`,
    },
    format: 'Tailwind 4',
    theme: {
      colors: {
        background: 'oklch(1 0 0)',
        text: 'oklch(0.145 0 0)',
        primary: 'oklch(0.205 0 0)',
        'primary-foreground': 'oklch(0.985 0 0)',
        card: 'oklch(1 0 0)',
        'card-foreground': 'oklch(0.145 0 0)',
        gray: 'oklch(0.556 0 0)',
        highlight: 'oklch(0.97 0 0)',
        'accent-foreground': 'oklch(0.205 0 0)',
        destructive: 'oklch(0.577 0.245 27.325)',
        border: 'oklch(0.922 0 0)',
        modes: {
          dark: {
            text: 'oklch(0.985 0 0)',
            background: 'oklch(0.145 0 0)',
            highlight: 'oklch(0.269 0 0)',
          },
        },
      },
      radii: { default: '0.625rem', sm: 'calc(0.625rem - 4px)' },
      config: { initialColorModeName: 'light' },
      fonts: { body: 'system-ui, sans-serif' },
      buttons: {
        primary: { ...ofPrimary, ...withFont },
        destructive: { bg: 'destructive', borderRadius: 'default', ...withFont },
      },
      badges: { primary: ofPrimary },
      alerts: { primary: ofPrimary },
      messages: {
        primary: { color: 'accent-foreground', bg: 'highlight', borderRadius: 'default' },
      },
      cards: {
        primary: {
          color: 'card-foreground',
          bg: 'card',
          borderRadius: 'default',
          border: '1px solid',
          borderColor: 'border',
          p: 3,
        },
      },
      forms: { input: ofField, select: ofField, textarea: ofField },
      styles: { a: { color: 'primary' }, root: withFont },
      text: { heading: withFont },
    },
    leftOut: ['variable --font-sans'],
  },
  {
    tool: "tweakcn's export",
    files: {
      '': `:root { --background: #fff; --foreground: #111; --font-sans: Outfit, sans-serif; --font-mono: Fira Code, monospace;
  --radius: 0.5rem; --shadow-x: 0; --shadow-y: 1px; --shadow-blur: 3px; --shadow-spread: 0px; --shadow-opacity: 0.1;
  --shadow-color: oklch(0 0 0); --shadow-sm: 0 1px 3px 0px hsl(0 0% 0% / 0.10); --tracking-normal: 0em; --spacing: 0.25rem; }
.dark { --background: #000; --foreground: #eee; --radius: 0.5rem; --shadow-sm: 0 1px 3px 0px hsl(0 0% 0% / 0.10); }`,
    },
    format: 'CSS',
    theme: {
      colors: {
        background: '#fff',
        text: '#111',
        'shadow-color': 'oklch(0 0 0)',
        modes: { dark: { background: '#000', text: '#eee' } },
      },
      fonts: { body: 'Outfit, sans-serif', monospace: 'Fira Code, monospace' },
      radii: { default: '0.5rem' },
      shadows: { sm: '0 1px 3px 0px hsl(0 0% 0% / 0.10)' },
      letterSpacings: { normal: '0em' },
    },
    leftOut: ['x', 'y', 'blur', 'spread', 'opacity']
      .map((part) => `place --shadow-${part}`)
      .concat('place --spacing'),
  },
  {
    tool: 'Tailwind CSS 4 with its palette',
    files: {
      '': `@import "tailwindcss";
@theme { --color-brand-500: oklch(0.72 0.11 178); --color-mint: var(--color-emerald-300); --breakpoint-3xl: 120rem; --ease-snappy: cubic-bezier(0.2, 0, 0, 1); }`,
    },
    format: 'Tailwind 4',
    theme: {
      colors: { 'brand-500': 'oklch(0.72 0.11 178)', mint: 'oklch(84.5% 0.143 164.978)' },
      breakpoints: ['40rem', '48rem', '64rem', '80rem', '96rem', '120rem'],
    },
    leftOut: ['place --ease-snappy'],
  },
  {
    tool: 'Radix palettes',
    files: {
      '': `:root, .light, .light-theme { --blue-1: #fbfdff; --blue-9: #0090ff; }
.dark, .dark-theme { --blue-1: #0d1520; --blue-9: #0090ff; }
@supports (color: color(display-p3 1 1 1)) { @media (color-gamut: p3) { :root, .light, .light-theme { --blue-9: color(display-p3 0.247 0.556 0.969); } } }`,
    },
    format: 'CSS',
    theme: {
      config: { initialColorModeName: 'light' },
      colors: {
        'blue-1': '#fbfdff',
        'blue-9': '#0090ff',
        modes: { dark: { 'blue-1': '#0d1520', 'blue-9': '#0090ff' } },
      },
    },
    leftOut: ['palette @media (color-gamut: p3)'],
  },
  {
    tool: 'Open Props',
    files: {
      '': `:where(html) { --gray-0: #f8f9fa; --size-1: .25rem; --font-sans: system-ui, sans-serif; --font-weight-4: 400; --font-lineheight-3: 1.5;
  --font-letterspacing-1: .025em; --font-size-1: 1rem; --radius-2: 5px; --border-size-1: 1px; --layer-1: 1; --ease-1: cubic-bezier(.25, 0, .5, 1);
  --shadow-color: 220 3% 15%; --shadow-strength: 1%; --shadow-1: 0 1px 2px -1px hsl(var(--shadow-color) / calc(var(--shadow-strength) + 9%)); }`,
    },
    format: 'CSS',
    theme: {
      colors: { 'gray-0': '#f8f9fa', 'shadow-color': 'hsl(220 3% 15%)' },
      sizes: { 1: '.25rem' },
      fonts: { body: 'system-ui, sans-serif' },
      fontWeights: { 4: 400 },
      lineHeights: { 3: 1.5 },
      letterSpacings: { 1: '.025em' },
      fontSizes: { 1: '1rem' },
      radii: { 2: 5 },
      borderWidths: { 1: 1 },
      zIndices: { 1: 1 },
      shadows: { 1: '0 1px 2px -1px hsl(220 3% 15% / calc(1% + 9%))' },
    },
    leftOut: ['place --ease-1'],
  },
  {
    tool: 'Material Theme Builder',
    files: {
      'material-theme.json': JSON.stringify({
        seed: '#63A002',
        schemes: {
          light: { primary: '#4C662B', background: '#F9FAEF', onBackground: '#1A1C16' },
          'light-high-contrast': { primary: '#1C3200' },
          dark: { primary: '#B1D18A', background: '#12140E', onBackground: '#E2E3D8' },
        },
        palettes: { primary: { 0: '#000000', 40: '#4C662B' } },
      }),
    },
    format: 'Material Theme Builder',
    theme: {
      config: { initialColorModeName: 'light' },
      colors: {
        primary: '#4C662B',
        background: '#F9FAEF',
        text: '#1A1C16',
        'primary-0': '#000000',
        'primary-40': '#4C662B',
        modes: {
          'light-high-contrast': { primary: '#1C3200' },
          dark: { primary: '#B1D18A', background: '#12140E', text: '#E2E3D8' },
        },
      },
    },
    leftOut: ['place seed'],
  },
  {
    tool: 'a shadcn/ui registry item',
    files: {
      '': JSON.stringify({
        name: 'ocean',
        type: 'registry:theme',
        cssVars: {
          theme: { 'font-sans': 'Inter, sans-serif' },
          light: { background: '#fff', foreground: '220 14% 4%', radius: '0.5rem' },
          dark: { background: '#000', foreground: '0 0% 98%' },
        },
      }),
    },
    format: 'shadcn/ui registry item',
    theme: {
      config: { initialColorModeName: 'light' },
      colors: {
        background: '#fff',
        text: 'hsl(220 14% 4%)',
        modes: { dark: { background: '#000', text: 'hsl(0 0% 98%)' } },
      },
      fonts: { body: 'Inter, sans-serif' },
      radii: { default: '0.5rem' },
    },
    leftOut: ['place name', 'place type'],
  },
  {
    tool: 'daisyUI',
    files: {
      '': `@import "tailwindcss";
@plugin "daisyui" { themes: light --default; }
@plugin "daisyui/theme" { name: "harbor"; default: true; prefersdark: false; color-scheme: light;
  --color-base-100: oklch(98% 0.02 240); --color-base-content: #111; --color-primary: #07c; --radius-box: 1rem; --border: 1px; }
@plugin "daisyui/theme" { name: "night"; color-scheme: dark; --color-base-100: #000; --color-primary: #6cf; }`,
    },
    format: 'CSS',
    theme: {
      config: { initialColorModeName: 'harbor' },
      colors: {
        background: 'oklch(98% 0.02 240)',
        text: '#111',
        primary: '#07c',
        modes: { night: { background: '#000', primary: '#6cf' } },
      },
      radii: { box: '1rem' },
    },
    leftOut: ['place --border'],
  },
  {
    tool: 'Bootstrap 5.3',
    files: {
      'bootstrap.css': `:root, [data-bs-theme=light] { --bs-blue: #0d6efd; --bs-primary: #0d6efd; --bs-primary-rgb: 13, 110, 253;
  --bs-font-sans-serif: system-ui, sans-serif; --bs-body-font-family: var(--bs-font-sans-serif); --bs-body-font-size: 1rem;
  --bs-body-color: #212529; --bs-body-bg: #fff; --bs-border-width: 1px; --bs-border-radius-lg: 0.5rem; }
[data-bs-theme=dark] { color-scheme: dark; --bs-body-color: #dee2e6; --bs-body-bg: #212529; }
body { margin: 0; color: var(--bs-body-color); }
.btn-dark { --bs-btn-color: #fff; } .table-dark { --bs-table-bg: #212529; }
.navbar-dark, .navbar[data-bs-theme=dark] { --bs-navbar-color: rgba(255, 255, 255, 0.55); }`,
    },
    format: 'CSS',
    theme: {
      config: { initialColorModeName: 'light' },
      colors: {
        blue: '#0d6efd',
        primary: '#0d6efd',
        text: '#212529',
        background: '#fff',
        modes: { dark: { text: '#dee2e6', background: '#212529' } },
      },
      fonts: { 'sans-serif': 'system-ui, sans-serif', body: 'system-ui, sans-serif' },
      fontSizes: { body: '1rem' },
      borderWidths: { __default: 1 },
      radii: { lg: '0.5rem' },
    },
    leftOut: [
      'selector .btn-dark',
      'selector .table-dark',
      'selector .navbar-dark',
      'palette .navbar[data-bs-theme=dark]',
      'place --bs-primary-rgb',
    ],
  },
  {
    tool: 'Docusaurus',
    files: {
      'custom.css': `:root { --ifm-color-primary: #2e8555; --ifm-background-color: #fff; --ifm-font-color-base: #1c1e21;
  --ifm-font-family-base: system-ui; --ifm-code-font-size: 95%; --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.1); }
[data-theme='dark'] { --ifm-color-primary: #25c2a0; --docusaurus-highlighted-code-line-bg: rgba(0, 0, 0, 0.3); }`,
    },
    format: 'CSS',
    theme: {
      colors: {
        primary: '#2e8555',
        background: '#fff',
        text: '#1c1e21',
        'docusaurus-highlighted-code-line-bg': 'rgba(0, 0, 0, 0.1)',
        modes: {
          dark: {
            primary: '#25c2a0',
            'docusaurus-highlighted-code-line-bg': 'rgba(0, 0, 0, 0.3)',
          },
        },
      },
      fonts: { body: 'system-ui' },
      fontSizes: { code: '95%' },
    },
  },
  {
    tool: 'WordPress',
    files: {
      '': `body { --wp--preset--color--background: #fff; --wp--preset--color--foreground: #111; --wp--preset--font-size--small: 13px;
  --wp--preset--font-family--body: Inter, sans-serif; --wp--preset--spacing--20: 0.44rem; --wp--style--block-gap: 24px; }`,
    },
    format: 'CSS',
    theme: {
      colors: { background: '#fff', text: '#111' },
      fontSizes: { small: 13 },
      fonts: { body: 'Inter, sans-serif' },
      space: { 20: '0.44rem' },
    },
    leftOut: ['place --wp--style--block-gap'],
  },
  {
    tool: 'Material Web',
    files: {
      'light.css': `.light { --md-sys-color-primary: #6750a4; --md-sys-color-background: #fffbfe; --md-sys-color-on-background: #1c1b1f; }`,
      'dark.css': `.dark { --md-sys-color-primary: #d0bcff; --md-sys-color-background: #1c1b1f; --md-sys-color-on-background: #e6e1e5; }`,
    },
    format: 'CSS',
    theme: {
      config: { initialColorModeName: 'light' },
      colors: {
        primary: '#6750a4',
        background: '#fffbfe',
        text: '#1c1b1f',
        modes: { dark: { primary: '#d0bcff', background: '#1c1b1f', text: '#e6e1e5' } },
      },
    },
  },
];
