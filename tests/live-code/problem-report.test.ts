import { MAX_REPORT_URL_LENGTH } from '../../src/base/facts/report';
import { createReport, type Circumstances } from '../../src/sandbox/live-code/problem-report';

const circumstances: Circumstances = {
  page: 'https://theme-ui.com/components/button',
  part: 'Sizes',
  release: '0.17.4',
  browser: 'Mozilla/5.0',
  pageMode: 'Deep',
  error: undefined,
  link: 'https://theme-ui.com/playground#work1.abc',
};
const look = { preset: 'funk', mode: 'dark', theme: '' };

/** The form's fields. */
const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a report has code, theme, modes, browser, error, and link, and so does its form', () => {
  const theme = '{ "colors": {} }';
  const { text, url, contains } = createReport(
    '<p>“Ünï” 🎉</p>',
    { ...look, theme },
    { ...circumstances, error: 'x is not defined' },
  );
  expect(text).toBe(
    [
      'Page: https://theme-ui.com/components/button (Sizes)',
      'Theme UI: 0.17.4',
      'Theme of the preview: funk, Dark mode',
      'Browser: Mozilla/5.0, Deep',
      'Error: x is not defined',
      '',
      'Link: https://theme-ui.com/playground#work1.abc',
      '',
      '```tsx',
      '<p>“Ünï” 🎉</p>',
      '```',
      '',
      'Theme:',
      '',
      '```ts',
      theme,
      '```',
    ].join('\n'),
  );
  expect(contains).toBe('everything');
  expect(fieldsOf(url)).toMatchObject({
    template: 'tool-problem.yml',
    title: 'Sizes: ',
    browser: 'Mozilla/5.0, Deep',
    code: text,
  });
});

test('backticks in the code don’t end its block', () => {
  const { text } = createReport('`a` ```b```', look, circumstances);
  expect(text).toMatch(/\n````tsx\n`a` ```b```\n````$/);
});

test.each([
  ['ASCII', 'a'],
  // Nine characters each in a URL.
  ['other', '漢'],
])('the form’s URL never gets too long, whatever the length of the code: %s', (_, character) => {
  const found = new Set<string>();
  for (let length = 1; length < 2 * MAX_REPORT_URL_LENGTH; length += 50) {
    const code = character.repeat(length);
    const { text, url, contains } = createReport(code, look, circumstances);
    expect(url.length).toBeLessThanOrEqual(MAX_REPORT_URL_LENGTH);
    expect(text).toContain(code);
    expect(fieldsOf(url).code!.includes(code)).toBe(contains === 'everything');
    expect(fieldsOf(url).code).toContain(circumstances.link);
    found.add(contains);
  }
  expect([...found]).toEqual(['everything', 'link']);
});

test.each([undefined, `https://theme-ui.com/playground#work1.${'a'.repeat(8000)}`])(
  'without a link that fits, the form of long code has only the facts',
  (link) => {
    const { text, url, contains } = createReport('a'.repeat(8000), look, {
      ...circumstances,
      link,
    });
    expect(contains).toBe('nothing');
    expect(url.length).toBeLessThan(MAX_REPORT_URL_LENGTH);
    expect(fieldsOf(url).code).toContain('Theme UI: 0.17.4');
    expect(fieldsOf(url).code).not.toContain('aaa');
    expect(text).toContain('a'.repeat(8000));
  },
);

test('a long error leaves room for the rest', () => {
  const { url, contains } = createReport('<p />', look, {
    ...circumstances,
    error: 'e'.repeat(20_000),
  });
  expect(contains).toBe('everything');
  expect(url.length).toBeLessThanOrEqual(MAX_REPORT_URL_LENGTH);
});
