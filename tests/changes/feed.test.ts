/** @jest-environment jsdom */
import { changesFeed } from '../../src/site/changes/feed';
import { readChanges } from '../../src/site/changes/read-changes';
import { contentOf } from '../support/page-content';

const page = { title: 'Changes', description: 'What is new.' };
const read = (text: string) => readChanges(contentOf(text));
const entry = (id: string, day: string, text = 'Text.') =>
  `### Title {/* #${id} */}\n\n_${day}_\n\n${text}\n`;

test('keeps special characters unchanged', () => {
  const { changes, mistakes } = read(
    '### Less & more ]]> "quoted" {/* #2026-11-22-odd */}\n\n_November 22, 2026, Theme UI 0.17.4_\n\n' +
      'A & b: `<Box a="]]>">` in [a `b` c](/components/box#a),\nor [there](https://example.org/?a=1&b=2).\n',
  );
  expect(mistakes).toEqual([]);
  const xml = new DOMParser().parseFromString(changesFeed(page, changes), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const html = (selector: string) => {
    const element = xml.querySelector(selector)!;
    expect(element.getAttribute('type')).toBe('html');
    return new DOMParser().parseFromString(element.textContent!, 'text/html').body;
  };
  expect(html('entry > title').textContent).toBe('Less & more ]]> “quoted”');
  const content = html('entry > content');
  expect(content.textContent).toBe('A & b: <Box a="]]>"> in a b c, or there.');
  expect([...content.querySelectorAll('code')].map((code) => code.textContent)).toEqual([
    '<Box a="]]>">',
    'b',
  ]);
  expect([...content.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://theme-ui.com/components/box#a',
    'https://example.org/?a=1&b=2',
  ]);
});

test('entries end at the next heading', () => {
  const { changes, mistakes } = read(
    `## Month {/* #2026-11 */}\n\n${entry('2026-11-23-a', 'November 23, 2026', 'One.\n\nTwo.')}\n` +
      `## Earlier {/* #2026-10 */}\n\n${entry('2026-10-01-b', 'October 1, 2026')}`,
  );
  expect(mistakes).toEqual([]);
  expect(changes.map(({ id, content }) => [id, content.length])).toEqual([
    ['2026-11-23-a', 2],
    ['2026-10-01-b', 1],
  ]);
});

test.each([
  ['no entry', 'Text.', /^This page needs at least one entry\. Add one\.$/],
  [
    'an id without a date',
    entry('headers', 'November 22, 2026'),
    /The id of "Title" doesn.t contain a valid date\. Use/,
  ],
  [
    'an impossible date',
    entry('2026-02-29-a', 'February 29, 2026'),
    /doesn.t contain a valid date/,
  ],
  [
    'a different date below the heading',
    entry('2026-11-22-a', 'November 21, 2026'),
    /Add this on .*: _November 22, 2026_$/,
  ],
  [
    'an entry below an older one',
    entry('2026-11-21-a', 'November 21, 2026') + entry('2026-11-22-b', 'November 22, 2026'),
    /is newer than the entry above it\. Move it up/,
  ],
  [
    'no text',
    '### Title {/* #2026-11-22-a */}\n\n_November 22, 2026_\n',
    /has no text\. Describe what/,
  ],
])('%s is reported with a fix', (_name, text, message) => {
  const { mistakes } = read(text);
  expect(mistakes).toEqual([expect.objectContaining({ text: expect.stringMatching(message) })]);
});
