import { fitsEditor } from '../../../src/live-code/editor-limits';

describe('what fits an editor', () => {
  test('is code as people write it', () => {
    expect(fitsEditor('const a = useState(1); // Größe\n'.repeat(900))).toBe(true);
    expect(fitsEditor('')).toBe(true);
  });
  test.each([
    ['lines', '\n'.repeat(3000)],
    ['carriage returns', '\r'.repeat(3000)],
    ['a long line', `a\n${'x'.repeat(5001)}`],
    ['other scripts', '\u05d0a\n'.repeat(2001)],
  ])('is not %s without end', (_what, code) => {
    expect(fitsEditor(code)).toBe(false);
  });
});
