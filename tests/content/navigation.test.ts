import { componentGroups } from '../../src/component-index/component-groups';
import { checkEach, differs } from '../support/check-each';
import { idsOf, sidebarItems } from '../support/source-pages';

const fileOf = (name: string) =>
  `components/${name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase()}`;

test('the side navigation has the components in the groups of their index', () => {
  const components = sidebarItems.find(
    (item) => typeof item === 'object' && item.link?.id === 'components/index',
  ) as { items: typeof sidebarItems };
  const groups = new Map(
    components.items.flatMap((item) =>
      typeof item === 'object' ? [[item.label, idsOf(item.items ?? [])]] : [],
    ),
  );
  checkEach(componentGroups, ({ title, components }) => [
    differs(
      `"${title}" in sidebars.ts, compared with src/component-index/component-groups.ts,`,
      groups.get(title)?.toSorted(),
      components.map(({ name }) => fileOf(name)).sort(),
    ),
  ]);
});
