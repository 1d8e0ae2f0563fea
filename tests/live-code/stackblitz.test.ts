import { readFileSync } from 'node:fs';
import { toProject } from '../../src/sandbox/live-code/stackblitz';
import { theme as siteTheme } from '../../src/base/design/theme';

describe('a StackBlitz project', () => {
  const parts = {
    scope: { 'theme-ui': ['Image'], './demo': ['images'], './RouterLink': ['RouterLink'] },
    files: {
      'demo.ts': readFileSync('src/content/examples/demo.ts', 'utf8'),
      'RouterLink.tsx': '',
    },
    packages: {
      'theme-ui': '1',
      react: '2',
      'react-dom': '2',
      '@emotion/react': '3',
      '@theme-ui/color': '4',
      '@theme-ui/presets': '4',
      vite: '5',
    },
    presets: ['tosh'],
    origin: 'https://example.org',
  };
  test('contains the example, its data and exact versions', () => {
    const { files } = toProject('<Image src={images.nyc} />', siteOnly, siteTheme, parts);
    expect(files['src/App.tsx']).toContain("import { images } from './demo';");
    expect(files['src/demo.ts']).toContain("nyc: 'https://example.org/img/nyc.svg'");
    expect(files['src/demo.ts']).not.toMatch(/import|addressOf/);
    expect(files['src/RouterLink.tsx']).toBeUndefined();
    expect(JSON.parse(files['package.json']!).dependencies).toEqual({
      '@emotion/react': '3',
      react: '2',
      'react-dom': '2',
      'theme-ui': '1',
    });
  });
  test('includes the preset and theme changes', () => {
    const look = { preset: 'tosh', theme: '{ colors: { primary: "red" } }', mode: undefined };
    const { files } = toProject('<p />', look, siteTheme, parts);
    expect(files['src/theme.ts']).toContain("import { tosh } from '@theme-ui/presets';");
    expect(files['src/theme.ts']).toContain('merge(tosh as Theme, ');
    expect(files['src/own-theme.ts']).toBe('export default { colors: { primary: "red" } };\n');
    expect(JSON.parse(files['package.json']!).dependencies['@theme-ui/presets']).toBe('4');
  });
  test('ignores an unknown preset', () => {
    const look = { preset: 'evil', theme: '', mode: undefined };
    const { files } = toProject('<p />', look, siteTheme, parts);
    expect(files['src/theme.ts']).not.toContain('evil');
    expect(files['src/theme.ts']).toContain('const base: Theme = {');
  });
  test.each([
    ["import { alpha } from '@theme-ui/color';", '@theme-ui/color'],
    ['import { alpha } from "@theme-ui/color";', '@theme-ui/color'],
    ['import {\n  alpha,\n  darken,\n} from "@theme-ui/color";', '@theme-ui/color'],
    ['import "@theme-ui/color";', '@theme-ui/color'],
    ['export * from "@theme-ui/color";', '@theme-ui/color'],
    ['const color = import(`@theme-ui/color`);', '@theme-ui/color'],
    ['import { tosh } from "@theme-ui/presets/tosh";', '@theme-ui/presets'],
  ])('has the package of %j, in the code and in the theme', (line, name) => {
    for (const [code, theme] of [
      [`${line}\nexport default () => <p />;`, ''],
      ['<p />', `${line}\nexport const theme = {};`],
      ['<p />', `${line}\n{ colors: {} }`],
    ] as const) {
      const { files } = toProject(code, { ...siteOnly, theme }, siteTheme, parts);
      expect(JSON.parse(files['package.json']!).dependencies).toHaveProperty([name]);
    }
  });
  test('has demo data that is imported with double quotes', () => {
    const code = 'import { images } from "./demo";\n\n<Image src={images.nyc} />';
    expect(toProject(code, siteOnly, siteTheme, parts).files['src/demo.ts']).toBeDefined();
  });
  test('has only the theme of the reader without a preset', () => {
    const look = { preset: 'none', theme: '{ colors: { primary: "red" } }', mode: undefined };
    const { files } = toProject('<p />', look, siteTheme, parts);
    expect(files['src/theme.ts']).toContain('const base: Theme = {};');
  });
  test('imports what the theme uses without an import, and keeps its own imports', () => {
    const theme =
      "import type { Theme } from 'theme-ui';\nmerge({}, { colors: { text: 'red' } }) as Theme";
    const { files } = toProject('<p />', { ...siteOnly, theme }, siteTheme, {
      ...parts,
      scope: { 'theme-ui': ['merge'] },
    });
    expect(files['src/own-theme.ts']).toBe(
      "import { merge } from 'theme-ui';\nimport type { Theme } from 'theme-ui';\nexport default merge({}, { colors: { text: 'red' } }) as Theme;\n",
    );
  });
  test('starts in the mode of the preview', () => {
    const { files } = toProject('<p />', { ...siteOnly, mode: "it's dark" }, siteTheme, parts);
    expect(files['src/main.tsx']).toContain('setColorMode("it\'s dark")');
    expect(files['src/main.tsx']).toContain('<StartMode />');
    const { files: rest } = toProject('<p />', siteOnly, siteTheme, parts);
    expect(rest['src/main.tsx']).not.toMatch(/Mode\(/);
  });
  const siteOnly = { preset: 'site', theme: '', mode: undefined };
});
