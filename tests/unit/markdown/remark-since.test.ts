import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { plainTree } from '../../../src/markdown/plain-markdown';
import { currentVersion } from '../../../src/versions/list';

const later = { ...currentVersion, name: '0.18', release: '0.18.0' };
const markdown = (text: string, version = currentVersion) =>
  toMarkdown(
    { type: 'root', children: plainTree(text, {}, version) },
    { extensions: [gfmTableToMarkdown()] },
  ).trim();

test.each([
  ['In text <Since version="0.17.2" />.', 'In text (since 0.17.2).'],
  ['- Item <Since version="0.17.4" />', '* Item (since 0.17.4)'],
])('a mark as Markdown: %s', (text, expected) => expect(markdown(text)).toBe(expected));

test('where all releases of the version have it, nothing says so', () => {
  expect(markdown('In text <Since version="0.16.1" />.')).toBe('In text.');
  expect(markdown('In text <Since version="0.17" />, here.')).toBe('In text, here.');
  expect(markdown('In text <Since version="0.17.2" /> here.', later)).toBe('In text here.');
});

test.each([
  ['Text <Since />', 'takes a release and nothing else'],
  ['Text <Since release="0.17.2" />', 'takes a release and nothing else'],
  ['Text <Since version={0.17} />', 'takes a release and nothing else'],
  ['Text <Since version="0.17.2">x</Since>', 'takes a release and nothing else'],
  ['Text <Since version="v0.17.2" />', 'does not understand "v0.17.2"'],
  ['Text <Since version="17" />', 'does not understand "17"'],
  ['Text <Since version="0.18.0" />', 'describe 0.17.4'],
  ['Text <Since version="0.17.3" />', 'no release of Theme UI. There are: 0.17.4, 0.17.2'],
  ['<Since version="0.17.2" />', 'stands behind what it is about'],
  ['## Head <Since version="0.17.2" />', 'stands behind what it is about'],
])('%s is refused with a remedy and a line', (text, message) => {
  const error = (() => {
    try {
      plainTree(`One line.\n\n${text}\n`);
      return undefined;
    } catch (error) {
      return error as { reason: string; line: number };
    }
  })();
  expect(error?.reason).toContain(message);
  expect(error?.reason).toContain('<Since');
  expect(error?.line).toBe(3);
});
