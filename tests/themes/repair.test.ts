import { oklchToHex } from '../../src/base/theme-data/color';
import { readOklch } from '../../src/studio/themes/color-notation';
import { contrastOf } from '../../src/base/theme-data/contrast';
import { nearestPassing, passes } from '../../src/studio/themes/repair';
import { between, seededRandom } from '../../src/studio/themes/seed';

const dice = seededRandom('colors to repair');
const randomColor = () =>
  oklchToHex(between(dice, 0.1, 0.95), between(dice, 0, 0.25), between(dice, 0, 360));
const cases = Array.from({ length: 120 }, () => ({ color: randomColor(), ground: randomColor() }));

const distance = (a: string, b: string) => Math.abs(readOklch(a)!.l - readOklch(b)!.l);

test('a color that passes is unchanged', () => {
  expect(nearestPassing('rebeccapurple', [{ color: '#fff', least: 4.5 }])).toBe('rebeccapurple');
});

test('120 colors are repaired to the nearest passing color of the same hue', () => {
  let repaired = 0;
  for (const { color, ground } of cases) {
    const neighbors = [{ color: ground, least: 4.5 }];
    const found = nearestPassing(color, neighbors);
    // No color has enough contrast with a medium gray.
    const isReachable = ['#000', '#fff'].some((end) => contrastOf(end, ground)! >= 4.5);
    expect([color, ground, found !== undefined]).toEqual([color, ground, isReachable]);
    if (!found || found === color) continue;
    repaired += 1;
    expect([color, ground, passes(found, neighbors)]).toEqual([color, ground, true]);
    const [before, after] = [color, found].map((each) => readOklch(each));
    if (before!.c > 0.05 && after!.c > 0.05) {
      const turned = Math.abs(((before!.h - after!.h + 540) % 360) - 180);
      expect([color, found, turned < 4]).toEqual([color, found, true]);
    }
    const { l, c, h } = before!;
    for (let step = 0; step <= 100; step += 1) {
      const other = oklchToHex(step / 100, c, h);
      if (!passes(other, neighbors)) continue;
      // Allows for a lightness step and rounding to eight bits.
      expect(Math.abs(step / 100 - l) + 0.01).toBeGreaterThan(distance(color, found));
    }
  }
  expect(repaired).toBeGreaterThan(40);
});

test('a repaired color passes with all neighbors, or there is no repair', () => {
  const grounds = ['#fff', '#e0e0ff'].map((color) => ({ color, least: 4.5 }));
  expect(passes(nearestPassing('#9090ff', grounds)!, grounds)).toBe(true);
  const opposite = ['#fff', '#000'].map((color) => ({ color, least: 7 }));
  expect(nearestPassing('#888', opposite)).toBeUndefined();
  expect(nearestPassing('no color', opposite)).toBeUndefined();
});

test('a neighbor whose color only a browser can compute is ignored', () => {
  const neighbors = ['var(--page)', '#fff'].map((color) => ({ color, least: 4.5 }));
  expect(passes(nearestPassing('#999', neighbors)!, [{ color: '#fff', least: 4.5 }])).toBe(true);
});
