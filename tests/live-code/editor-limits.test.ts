import { fitsEditor } from '../../src/sandbox/live-code/editor-limits';

describe('code that fits in the editor', () => {
  test('includes typical code', () => {
    expect(fitsEditor('const a = useState(1); // Größe\n'.repeat(900))).toBe(true);
    expect(fitsEditor('')).toBe(true);
  });
  test.each([
    ['too many lines', '\n'.repeat(3000)],
    ['too many carriage returns', '\r'.repeat(3000)],
    ['a very long line', `a\n${'x'.repeat(5001)}`],
    ['too many lines in other scripts', '\u05d0a\n'.repeat(2001)],
  ])("doesn't include %s", (_what, code) => {
    expect(fitsEditor(code)).toBe(false);
  });
});
