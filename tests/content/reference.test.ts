import { loadLibrary } from '../../src/reference/library';
import { specimens } from '../../src/component-index/specimens';
import { componentGroups } from '../../src/component-index/component-groups';
import { componentPage } from '../../src/reference/component-page';
import { checkEach } from '../support/check-each';
import { sourcePages } from '../support/source-pages';

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

test('the index shows every component that has a page of its own, with a specimen', () => {
  const withPage = componentNames.filter((name) => name !== 'MenuIcon');
  const indexed = componentGroups.flatMap(({ components }) => components.map(({ name }) => name));
  expect(indexed.toSorted()).toEqual(withPage);
  expect(Object.keys(specimens).toSorted()).toEqual(withPage);
});
