import { ESLint } from 'eslint';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

test('no module reads the working directory while it loads', async () => {
  const eslint = new ESLint();
  const problemsOf = async (text: string, filePath: string) => {
    const [result] = await eslint.lintText(text, { filePath });
    return result!.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax').length;
  };
  for (const file of ['src/markdown/example.ts', 'src/theme-tools/example.ts', 'example.ts']) {
    expect(await problemsOf('export const folder = process.cwd();\n', file)).toBe(1);
    expect(await problemsOf('export const folder = () => process.cwd();\n', file)).toBe(0);
    expect(await problemsOf('export function f(folder = process.cwd()) {}\n', file)).toBe(0);
  }
});

test('no component has the number of a release', () => {
  const files = readdirSync('src/components', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((name) =>
    /\b0\.1\d\.\d+\b/.test(readFileSync(path.join('src/components', name), 'utf8')),
  );
  expect(found).toEqual([]);
});
