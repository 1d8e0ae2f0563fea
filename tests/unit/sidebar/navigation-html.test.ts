import { navigationHtml } from '../../../src/sidebar/navigation-html';
import type { NavigationSection } from '../../../src/sidebar/sidebar';
import { elementsOf } from '../../support/dom';

const link = (label: string) => ({ type: 'link' as const, label, href: `/${label}` });
const section = (rest: Partial<NavigationSection> = {}): NavigationSection => ({
  type: 'category',
  label: 'Part',
  href: '/part',
  collapsed: true,
  collapsible: true,
  customProps: { section: 'part' },
  items: [link('a'), link('b')],
  ...rest,
});

/** The links in the markup, with a star after the current one, and the states of its buttons. */
function shown(items: Parameters<typeof navigationHtml>[0], pathname: string) {
  const elements = elementsOf(navigationHtml(items, pathname));
  return {
    links: elements
      .filter(({ tag }) => tag === 'a')
      .map(({ attributes }) => attributes.href! + (attributes['aria-current'] ? '*' : '')),
    buttons: elements
      .filter(({ tag }) => tag === 'button')
      .map(({ attributes }) => [attributes['data-section'], attributes['aria-expanded']]),
  };
}

test('a closed section has no links, and a section is open on its own pages', () => {
  expect(shown([section()], '/x')).toEqual({ links: ['/part'], buttons: [['part', 'false']] });
  expect(shown([section()], '/b')).toEqual({
    links: ['/part', '/a', '/b*'],
    buttons: [['part', 'true']],
  });
  expect(shown([section()], '/part').links).toEqual(['/part*', '/a', '/b']);
});

test("an expanded section is always open, and one that isn't collapsible has no button", () => {
  expect(shown([section({ collapsed: false })], '/x').links).toEqual(['/part', '/a', '/b']);
  expect(shown([section({ collapsible: false })], '/x')).toEqual({
    links: ['/part', '/a', '/b'],
    buttons: [],
  });
});

test('a closed group without a page has its links, for readers without scripts', () => {
  const group = section();
  delete group.href;
  const html = navigationHtml([group], '/x');
  expect(shown([group], '/x')).toEqual({ links: ['/a', '/b'], buttons: [['part', 'false']] });
  expect(elementsOf(html).find(({ tag }) => tag === 'button')!.text).toContain('Part');
});

test('nested sections are included when the outer one is open', () => {
  const inner = section({ label: 'In', href: '/in', customProps: { section: 'part-in' } });
  const outer = section({ items: [inner] });
  expect(shown([outer], '/x').links).toEqual(['/part']);
  expect(shown([outer], '/part')).toEqual({
    links: ['/part*', '/in', '/a', '/b'],
    buttons: [
      ['part', 'true'],
      ['part-in', 'false'],
    ],
  });
  expect(shown([outer], '/a').buttons).toEqual([
    ['part', 'true'],
    ['part-in', 'true'],
  ]);
});

test('labels are escaped', () => {
  expect(navigationHtml([link('<b> & "c"')], '/')).toContain('>&#60;b&#62; &#38; &#34;c&#34;<');
});
