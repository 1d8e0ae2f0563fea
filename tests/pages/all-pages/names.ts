import { addressOf } from '../../../src/base/facts/base-url';
import { libraryVersion } from '../../../src/base/facts/facts';
import { builtPages, type BuiltPage } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';
import { isInVersionMenu, isPreview, type PageElement } from '../../support/dom';

const pages = builtPages();
const inPage = ({ elements }: BuiltPage) => elements.filter(({ isExample }) => !isExample);

const isCurrent = ({ attributes }: PageElement) => attributes['aria-current'] === 'page';

test('a page in the side navigation is marked as current once, only in its link there', () => {
  checkEach(pages, (page) => {
    const isOwnLink = (element: PageElement) =>
      element.tag === 'a' &&
      element.attributes.href === addressOf(page.path) &&
      element.ancestors.includes('li') &&
      element.ancestors.includes('nav') &&
      !isInVersionMenu(element);
    const expected = inPage(page).some(isOwnLink) ? 1 : 0;
    const marked = inPage(page).filter(isCurrent);
    return [
      marked.length !== expected && `${page.path}: ${marked.length} instead of ${expected}`,
      ...marked.map(({ tag }) => tag !== 'a' && `${page.path}: a <${tag}> is marked as current.`),
    ];
  });
  expect(pages.flatMap(inPage).some(isCurrent)).toBe(true);
});

test('each table and its scroll container are named after the heading above', () => {
  const scrollersOf = (page: BuiltPage) =>
    inPage(page).filter(({ attributes }) => 'data-scroller' in attributes);
  checkEach(
    pages.filter((page) => scrollersOf(page).length > 0),
    (page) => {
      const names = scrollersOf(page).map(({ attributes }) => attributes['aria-label'] ?? '');
      // A section's second table has a number.
      const sections = names.map((name) => name.replace(/, \d+$/, ''));
      // Tables inside specimens are content and have no scroll container. In grids, the cells have the focus.
      const tables = inPage(page).flatMap(({ tag, attributes }) =>
        tag === 'table' && attributes['aria-label'] && attributes.role !== 'grid'
          ? [attributes['aria-label']]
          : [],
      );
      const headings = page.elements
        .filter(({ tag }) => /^h\d$/.test(tag))
        .map(({ text }) => text.replace(/#$/, '').trim());
      return [
        differs(`${page.path}: the names of tables`, tables, names),
        ...sections.map(
          (name) =>
            // Tables of the tools have a name that says what they compare.
            !/^Contrast|^Recipes$/.test(name) &&
            !headings.includes(name) &&
            `${page.path}: the table "${name}" isn't named after a heading.`,
        ),
      ];
    },
  );
});

test('a code block announces its name once', () => {
  const figures = pages.flatMap(({ path, elements }) =>
    elements.flatMap((figure, index) => {
      if (figure.tag !== 'figure') return [];
      const pre = elements.slice(index + 1, index + 40).find((inner) => inner.tag === 'pre');
      return pre && figure.text.includes(pre.text) ? [{ path, figure, pre }] : [];
    }),
  );
  checkEach(figures, ({ path, figure, pre }) => {
    const outer = figure.attributes['aria-label'] ?? '';
    const inner = pre.attributes['aria-label'] ?? '';
    return [
      (!inner || (outer && inner.includes(outer))) &&
        `${path}: a figure "${outer}" has a block "${inner}".`,
    ];
  });
});

/** Roles whose elements screen readers list, or announce when the reader enters them. */
const namedRoles = [
  'button',
  'group',
  'radiogroup',
  'region',
  'tab',
  'tablist',
  'tabpanel',
  'toolbar',
];

/** Controls and groups of a page's text, as `role "name"`, without those of examples. Unnamed groups are left out. */
function readNames({ elements }: BuiltPage): string[] {
  const textsById = new Map(elements.map((element) => [element.attributes.id, element]));
  const isInPreview = ({ parent }: PageElement): boolean =>
    parent !== undefined && (isPreview(parent.attributes) || isInPreview(parent));
  return elements.flatMap((element) => {
    const { tag, attributes, ancestors, text } = element;
    const role = attributes.role ?? (tag === 'fieldset' ? 'group' : tag);
    if (!namedRoles.includes(role) || !ancestors.includes('main') || isInPreview(element))
      return [];
    const label = textsById.get(attributes['aria-labelledby'] ?? '');
    const content = ['button', 'tab'].includes(role) ? text : '';
    const name =
      attributes['aria-label'] ?? label?.attributes['aria-label'] ?? label?.text ?? content;
    return name ? `${role} "${name.trim()}"` : [];
  });
}

test('no two buttons or groups of a page have the same name', () => {
  const names = pages.map((page) => ({ path: page.path, names: readNames(page) }));
  expect(names.flatMap((page) => page.names).length).toBeGreaterThan(500);
  checkEach(names, ({ path, names }) =>
    [...new Set(names)].map((name) => {
      const count = names.filter((other) => other === name).length;
      return (
        count > 1 &&
        `${path}: ${count} elements are the ${name}. If they are code, give it a title.`
      );
    }),
  );
});

test('each group list in the side navigation has the name of the group', () => {
  const lists = pages.flatMap(({ path, elements }) =>
    elements.flatMap((list, index) => {
      const { tag, attributes, ancestors } = list;
      if (tag !== 'ul' || !attributes['aria-label'] || !ancestors.includes('nav')) return [];
      // Link and button of a section, or the label of a group.
      const row = elements
        .slice(0, index)
        .findLast((each) => each.parent === list.parent && each.tag !== 'ul');
      return [{ path, name: attributes['aria-label'], label: row?.text }];
    }),
  );
  checkEach(lists, ({ path, name, label }) => [
    name !== label && `${path}: the list of "${label}" is named "${name}".`,
  ]);
});

test('preset pages name the installed release', () => {
  checkEach(
    pages.filter(({ path }) => path.startsWith('/presets/')),
    (page) => [
      !page.find('main')[0]!.text.includes(`@theme-ui/presets ${libraryVersion}.`) &&
        `${page.path} doesn't name @theme-ui/presets ${libraryVersion}.`,
    ],
  );
});
