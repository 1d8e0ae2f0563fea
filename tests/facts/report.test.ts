import { readFileSync } from 'node:fs';
import { reportUrl } from '../../src/base/facts/report';

const parse = (url: string) => {
  const { origin, pathname, searchParams } = new URL(url);
  return { address: origin + pathname, fields: Object.fromEntries(searchParams) };
};

const odd = '“Ünï” 🎉 & #1 + 100% = \n\t</p> ?';

test.each([
  reportUrl('wrong-page', { title: odd, page: odd, version: odd, wrong: odd }),
  reportUrl('tool-problem', { title: odd, browser: odd, code: odd }),
])('a report opens a form of the documentation’s repository, with its fields filled in', (url) => {
  const { address, fields } = parse(url);
  expect(address).toBe('https://github.com/system-ui/theme-ui-docs/issues/new');
  const { template, title, ...rest } = fields;
  const form = readFileSync(`.github/ISSUE_TEMPLATE/${template}`, 'utf8');
  const ids = [...form.matchAll(/^ {4}id: (\w+)$/gm)].map(([, id]) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.keys(rest)));
  expect([title, ...Object.values(rest)]).toEqual(
    Object.keys(fields)
      .slice(1)
      .map(() => odd),
  );
});

test('half of a surrogate pair doesn’t break the URL', () => {
  const url = reportUrl('wrong-page', { page: '/', wrong: '🎉'.slice(0, 1) });
  expect(parse(url).fields.wrong).toBe('\ufffd');
});
