import { contrastOf, lightnessContrastOf } from '../../src/base/theme-data/contrast';

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  // WebAIM's value for this pair is 4.48.
  ['#777', 'white', 4.47],
  ['hsl(260, 100%, 80%)', '#fff', 2.3],
  ['hwb(0 0% 0%)', '#fff', 4],
  // Half-transparent black on white is #808080.
  ['rgb(0 0 0 / 50%)', '#fff', 3.9],
])('contrast of %s on %s is %d', (front, back, contrast) => {
  expect(contrastOf(front, back)).toBeCloseTo(contrast, 0);
  expect(Math.abs(contrastOf(front, back)! - contrast)).toBeLessThan(0.15);
});

test('a translucent background is blended with the page', () => {
  expect(contrastOf('#000', 'rgb(0 0 0 / 50%)')).toBeUndefined();
  expect(contrastOf('#000', 'rgb(0 0 0 / 50%)', '#fff')).toBeCloseTo(
    contrastOf('#000', '#808080')!,
    1,
  );
});

// Chromium paints these pairs with this contrast.
test.each([
  ['oklch(25% 0.75 345)', '#fff', 6.38],
  ['oklch(100% 0.128 168)', '#000', 18.07],
  ['hsl(720 200% 50%)', '#fff', 3.99],
  ['rgb(300 -20 0)', '#fff', 3.99],
  ['lab(120% 0 0)', '#000', 21],
  ['rgb(300 -20 0 / 50%)', 'color(rec2020 1 1 1)', 2.43],
])('colors outside sRGB are clipped: %s on %s', (front, back, contrast) => {
  expect(contrastOf(front, back)! / contrast).toBeCloseTo(1, 2);
  expect(Math.abs(lightnessContrastOf(front, back)!)).toBeLessThan(109);
});

test.each(['no color', 'var(--x)', 'currentcolor', ''])('%s has no contrast', (color) => {
  expect(contrastOf(color, '#fff')).toBeUndefined();
  expect(contrastOf('#fff', color)).toBeUndefined();
  expect(lightnessContrastOf(color, '#fff')).toBeUndefined();
});

// Reference values published by APCA's author, to one digit.
test.each([
  ['#888', '#fff', 63.1],
  ['#fff', '#888', -68.5],
  ['#000', '#aaa', 58.1],
  ['#aaa', '#000', -56.2],
  ['#123', '#def', 91.7],
  ['#def', '#123', -93.1],
  ['#123', '#444', 8.3],
  ['#444', '#123', -7.5],
])('Lc of %s on %s is %d', (front, back, lightness) => {
  expect(lightnessContrastOf(front, back)).toBe(lightness);
});
