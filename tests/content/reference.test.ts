import { readFileSync } from 'node:fs';
import { loadLibrary } from '../../src/reference/library';
import { specimens } from '../../src/component-index/specimens';
import { componentGroups } from '../../src/component-index/component-groups';
import { componentPage } from '../../src/reference/component-page';
import {
  commonDescriptions,
  componentDescriptions,
  olderDescriptions,
} from '../../src/reference/descriptions';
import { patterns } from '../../src/prose/patterns.mjs';
import { pageFiles } from '../support/page-code';

const { componentNames } = loadLibrary();

/** Which page documents which component. */
const documented = pageFiles().flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^<PropTable of="(\w+)" \/>$/gm)].map(([, name]) => ({
    name: name!,
    page: file.replace(/^docs|\.mdx$/g, ''),
  })),
);

test('there are components and pages', () => {
  expect(componentNames.length).toBe(36);
  expect(pageFiles().length).toBeGreaterThan(10);
});

test('every component that Theme UI exports is documented once, on its page', () => {
  expect(documented.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual(
    componentNames
      .map((name) => ({ name, page: componentPage(name) }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  );
});

test('the index shows every component that has a page of its own, with a specimen', () => {
  const withPage = componentNames.filter((name) => name !== 'MenuIcon');
  const indexed = componentGroups.flatMap(({ components }) => components.map(({ name }) => name));
  expect(indexed.toSorted()).toEqual(withPage);
  expect(Object.keys(specimens).toSorted()).toEqual(withPage);
});

test('descriptions of props use the wording that pages use', () => {
  const texts = [componentDescriptions, ...Object.values(olderDescriptions)]
    .flatMap((components) => Object.values(components))
    .concat(commonDescriptions)
    .flatMap((props) => Object.values(props));
  expect(texts.length).toBeGreaterThan(30);
  const problems = texts.flatMap((text) => {
    const prose = text.replace(/`[^`]*`/g, '`code`');
    return patterns
      .filter(({ pattern }) => pattern.test(prose))
      .map(({ message }) => `"${text}": ${message}`);
  });
  expect(problems).toEqual([]);
});
