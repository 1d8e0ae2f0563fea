import { loadLibrary } from '../../src/content/reference/library';
import { specimens } from '../../src/site/component-index/specimens';
import { componentPage } from '../../src/content/reference/component-page';
import { checkEach } from '../support/check-each';
import {
  listedPagesIn,
  sidebarItems,
  sourcePages,
  type SidebarItem,
} from '../support/source-pages';

const { componentNames } = loadLibrary();

/** Components of the tables on a page. */
const tablesOf = (text: string) =>
  [...text.matchAll(/^<PropTable of="(\w+)" \/>$/gm)].map(([, name]) => name);

test('every component that Theme UI exports has its table on its page', () => {
  checkEach(componentNames, (name) => {
    const address = componentPage(name);
    const page = sourcePages.find(({ path }) => path === address);
    const count = tablesOf(page?.text ?? '').filter((table) => table === name).length;
    return [
      count !== 1 &&
        `${page?.file ?? address} has ${count} of <PropTable of="${name}" />. It needs one.`,
    ];
  });
});

test('the index has every component that has its own page, with a specimen and a summary', () => {
  const withPage = componentNames.filter((name) => name !== 'MenuIcon');
  const section = sidebarItems.find(
    (item) => typeof item === 'object' && item.link?.id === 'components/index',
  ) as Exclude<SidebarItem, string>;
  const groups = section.items!.filter((item) => typeof item === 'object');
  const indexed = listedPagesIn(groups);
  expect(indexed.map(({ frontMatter }) => frontMatter.title).sort()).toEqual(withPage);
  expect(Object.keys(specimens).toSorted()).toEqual(withPage);
  checkEach(indexed, ({ file, frontMatter: { summary = '' } }) => [
    // Two lines below a picture that is 160 px wide.
    !/^.{5,80}$/.test(summary) && `${file} needs a "summary" of up to 80 characters.`,
  ]);
});
