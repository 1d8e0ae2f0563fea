import type { Project } from '@stackblitz/sdk';
import type { Theme } from 'theme-ui';
import { addressOf } from '../../base/facts/base-url';
import type { Look } from './messages';
import { readableModule, toExampleModule, type Scope } from '../../content/code/example-module';

/** Package data for projects of a version of the documentation. */
export interface ProjectPackages {
  /** Names that code can use without an import, by module. */
  scope: Scope;
  /** Names that @theme-ui/presets exports. */
  presets: string[];
  /** Exact versions, by package. */
  packages: Record<string, string>;
}

/** Data for all projects. src/sandbox/live-code/plugin writes it during the build. */
export interface ProjectData {
  /** Files that examples can use, by path in the project. */
  files: Record<string, string>;
  /** Package data by path of the version. */
  versions: Record<string, ProjectPackages>;
}

/** Data for a project. */
interface ProjectParts extends ProjectPackages {
  /** As in `ProjectData`. */
  files: Record<string, string>;
  /** Origin of this site, for pictures. */
  origin: string;
}

const entry = `import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeUIProvider } from 'theme-ui';
import App from './App';
import { theme } from './theme';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeUIProvider theme={theme}>
      <App />
    </ThemeUIProvider>
  </StrictMode>,
);
`;

const page = (title: string) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`;

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  lib: ['ES2023', 'DOM'],
  strict: true,
  noImplicitAny: false,
  noEmit: true,
  skipLibCheck: true,
};

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Theme of a project. */
type ThemeChoice = Pick<Look, 'preset' | 'theme'>;

/** Returns the project's theme files: a preset or this site's theme, with changes merged into it. */
function themeFiles(
  { preset, theme }: ThemeChoice,
  siteTheme: Theme,
  presets: string[],
): Record<string, string> {
  const isSite = !presets.includes(preset);
  const baseName = isSite ? 'base' : preset;
  const isModule = /^export\b/m.test(theme);
  const hasChanges = theme.trim() !== '';
  const lines = [
    `import { ${hasChanges ? 'merge, ' : ''}type Theme } from 'theme-ui';`,
    ...(isSite ? [] : [`import { ${preset} } from '@theme-ui/presets';`]),
    ...(hasChanges && isModule ? ["import * as own from './own-theme';"] : []),
    '',
    ...(isSite ? [`const base: Theme = ${JSON.stringify(siteTheme, null, 2)};`, ''] : []),
    ...(hasChanges && !isModule ? [`const changes: Theme = ${theme.trim()};`, ''] : []),
    ...(hasChanges && isModule
      ? [
          'const { default: exported, theme: named } = own as Record<string, Theme>;',
          'const changes = exported ?? named;',
        ]
      : []),
    `export const theme = ${hasChanges ? `merge(${baseName} as Theme, changes)` : `${baseName} as Theme`};`,
    '',
  ];
  return {
    'src/theme.ts': lines.join('\n'),
    ...(isModule ? { 'src/own-theme.ts': theme } : {}),
  };
}

/** Makes the URLs of pictures in demo data absolute, and removes this site's functions. */
function withFullAddresses(text: string, origin: string): string {
  return text
    .replace(/^import \{ addressOf \}.*\n+/, '')
    .replace(/addressOf\('([^']+)'\)/g, (_, path: string) => `'${origin}${addressOf(path)}'`);
}

/**
 * Returns the files of a Vite project that shows an example.
 * @param code code of the example
 * @param choice theme of the example
 * @param siteTheme this site's theme
 */
export function toProject(
  code: string,
  choice: ThemeChoice,
  siteTheme: Theme,
  { scope, files, packages, presets, origin }: ProjectParts,
): Project {
  const app = readableModule(toExampleModule(code, scope));
  const demo = Object.entries(files).filter(([file]) =>
    app.includes(`'./${file.replace(/\.tsx?$/, '')}'`),
  );
  const pick = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, packages[name]!]));
  const theme = themeFiles(choice, siteTheme, presets);
  const sources = [app, ...Object.values(theme)].join();
  const used = Object.keys(packages).filter((name) => new RegExp(`'${name}['/]`).test(sources));
  return {
    title: 'Theme UI example',
    description: 'An example from the Theme UI documentation',
    template: 'node',
    files: {
      'index.html': page('Theme UI example'),
      'package.json': json({
        name: 'theme-ui-example',
        private: true,
        type: 'module',
        scripts: { dev: 'vite', start: 'vite', build: 'tsc && vite build' },
        dependencies: pick([
          ...new Set(['@emotion/react', 'react', 'react-dom', 'theme-ui', ...used]),
        ]),
        devDependencies: pick([
          '@types/react',
          '@types/react-dom',
          '@vitejs/plugin-react',
          'typescript',
          'vite',
        ]),
      }),
      'tsconfig.json': json({ compilerOptions, include: ['src'] }),
      'vite.config.js':
        "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\n\nexport default defineConfig({ plugins: [react()] });\n",
      'src/main.tsx': entry,
      'src/App.tsx': app,
      ...theme,
      ...Object.fromEntries(
        demo.map(([file, text]) => [`src/${file}`, withFullAddresses(text, origin)]),
      ),
    },
  };
}
