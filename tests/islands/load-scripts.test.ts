/**
 * @jest-environment jsdom
 */
import { loadScripts } from '../../src/runtime/islands/browser/load-scripts';

const scripts = () => [...document.head.querySelectorAll('script')];

test('a script that failed to load is requested again, one that loaded is not', async () => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<script type="application/json" id="page-info">{"build":"a","scripts":["/a.js","/b.js"]}</script>';
  const failed = expect(loadScripts(() => true)).rejects.toThrow('/b.js failed to load');
  await jest.advanceTimersByTimeAsync(0);
  scripts()[0]!.dispatchEvent(new Event('load'));
  for (let attempt = 0; attempt < 4; attempt += 1) {
    scripts()[1]!.dispatchEvent(new Event('error'));
    await jest.advanceTimersByTimeAsync(5000);
  }
  await failed;
  expect(scripts()).toHaveLength(1);

  const loaded = loadScripts(() => true);
  await jest.advanceTimersByTimeAsync(0);
  expect(scripts().map(({ src }) => src)).toEqual([
    'http://localhost/a.js',
    'http://localhost/b.js',
  ]);
  scripts()[1]!.dispatchEvent(new Event('load'));
  await loaded;
  jest.useRealTimers();
});
