import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { unicodeRanges } from '../../src/sandbox/fonts/load-font';
import { fontsIn, packageOf, stackOf, webFonts } from '../../src/sandbox/fonts/web-fonts';

const imports = readFileSync('src/sandbox/fonts/font-files.ts', 'utf8');

test.each(webFonts.map((font) => [font.family, font] as const))(
  '%s is as its package says, and all of its files are served',
  (family, font) => {
    const folder = path.join('node_modules', packageOf(font));
    const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const css = read('index.css');
    expect(css).toContain(`font-family: '${family}';`);
    expect(css).toContain(`font-weight: ${font.weight};`);
    const ranges = JSON.parse(read('unicode.json')) as Record<string, string>;
    // Newer packages have four currency signs more.
    const latinExt = ranges['latin-ext']!.replace('20AD-20C0', '20AD-20C4');
    expect(unicodeRanges).toEqual([ranges.latin, latinExt]);
    const hasItalics = existsSync(path.join(folder, 'wght-italic.css'));
    expect(font.isUprightOnly ?? false).toBe(!hasItalics);
    for (const style of ['normal', ...(hasItalics ? ['italic'] : [])]) {
      for (const subset of ['latin', 'latin-ext']) {
        const file = `${font.slug}-${subset}-wght-${style}.woff2`;
        expect(existsSync(path.join(folder, 'files', file))).toBe(true);
        expect(imports).toContain(`'${packageOf(font)}/files/${file}'`);
      }
    }
  },
);

test('fonts are found in the source of a theme, and as JSON', () => {
  const [inter, lora] = ['Inter Variable', 'Lora Variable'].map((name) =>
    webFonts.find(({ family }) => family === name)!,
  );
  const theme = { fonts: { body: stackOf(inter!), heading: stackOf(lora!) } };
  expect(fontsIn(JSON.stringify(theme))).toEqual([inter, lora]);
  expect(fontsIn("export default { fonts: { body: 'Lora Variable, serif' } }")).toEqual([lora]);
  expect(fontsIn('{"fonts":{"body":"Inter, sans-serif"}}')).toEqual([]);
});
