import * as presets from '@theme-ui/presets';
import {
  parseBoxShadow,
  shadowSlider,
  withShadowPart,
  writeBoxShadow,
} from '../../src/studio/tools/customize/scales/box-shadow';
import {
  dragOf,
  historyOf,
  step,
  undo,
} from '../../src/studio/tools/customize/drafts/edit-history';
import { familiesIn, fontStacks, isSameStack } from '../../src/studio/themes/font-stacks';
import {
  parseLength,
  readValue,
  toCssLength,
  toPixels,
  formatLength,
} from '../../src/base/theme-data/length';
import { sliderRange } from '../../src/studio/tools/customize/scales/slider-values';

test.each([
  ['16', 16, ''],
  [' -4px ', -4, 'px'],
  ['.875rem', 0.875, 'rem'],
  ['0.05EM', 0.05, 'em'],
  ['0', 0, ''],
])('%s has a slider', (text, number, unit) => {
  expect(parseLength(text)).toEqual({ number, unit });
});

test.each([
  '',
  'auto',
  '50%',
  'calc(1px + 2px)',
  '1px 2px',
  '1e3',
  '10vw',
  'var(--x)',
  '1 px',
  'px',
])('"%s" has no slider', (text) => expect(parseLength(text)).toBeUndefined());

test('lengths are written without floating-point noise', () => {
  expect(formatLength({ number: 0.1 + 0.2, unit: 'rem' })).toBe('0.3rem');
  expect(formatLength({ number: 12, unit: '' })).toBe('12');
  expect(formatLength({ number: -0, unit: 'px' })).toBe('0px');
});

test.each([
  [' 16 ', 16, '16px', undefined],
  ['-.5', -0.5, '-0.5px', undefined],
  ['0', 0, '0', undefined],
  ['24px', '24px', '24px', 24],
  ['1.5rem', '1.5rem', '1.5rem', 24],
  [' 2EM ', '2EM', '2EM', 32],
  ['50%', '50%', '50%', undefined],
  ['', '', '', undefined],
])('"%s" as a value, as CSS, and in px', (typed, value, css, pixels) => {
  expect(readValue(typed)).toBe(value);
  expect(toCssLength(value)).toBe(css);
  expect(toPixels(typed)).toBe(pixels);
});

test.each([
  ['space', '4', { unit: '', min: 0, max: 64, step: 1 }],
  // The range has room for larger values.
  ['space', '64', { unit: '', min: 0, max: 96, step: 1 }],
  ['space', '512', { unit: '', min: 0, max: 768, step: 1 }],
  ['space', '-8', { unit: '', min: -64, max: 64, step: 1 }],
  ['radii', '0.5rem', { unit: 'rem', min: 0, max: 2, step: 0.0625 }],
  // The slider of a pill is at the end of its range.
  ['radii', '9999px', { unit: 'px', min: 0, max: 32, step: 1 }],
  ['lineHeights', '1.5', { unit: '', min: 0.8, max: 2.5, step: 0.025 }],
  ['lineHeights', '24px', { unit: 'px', min: 8, max: 96, step: 1 }],
  ['letterSpacings', '-0.05em', { unit: 'em', min: -0.1, max: 0.3, step: 0.005 }],
  ['letterSpacings', '1', { unit: '', min: -4, max: 8, step: 0.1 }],
  ['fontSizes', '6', { unit: '', min: 0, max: 96, step: 1 }],
  ['opacities', '1', { unit: '', min: 0, max: 1, step: 0.01 }],
])('the slider of %s for %s', (scale, text, range) => {
  const { number, unit } = parseLength(text)!;
  expect(sliderRange(scale, unit, [number])).toEqual(range);
});

test.each([
  ['opacities', '1px'],
  ['fontWeights', '700px'],
  ['zIndices', '10'],
  ['breakpoints', '40em'],
])('%s has no slider for %s', (scale, text) => {
  const { number, unit } = parseLength(text)!;
  expect(sliderRange(scale, unit, [number])).toBeUndefined();
});

test('the sliders of a scale share one range, which ignores a pill’s radius', () => {
  expect(sliderRange('space', '', [0, 32, 48, 64, 96])).toMatchObject({ min: 0, max: 128 });
  expect(sliderRange('radii', 'px', [-2, 4, 9999])).toMatchObject({ min: -32, max: 32 });
});

test.each([
  ['0 1px 4px rgba(0, 0, 0, 0.2)', '0 1px 4px rgba(0, 0, 0, 0.2)'],
  ['0 25px 50px -12px rgb(0 0 0 / 0.25)', '0 25px 50px -12px rgb(0 0 0 / 0.25)'],
  ['inset 0 2px 4px 0 #0003', 'inset 0 2px 4px #0003'],
  ['rgba(0, 0, 0, .1) 0 .5rem 1rem', '0 0.5rem 1rem rgba(0, 0, 0, .1)'],
  ['0 0 0 1px black inset', 'inset 0 0 0 1px black'],
  ['1px 2px', '1px 2px'],
  ['0 1px 2px var(--shadow, rgb(0, 0, 0))', '0 1px 2px var(--shadow, rgb(0, 0, 0))'],
])('the shadow %s has sliders', (text, written) => {
  expect(writeBoxShadow(parseBoxShadow(text)!)).toBe(written);
});

test.each([
  'none',
  '',
  '1px',
  '0 1px 2px red, 0 2px 4px red',
  '0 1px red 2px',
  '0 1px 2px black rgba(0, 0, 0, 0.4)',
  '0 1 2 red',
  '0 1px -2px red',
  '0 calc(1px + 1px) 2px red',
  'inset inset 0 1px red',
  '1px 2px 3px 4px 5px red',
])('the shadow "%s" has no sliders', (text) => {
  expect(parseBoxShadow(text)).toBeUndefined();
});

test('a slider changes one part of a shadow and keeps its unit and notation', () => {
  const shadow = parseBoxShadow('0 .5rem 1rem rgba(0, 0, 0, .15)')!;
  expect(shadowSlider(shadow, 'y')).toEqual({
    ...{ number: 0.5, unit: 'rem' },
    ...{ min: -2, max: 2, step: 0.0625 },
  });
  const written = (part: 'y' | 'blur' | 'spread' | 'opacity', number: number) =>
    writeBoxShadow(withShadowPart(shadow, part, number));
  expect(written('y', 1)).toBe('0 1rem 1rem rgba(0, 0, 0, .15)');
  expect(written('blur', 0)).toBe('0 0.5rem rgba(0, 0, 0, .15)');
  // A length of 0 gets the unit of the others.
  expect(written('spread', -0.25)).toBe('0 0.5rem 1rem -0.25rem rgba(0, 0, 0, .15)');
  expect(written('opacity', 0.4)).toBe('0 0.5rem 1rem rgba(0, 0, 0, 0.4)');
  expect(shadowSlider(parseBoxShadow('0 1px 2px var(--c)')!, 'opacity')).toBeUndefined();
  expect(shadowSlider(parseBoxShadow('0 0 0 black')!, 'blur')!.unit).toBe('px');
});

test('shadows of presets have sliders unless they have several layers or are invalid', () => {
  const shadows = Object.values(presets).flatMap((theme) =>
    Object.values((theme as { shadows?: Record<string, string> }).shadows ?? {}),
  );
  const unread = shadows.filter((text) => !parseBoxShadow(text));
  expect(shadows.length - unread.length).toBeGreaterThan(6);
  for (const text of unread) expect(text).toMatch(/\), 0|black rgba/);
});

test('each drag is one undo step, even a slow one', () => {
  let history = step(historyOf(0), 1, dragOf('radii.2', 1), 1000);
  history = step(history, 2, dragOf('radii.2', 1), 9000);
  history = step(history, 3, dragOf('radii.2', 2), 9100);
  expect(history.past).toEqual([0, 2]);
  expect(undo(history).present).toBe(2);
});

test('each font stack has a unique name and families, and ends with a generic family', () => {
  expect(new Set(fontStacks.map(({ name }) => name)).size).toBe(fontStacks.length);
  for (const { stack } of fontStacks) {
    expect(familiesIn(stack).at(-1)).toMatch(/^(sans-serif|serif|monospace|cursive)$/);
    expect(fontStacks.filter((other) => isSameStack(other.stack, stack))).toHaveLength(1);
  }
  expect(isSameStack("'Sitka Text',Serif", '"Sitka Text", serif')).toBe(true);
  expect(isSameStack('Georgia', 'Georgia, serif')).toBe(false);
});
