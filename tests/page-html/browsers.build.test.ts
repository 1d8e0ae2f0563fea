import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { browserslist } from '../../package.json';
import { buildDir } from '../support/built-pages';

/** Supported browsers as esbuild names them: `chrome131` for `chrome >= 131`. */
const target = browserslist.production.map((query) => query.replace(' >= ', ''));

// esbuild always rewrites them, because new Unicode properties may be missing. All of these browsers support the old ones.
const supported = { 'regexp-unicode-property-escapes': true };

/** True if some of the browsers don't support the syntax of a script, so that esbuild rewrites it for them. */
async function isTooNew(code: string): Promise<boolean> {
  const [forBrowsers, unchanged] = await Promise.all([
    transform(code, { target, supported }),
    transform(code, { target: 'esnext' }),
  ]);
  return forBrowsers.code !== unchanged.code;
}

test('all scripts are in a syntax that the supported browsers understand', async () => {
  expect(await isTooNew('using file = open();')).toBe(true);
  const [, inline] = /<script>(.*?)<\/script>/s.exec(
    readFileSync(path.join(buildDir, 'index.html'), 'utf8'),
  )!;
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  expect(files.length).toBeGreaterThan(0);
  const scripts = files.map((file) => [file, readFileSync(path.join(buildDir, file), 'utf8')]);
  const checked = await Promise.all(
    [['the inline script', inline!], ...scripts].map(async ([file, code]) => ({
      file,
      isTooNew: await isTooNew(code!),
    })),
  );
  expect(checked.filter((each) => each.isTooNew).map(({ file }) => file)).toEqual([]);
});
