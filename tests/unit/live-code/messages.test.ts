import { isName, readFrameReport, tallestFrame } from '../../../src/live-code/messages';

describe('messages of the frame', () => {
  test.each([undefined, null, 'ready', 3, {}, { type: 'navigate', href: '/' }])(
    '%j is none',
    (data) => expect(readFrameReport(data)).toBeUndefined(),
  );
  test('are cut to size', () => {
    expect(readFrameReport({ type: 'height', height: 1e9 })).toEqual({
      type: 'height',
      height: tallestFrame,
    });
    expect(readFrameReport({ type: 'shown', run: 'x', height: -3 })).toEqual({
      type: 'shown',
      run: 0,
      height: 0,
    });
    expect(
      readFrameReport({
        type: 'failed',
        run: 1,
        error: { message: 'x'.repeat(9999), line: '<b>' },
      }),
    ).toEqual({ type: 'failed', run: 1, error: { message: 'x'.repeat(2000) } });
    const presets = [null, { name: 3, modes: [] }, { name: 'tosh', modes: [{}, '', 'größer'] }];
    expect(readFrameReport({ type: 'ready', protocol: 1, presets })).toEqual({
      type: 'ready',
      protocol: 1,
      presets: [{ name: 'tosh', modes: ['größer'] }],
    });
  });
});

describe('keys that the reader chose', () => {
  const read = (keys: unknown) => readFrameReport({ type: 'inspected', keys });
  test('pass as they are', () => {
    const keys = ['colors.primary', 'colors.modes.high contrast.größe', 'space.3'];
    expect(read(keys)).toEqual({ type: 'inspected', keys });
  });
  test.each([
    undefined,
    null,
    'colors.primary',
    { length: 3 },
    [3, null, {}, ['colors']],
    [''],
    ['x'.repeat(101)],
    ['colors.\u202eprimary', 'a\nb', '\ud800'],
    ['__proto__', 'colors.__proto__.x', 'constructor.prototype', 'colors.constructor'],
  ])('%j has none', (keys) => expect(read(keys)).toEqual({ type: 'inspected', keys: [] }));
  test('are 20 at most, whatever a list has beside them', () => {
    const keys = Object.assign(
      Array.from({ length: 5000 }, (_, index) => `colors.${index}`),
      { type: 'link' },
    );
    const report = read(keys);
    expect(report).toEqual({ type: 'inspected', keys: [...keys].slice(0, 20) });
    expect(Object.keys(report!)).toEqual(['type', 'keys']);
  });
});

describe('names of modes', () => {
  test.each(['dark', 'high contrast', 'größer', '夜', '80’s (dark)', '🌙'])('%s is one', (name) => {
    expect(isName(name)).toBe(true);
  });
  test.each(['', 'x'.repeat(41), 'a\nb', '\u202edark', '\ud800', 3, null, {}])(
    '%j is none',
    (name) => {
      expect(isName(name)).toBe(false);
    },
  );
});
