import { compile, CodeError } from '../../../src/sandbox/live-code/frame/compile';
import { evaluate } from '../../../src/sandbox/live-code/frame/evaluate';
import { requirePackage } from '../../../src/sandbox/live-code/frame/packages';

function errorOf(code: string): CodeError {
  try {
    compile(code);
  } catch (error) {
    return error as CodeError;
  }
  throw new Error('It compiled.');
}

describe('compiling in the frame', () => {
  test.each([
    ['<p>', 1],
    ['<Box>\n  <Button></Box>\n</Box>', 2],
    ['() => {\n  const a = ;\n}', 2],
    ["import { Box } from 'theme-ui';\n\n<Box>{</Box>", 3],
    ['let a = 1;\nlet a = 2;\nrender(<p>{a}</p>)', 2],
    ["import { Box } from 'theme-ui';\nconst [Text] = Box;\n  render(<Text>)", 3],
    ['const { Text } = {};\nconst a = ;\nexport default Text', 2],
    ['const a = 1;\nconst b = ;', 2],
  ])('%j fails with its line', (code, line) => {
    const { detail } = errorOf(code);
    expect(detail.line).toBe(line);
    expect(detail.message).not.toMatch(/\(\d+:\d+\)/);
  });
  test('understands TypeScript', () => {
    const exports = evaluate(
      compile('export default function A({ n }: { n?: number }) { return n as unknown; }'),
    );
    expect((exports.default as (props: object) => unknown)({ n: 3 })).toBe(3);
  });
  test('only imports known packages and lists them in the error', () => {
    expect(() => evaluate(compile("import x from 'lodash';\nexport default () => x;"))).toThrow(
      /"lodash" can’t be imported here\. You can import: theme-ui, react.*gatsby/,
    );
    expect(Object.keys(requirePackage('theme-ui')).length).toBeGreaterThan(40);
  });
  test.each(Object.getOwnPropertyNames(Object.prototype))(
    "doesn't import %s, which every object inherits",
    (name) => {
      const code = `import x from '${name}';\nexport default () => x;`;
      expect(() => evaluate(compile(code))).toThrow(`"${name}" can’t be imported here.`);
    },
  );
});
