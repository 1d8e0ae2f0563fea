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
    const choice = { preset: 'tosh', theme: '{ colors: { primary: "red" } }' };
    const { files } = toProject('<p />', choice, siteTheme, parts);
    expect(files['src/theme.ts']).toContain("import { tosh } from '@theme-ui/presets';");
    expect(files['src/theme.ts']).toContain('merge(tosh as Theme, changes)');
    expect(JSON.parse(files['package.json']!).dependencies['@theme-ui/presets']).toBe('4');
  });
  test('ignores an unknown preset', () => {
    const { files } = toProject('<p />', { preset: 'evil', theme: '' }, siteTheme, parts);
    expect(files['src/theme.ts']).not.toContain('evil');
    expect(files['src/theme.ts']).toContain('const base: Theme = {');
  });
  const siteOnly = { preset: 'site', theme: '' };
});
