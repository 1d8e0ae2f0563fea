import { isInSrgb } from '../../src/studio/themes/color-notation';
import { edgePolygon, srgbEdge } from '../../src/studio/tools/customize/colors/picker/color-area';

test('the edge of sRGB is between the colors that it has and those that it lacks', () => {
  for (const h of [0, 29, 109, 142, 194, 264, 328]) {
    const edge = srgbEdge(h);
    const [row, highest] = edge
      .map((c, index) => [index, c] as const)
      .reduce((a, b) => (b[1] > a[1] ? b : a));
    const l = 1 - row / (edge.length - 1);
    expect(isInSrgb({ l, c: highest - 0.001, h, alpha: 1 })).toBe(true);
    expect(isInSrgb({ l, c: highest + 0.002, h, alpha: 1 })).toBe(false);
    expect(edge[0]).toBeLessThan(0.01);
    expect(edge.at(-1)).toBe(0);
  }
});

test('the polygon ends at the sides of the area', () => {
  expect(edgePolygon([0, 0.4, 0.1], 0.2)).toBe(
    'polygon(0 0, 0.0% 0.0%, 100.0% 1.3%, 50.0% 2.5%, 0 100%)',
  );
});
