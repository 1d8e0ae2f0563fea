import type { Project } from '@stackblitz/sdk';
import type { Theme } from 'theme-ui';
import { addressOf } from '../../base/facts/base-url';
import { mentionsModule } from './extra-packages';
import { emptyPreset, type Look } from './messages';
import {
  readableModule,
  toExampleModule,
  toThemeModule,
  type Scope,
} from '../../content/code/example-module';

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

const startMode = (mode: string) => `
/** Starts in the mode of the preview. */
function StartMode() {
  const [, setColorMode] = useColorMode();
  useEffect(() => setColorMode(${JSON.stringify(mode)}), []);
  return null;
}
`;

/** Returns the entry file. It starts in a mode if there is one. */
function entry(mode: string | undefined): string {
  const [effect, hook, start] = mode ? [', useEffect', ', useColorMode', startMode(mode)] : [];
  return `import { StrictMode${effect ?? ''} } from 'react';
import { createRoot } from 'react-dom/client';
import { ThemeUIProvider${hook ?? ''} } from 'theme-ui';
import App from './App';
import { theme } from './theme';
${start ?? ''}
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeUIProvider theme={theme}>${start ? '\n      <StartMode />' : ''}
      <App />
    </ThemeUIProvider>
  </StrictMode>,
);
`;
}

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

/** Theme and mode of a project. */
export type ProjectLook = Pick<Look, 'preset' | 'theme' | 'mode'>;

/** Returns the project's theme files: a preset, this site's theme, or none, with the reader's theme merged into it. */
function themeFiles(
  { preset, theme }: ProjectLook,
  siteTheme: Theme,
  { presets, scope }: Pick<ProjectPackages, 'presets' | 'scope'>,
): Record<string, string> {
  const isPreset = presets.includes(preset);
  const hasOwn = theme.trim() !== '';
  const siteBase = preset === emptyPreset ? {} : siteTheme;
  const baseName = isPreset ? preset : 'base';
  const lines = [
    `import { ${hasOwn ? 'merge, ' : ''}type Theme } from 'theme-ui';`,
    ...(isPreset ? [`import { ${preset} } from '@theme-ui/presets';`] : []),
    ...(hasOwn ? ["import * as own from './own-theme';"] : []),
    '',
    ...(isPreset ? [] : [`const base: Theme = ${JSON.stringify(siteBase, null, 2)};`, '']),
    ...(hasOwn
      ? [
          'const { default: exported, theme: named } = own as Record<string, unknown>;',
          `export const theme = merge(${baseName} as Theme, (exported ?? named) as Theme);`,
        ]
      : [`export const theme = ${baseName} as Theme;`]),
    '',
  ];
  const { imports, head, open, body, close } = toThemeModule(theme, scope);
  return {
    'src/theme.ts': lines.join('\n'),
    ...(hasOwn
      ? { 'src/own-theme.ts': [...imports, `${head}${open}${body}${close}\n`].join('\n') }
      : {}),
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
 * @param look theme and mode of the example
 * @param siteTheme this site's theme
 */
export function toProject(
  code: string,
  look: ProjectLook,
  siteTheme: Theme,
  { scope, files, packages, presets, origin }: ProjectParts,
): Project {
  const app = readableModule(toExampleModule(code, scope));
  const theme = themeFiles(look, siteTheme, { presets, scope });
  const sources = [app, ...Object.values(theme)].join('\n');
  const demo = Object.entries(files).filter(([file]) =>
    mentionsModule(sources, `./${file.replace(/\.tsx?$/, '')}`),
  );
  const pick = (names: string[]) =>
    Object.fromEntries(names.map((name) => [name, packages[name]!]));
  const used = Object.keys(packages).filter((name) => mentionsModule(sources, name));
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
      'src/main.tsx': entry(look.mode),
      'src/App.tsx': app,
      ...theme,
      ...Object.fromEntries(
        demo.map(([file, text]) => [`src/${file}`, withFullAddresses(text, origin)]),
      ),
    },
  };
}
