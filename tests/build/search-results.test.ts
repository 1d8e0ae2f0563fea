import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../src/search/data';
import { createSearchEngine } from '../../src/search/worker/engine';
import { buildDir } from '../support/built-pages';
import { heldOut, queries, type Query } from '../support/search-queries';

const folder = path.join(buildDir, 'search');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchData);
/** What the search of the newest version reads. */
const { pages } = all.find(({ base }) => base === '')!;
const engine = createSearchEngine(pages);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Whether an address is a page, or a heading of one, that can be found. */
function isThere(address: string): boolean {
  const [path, id] = address.split('#');
  const page = byPath.get(path!);
  return page !== undefined && (!id || page.parts.some((part) => part.id === id));
}

/** Place of the first right page, from 1; Infinity when it is not among the results. */
function placeOf([query, ...right]: Query): number {
  const paths = right.map((address) => address.split('#')[0]);
  const index = engine.search(query).findIndex(({ page }) => paths.includes(page.path));
  return index < 0 ? Infinity : index + 1;
}

test('the table has its length, and leads to what exists', () => {
  expect(queries.length + heldOut.length).toBeGreaterThanOrEqual(100);
  expect(heldOut).toHaveLength(30);
  const addresses = [...queries, ...heldOut].flatMap(([, ...right]) => right);
  expect(addresses.filter((address) => !isThere(address))).toEqual([]);
});

test.each([
  ['that it was tuned with', queries, 0.9, 0.98],
  ['that nobody tuned it with', heldOut, 0.75, 0.9],
])('a right page comes first for the queries %s', (_name, table, first, amongThree) => {
  const places = table.map((query) => [query[0], placeOf(query)] as const);
  const notFirst = places.filter(([, place]) => place > 1);
  const far = places.filter(([, place]) => place > 3);
  // Says which were missed when there are too many.
  expect(notFirst.length / table.length > 1 - first ? notFirst : []).toEqual([]);
  expect(far.length / table.length > 1 - amongThree ? far : []).toEqual([]);
});
