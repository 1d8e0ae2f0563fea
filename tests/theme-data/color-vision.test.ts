import { parseColor, toHex } from '../../src/base/theme-data/color';
import {
  findAlike,
  looksAlike,
  simulate,
  visionMatrices,
  visionNames,
} from '../../src/base/theme-data/color-vision';

const color = (text: string) => parseColor(text)!;

test('grays stay the same for every kind of vision', () => {
  expect(visionNames).toHaveLength(4);
  for (const vision of visionNames) {
    for (const row of visionMatrices[vision]) {
      expect(row.reduce((sum, part) => sum + part)).toBeCloseTo(1, 3);
    }
    expect(toHex(simulate(color('#808080'), vision))).toBe('#808080');
  }
});

test('ocher and olive fall together without the cones for red, and without color', () => {
  const [ocher, olive] = ['#b8860b', '#6b8e23'].map(color);
  expect(looksAlike(ocher!, olive!)).toBe(false);
  const alike = visionNames.filter((vision) =>
    looksAlike(simulate(ocher!, vision), simulate(olive!, vision)),
  );
  expect(alike).toEqual(['protanopia', 'achromatopsia']);
});

test('pairs of a palette are named once per kind, and only if they differ for others', () => {
  const palette = {
    background: '#fff',
    success: '#2e7d32',
    danger: '#c62828',
    again: '#c62828',
    light: 'rgba(198, 40, 40, 0.5)',
    own: 'var(--brand)',
  };
  const pairs = findAlike(palette);
  expect(pairs).not.toEqual([]);
  const named = pairs.map(({ names, vision }) => `${names.join(' ')} ${vision}`);
  expect(new Set(named).size).toBe(named.length);
  expect(named).toContain('success danger achromatopsia');
  expect(named.filter((text) => text.startsWith('danger again'))).toEqual([]);
  expect(named.filter((text) => text.includes('own'))).toEqual([]);
  expect(findAlike({})).toEqual([]);
});
