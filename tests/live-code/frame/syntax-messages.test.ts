import {
  compile,
  compileTheme,
  type CodeError,
} from '../../../src/sandbox/live-code/frame/compile';

function messageOf(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    const { line, message } = (error as CodeError).detail;
    return `Line ${line}: ${message}`;
  }
  return 'It compiles.';
}

const fence = '``` and ~~~ mark code in Markdown.';
const numbers = 'Line numbers aren’t part of the code.';
const diff = 'This is a diff.';
const comment = 'JSX has no <!-- comments -->';

describe('what was copied along with the code is named', () => {
  test.each([
    ['```jsx\n<p>Hi</p>\n```', 1, fence],
    ['````jsx\n<p>Hi</p>\n````', 1, fence],
    ['  ```jsx\n  <p>Hi</p>\n  ```', 1, fence],
    ['```jsx\n<p>Hi</p>', 1, fence],
    ['~~~\n<p>Hi</p>\n~~~', 3, fence],
    ['Try this:\n\n```jsx\n<p>Hi</p>\n```\n\nIt works.', 1, fence],
    ['1  <Box>\n2    <p>Hi</p>\n3  </Box>', 2, numbers],
    ['1<Box>\n2  <p>Hi</p>\n3</Box>', 2, numbers],
    ['1 | <Box>\n2 |   <p>Hi</p>\n3 | </Box>', 1, numbers],
    ['  9. <Box>\n 10.   <p>Hi</p>\n 11. </Box>', 2, numbers],
    ['12 function A() {\n13   return <p>Hi</p>;\n14 }\n15 export default A;', 1, numbers],
    ['> <Box>\n>   <p>Hi</p>\n> </Box>', 1, 'The > at the start of lines'],
    ['>> const a = 1;\n>> render(<p>{a}</p>);', 1, 'The > at the start of lines'],
    ['• <p>Hi</p>', 1, 'The • at the start of lines'],
    ['$ npm install theme-ui', 1, 'Lines that start with $ aren’t code.'],
    ['$ npm install theme-ui\n\n<p>Hi</p>', 1, 'Lines that start with $ aren’t code.'],
    ['-const a = 1;\n+const a = 2;\n render(<p>{a}</p>)', 1, diff],
    [' () => {\n-  const a = 1;\n+  const a = 2;\n   return a;\n }', 2, diff],
    ['-<p>old</p>\n+<p>new</p>', 1, diff],
    [' <Box>\n-  <p>old</p>\n+  <p>new</p>\n </Box>', 2, diff],
    ['const b = 0;\n-const a = 1;\n+const a = 2;\nrender(<p>{a}</p>)', 2, diff],
  ])('%j', (code, line, message) => {
    expect(messageOf(() => compile(code))).toContain(`Line ${line}: ${message}`);
  });
  test.each([
    ['```js\nexport default { colors: {} }\n```', fence],
    ['1 export default {\n2   colors: {}\n3 }', numbers],
    ['{ colors: { primary: “red” } }', 'The character “ (U+201C)'],
  ])('in a theme: %j', (theme, message) => {
    expect(messageOf(() => compileTheme(theme))).toContain(`Line 1: ${message}`);
  });
  test('only if the code works without it', () => {
    expect(messageOf(() => compile('<p>\n> a {b c}\n</p>'))).not.toContain('start of lines');
    expect(messageOf(() => compile('<p>\n  - one\n  + two\n</p>'))).toBe('It compiles.');
    expect(messageOf(() => compile('() => {\n  const a = 1\n  + ;\n}'))).not.toContain(diff);
  });
});

describe('a character that only looks like one of the code is named', () => {
  test.each([
    ['<Button variant=“secondary”>Hi</Button>', '“ (U+201C)', '"'],
    ['() => { const a = ‘x’; return a; }', '‘ (U+2018)', "'"],
    ["() => { const a = 'x’; return a; }", '’ (U+2019)', "'"],
    ['<p sx={{ margin–top: 3 }}>Hi</p>', '– (U+2013)', '-'],
    ['() => ({…a})', '… (U+2026)', '...'],
    ['() => { const a ＝ 1; return a; }', '＝ (U+FF1D)', '='],
  ])('%s', (code, character, typed) => {
    expect(messageOf(() => compile(code))).toBe(
      `Line 1: The character ${character} isn’t part of the language. Type ${typed} instead.`,
    );
  });
  test('even if it’s invisible', () => {
    expect(messageOf(() => compile('() => { const\u200b a = 1; return a; }'))).toContain(
      'There’s an invisible character (U+200B) here.',
    );
  });
  test('but not if it’s allowed', () => {
    for (const code of [
      '<p>“Hi” – it’s…</p>',
      '<Button\u00a0variant="a">Hi</Button>',
      '\ufeff<p/>',
    ]) {
      expect(messageOf(() => compile(code))).toBe('It compiles.');
    }
    expect(messageOf(() => compile('<p>“Hi” {a b}</p>'))).toContain('Unexpected token');
  });
});

describe('HTML that isn’t JSX is named, and what to write instead', () => {
  test.each([
    ['<Box>\n  <!-- hi -->\n</Box>', 2, comment],
    ['<!-- hi -->\n<p>x</p>', 1, comment],
    ['() => {\n  <!-- hi -->\n  return 1;\n}', 2, comment],
    ['<!DOCTYPE html>\n<p>Hi</p>', 1, comment],
    ['<p>a<br>b</p>', 1, 'Expected corresponding JSX closing tag for <br> at `</p>`. End the tag'],
    ['<p\n  style="color: red">Hi</p>', 2, '`style` must be an object'],
    [
      '<b>\n  <i onclick="go()" />\n</b>',
      2,
      'React ignores `onclick`. Pass a function to `onClick`',
    ],
    ['() => <html><body>Hi</body></html>', 1, 'A preview is part of a document'],
    ['<>\n  <head />\n</>', 2, 'A preview is part of a document'],
    ['<p>\n  a }\n</p>', 2, 'Text in JSX can’t contain }.'],
    ['<p>a -> b</p>', 1, 'Text in JSX can’t contain >.'],
  ])('%j', (code, line, message) => {
    expect(messageOf(() => compile(code))).toContain(`Line ${line}: ${message}`);
  });
  test('if React doesn’t accept it', () => {
    const code =
      '<label class="a" for="b"><my-tag onclick="x" style="y" /><Button onclick={1} style="z" />↑</label>';
    expect(messageOf(() => compile(code))).toBe('It compiles.');
  });
});

describe('a missing bracket is named with its place', () => {
  test.each([
    ['<Box sx={{ p: 3 }>x</Box>', 1, 'A } is missing after `<Box sx={{ p: 3 }`.'],
    ['<Box sx={{ p: 3 }>\n  x\n</Box>', 1, 'A } is missing after `<Box sx={{ p: 3 }`.'],
    ['<p>{a</p>', 1, 'A } is missing after `<p>{a`.'],
    ['() => {\n  useEffect(() => {\n    go();\n  };\n}', 4, 'A ) is missing before `;`.'],
    ['() => {\n  return <p>Hi</p>;\n', 2, 'A } is missing at the end.'],
  ])('%j', (code, line, message) => {
    expect(messageOf(() => compile(code))).toBe(`Line ${line}: ${message}`);
  });
});

test.each([
  ['Here is the code:\n\n<p>Hi</p>', 'Line 1: Missing semicolon at `is the code:`.'],
  ['const a = ;', 'Line 1: Unexpected token at `;`.'],
  ['<p>{a b}</p>', 'Line 1: Unexpected token, expected "}" at `b}</p>`.'],
  ['<p>', 'Line 1: Unterminated JSX contents at the end of the line.'],
  [
    `const a = "${'x'.repeat(50)};`,
    `Line 1: Unterminated string constant at \`"${'x'.repeat(29)}…\`.`,
  ],
])('%j has the parser’s message with the text that it’s about', (code, message) => {
  expect(messageOf(() => compile(code))).toBe(message);
});
