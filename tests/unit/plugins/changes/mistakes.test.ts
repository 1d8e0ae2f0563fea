import type { Change } from '../../../../src/content/changes';
import { changeMistakes } from '../../../../src/plugins/changes/mistakes';

const latestDay = '2026-11-24';

const change = (parts: Partial<Change> = {}): Change => ({
  date: '2026-11-22',
  name: 'headers',
  kind: 'site',
  title: 'Recipes for headers',
  text: 'Copy one of [five headers](/recipes).',
  ...parts,
});

test('finds nothing wrong with good entries', () => {
  const changes = [
    change({ date: latestDay }),
    change({ name: 'footers', text: 'One. Two in `a.b`? Three!' }),
    change({ name: 'release-1', kind: 'library', version: '0.17.4' }),
    change({ date: '2024-02-29' }),
  ];
  expect(changeMistakes(changes, latestDay)).toEqual([]);
});

test('the same name is free on another day, and the same day for another name', () => {
  const changes = [change(), change({ name: 'footers' }), change({ date: '2026-11-21' })];
  expect(changeMistakes(changes, latestDay)).toEqual([]);
});

test.each<[string, Change[], RegExp]>([
  ['no entry', [], /^changes\.ts has no entry\. Add one\.$/],
  [
    'a missing title',
    [change({ title: ' ' })],
    /^entry 1 \(2026-11-22-headers\): "title" is missing or empty\. Add a line such as title: '/,
  ],
  [
    'a missing text',
    [change({ text: undefined as never })],
    /"text" is missing or empty\. Add a line such as text: '/,
  ],
  ['a date of another form', [change({ date: '22.11.2026' })], /"22\.11\.2026" is no day .* Write/],
  [
    'a day that is none',
    [change({ date: '2026-02-29' })],
    /"2026-02-29" is no day of the calendar/,
  ],
  ['a month without a day', [change({ date: '2026-11' })], /"2026-11" is no day of the calendar/],
  [
    'a future date',
    [change({ date: '2026-11-25' })],
    /"2026-11-25" is in the future\. Write the day/,
  ],
  [
    'an entry below an older one',
    [change({ date: '2026-11-21' }), change()],
    /^entry 2 \(2026-11-22-headers\): it is newer than the entry above it\. Move it up/,
  ],
  [
    'an id used twice',
    [change(), change({ title: 'Other headers' })],
    /^entry 2 .*: entry 1 has the same date and name\. Give this one another name\.$/,
  ],
  [
    'a name with a space',
    [change({ name: 'Five headers' })],
    /"Five headers" cannot be part of an/,
  ],
  [
    'an unknown kind',
    [change({ kind: 'page' as never })],
    /kind "page" is unknown\. .*site, library/,
  ],
  ['a version of this site', [change({ version: '1.0.0' })], /has no versions\. Remove "version"/],
  [
    'a library without a release',
    [change({ kind: 'library' })],
    /which release\. Add a line such as/,
  ],
  ['a vague release', [change({ kind: 'library', version: '0.17' })], /does not say which release/],
  [
    'a text without a sentence',
    [change({ text: 'Five headers' })],
    /has no full sentence\. Say what/,
  ],
  ['a long text', [change({ text: 'A. B. C. D.' })], /has 4 sentences\. Keep 3 of them/],
  [
    'markup in a text',
    [change({ text: 'A <Box> grew.' })],
    /outside code\. Put code between backticks/,
  ],
  ['markup in a title', [change({ title: 'The `sx` prop' })], /its title is plain text\. Put code/],
])('%s is told with file, entry and remedy', (_name, changes, message) => {
  expect(changeMistakes(changes, latestDay)).toEqual([expect.stringMatching(message)]);
});

test('each entry has its own mistakes', () => {
  const changes = [change({ date: 'today', kind: 'x' as never }), change({ text: 'No end' })];
  expect(changeMistakes(changes, latestDay).map((line) => line.slice(0, 7))).toEqual([
    'entry 1',
    'entry 1',
    'entry 2',
  ]);
});
