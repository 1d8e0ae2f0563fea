import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { parseMdx } from '../../../src/markdown/parse-mdx';
import { plainTree } from '../../../src/pages/plain-markdown';
import { applySinceMarks } from '../../../src/markdown/remark-since';
import { currentVersion } from '../../../src/versions/list';
import { contentOf } from '../../support/page-content';

const later = { ...currentVersion, name: '0.18', release: '0.18.0' };
const markdown = (text: string, version = currentVersion) =>
  toMarkdown(
    { type: 'root', children: plainTree(contentOf(text, { version })) },
    { extensions: [gfmToMarkdown()] },
  ).trim();

test.each([
  ['In text <Since version="0.17.2" />.', 'In text (since 0.17.2).'],
  ['- Item <Since version="0.17.4" />', '* Item (since 0.17.4)'],
])('converts a mark to Markdown: %s', (text, expected) => expect(markdown(text)).toBe(expected));

const marksIn = (text: string, version = currentVersion) => {
  const tree = parseMdx(text);
  applySinceMarks(tree, new VFile(text), version);
  const found: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({ attributes }) => {
    found.push(attributes.map((each) => ('name' in each ? each.name : '')).join(' '));
  });
  return found;
};

test("if all of a version's releases have it, only readers of older versions see a mark", () => {
  expect(marksIn('In text <Since version="0.17.2" />.')).toEqual(['version']);
  expect(marksIn('In text <Since version="0.17" />.')).toEqual(['version forOlder']);
  expect(marksIn('In text <Since version="0.16.1" />.')).toEqual(['version forOlder']);
  expect(marksIn('In text <Since version="0.17.2" />.', later)).toEqual(['version forOlder']);
});

test('there is no mark if all selectable releases have it', () => {
  expect(marksIn('In text <Since version="0.16.0" />.')).toEqual([]);
  expect(markdown('In text <Since version="0.15" />, here.')).toBe('In text, here.');
});

test.each([
  ['Text <Since />', 'only takes a "version"'],
  ['Text <Since release="0.17.2" />', 'only takes a "version"'],
  ['Text <Since version={0.17} />', 'only takes a "version"'],
  ['Text <Since version="0.17.2">x</Since>', 'only takes a "version"'],
  ['Text <Since version="v0.17.2" />', '"v0.17.2" in <Since> is'],
  ['Text <Since version="17" />', '"17" in <Since> is'],
  ['Text <Since version="0.99.0" />', `describe ${currentVersion.release}`],
  [
    'Text <Since version="0.17.3" />',
    `a release of Theme UI. Known releases: ${currentVersion.release}, `,
  ],
  ['<Since version="0.17.2" />', 'must follow the text'],
  ['## Head <Since version="0.17.2" />', 'must follow the text'],
])('%s is reported with a fix and its line', (text, message) => {
  const { mistakes } = contentOf(`One line.\n\n${text}\n`);
  const found = mistakes.filter((mistake) => mistake.text.includes('<Since'));
  expect(found).toEqual([
    { file: 'docs/a.mdx', line: 3, text: expect.stringContaining(message) as string },
  ]);
});
