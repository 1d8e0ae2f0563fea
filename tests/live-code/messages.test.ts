import {
  isName,
  MAX_REPORT_LENGTH,
  parseReport,
  MAX_FRAME_HEIGHT,
} from '../../src/sandbox/live-code/messages';

const read = (data: unknown) => parseReport(JSON.stringify(data));

describe('messages of the frame', () => {
  test.each([undefined, null, 'ready', 3, {}, { type: 'navigate', href: '/' }])(
    '%j is not a message',
    (data) => expect(read(data)).toBeUndefined(),
  );
  test('are JSON of limited length, with the fields of their type', () => {
    expect(parseReport({ type: 'pong' })).toBeUndefined();
    expect(parseReport('{')).toBeUndefined();
    expect(read({ type: 'pong', more: '' })).toEqual({ type: 'pong' });
    expect(read({ type: 'pong', more: 'x'.repeat(MAX_REPORT_LENGTH) })).toBeUndefined();
  });
  test('are limited in size', () => {
    expect(read({ type: 'height', height: 1e9 })).toEqual({
      type: 'height',
      height: MAX_FRAME_HEIGHT,
    });
    expect(read({ type: 'shown', run: 'x', height: -3 })).toEqual({
      type: 'shown',
      run: 0,
      height: 0,
    });
    expect(
      read({
        type: 'failed',
        run: 1,
        error: { message: 'x'.repeat(9999), line: '<b>' },
      }),
    ).toEqual({ type: 'failed', run: 1, error: { message: 'x'.repeat(2000) } });
    const presets = [null, { name: 3, modes: [] }, { name: 'tosh', modes: [{}, '', 'größer'] }];
    expect(read({ type: 'ready', protocol: 1, presets })).toEqual({
      type: 'ready',
      protocol: 1,
      presets: [{ name: 'tosh', modes: ['größer'] }],
    });
  });
});

describe('lines of the console', () => {
  const readLines = (lines: unknown) => read({ type: 'console', run: 1, lines });
  test('are text with a level and a count', () => {
    const lines = [{ level: 'warn', text: 'a', count: 3 }];
    expect(readLines(lines)).toEqual({ type: 'console', run: 1, lines });
    expect(readLines([null, { level: '<b>', text: {}, count: -1 }])).toMatchObject({
      lines: Array(2).fill({ level: 'log', text: '', count: 1 }),
    });
    expect(readLines('text')).toMatchObject({ lines: [] });
  });
  test('are limited in number and length', () => {
    const lines = Array.from({ length: 3000 }, () => ({ text: 'x'.repeat(9999) }));
    const report = readLines(lines.slice(0, 90));
    expect(report).toMatchObject({ lines: Array(90).fill({ text: 'x'.repeat(2000) }) });
    expect(readLines(lines.map(() => ({ text: 'x' })))).toHaveProperty('lines.length', 100);
  });
});

describe('keys of the inspected element', () => {
  const readKeys = (keys: unknown) => read({ type: 'inspected', keys });
  test('are kept unchanged', () => {
    const keys = ['colors.primary', 'colors.modes.high contrast.größe', 'space.3'];
    expect(readKeys(keys)).toEqual({ type: 'inspected', keys });
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
  ])('%j contains no valid keys', (keys) =>
    expect(readKeys(keys)).toEqual({ type: 'inspected', keys: [] }),
  );
  test('are limited to 20', () => {
    const keys = Array.from({ length: 5000 }, (_, index) => `colors.${index}`);
    expect(readKeys(keys)).toEqual({ type: 'inspected', keys: keys.slice(0, 20) });
  });
});

describe('names of modes', () => {
  test.each(['dark', 'high contrast', 'größer', '夜', '80’s (dark)', '🌙'])(
    '%s is valid',
    (name) => {
      expect(isName(name)).toBe(true);
    },
  );
  test.each(['', 'x'.repeat(41), 'a\nb', '\u202edark', '\ud800', 3, null, {}])(
    '%j is not valid',
    (name) => {
      expect(isName(name)).toBe(false);
    },
  );
});
