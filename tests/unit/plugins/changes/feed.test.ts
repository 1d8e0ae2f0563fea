/** @jest-environment jsdom */
import type { Change } from '../../../../src/content/changes';
import { changesFeed } from '../../../../src/plugins/changes/feed';

const change: Change = {
  date: '2026-11-22',
  name: 'odd',
  kind: 'library',
  version: '0.17.4',
  title: 'Less & more ]]> "quoted"',
  text: 'A & b: `<Box a="]]>">` in [a `b` c](/components/box#a), or [there](https://example.org/?a=1&b=2).',
};

test('odd characters come through as they are', () => {
  const xml = new DOMParser().parseFromString(changesFeed([change]), 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  const html = (selector: string) => {
    const element = xml.querySelector(selector)!;
    expect(element.getAttribute('type')).toBe('html');
    return new DOMParser().parseFromString(element.textContent!, 'text/html').body;
  };
  expect(html('entry > title').textContent).toBe(change.title);
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
