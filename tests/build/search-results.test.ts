import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../src/search/data';
import { createSearchEngine } from '../../src/search/worker/engine';
import { buildDir } from '../support/built-pages';
import {
  heldOut,
  heldOutSentences,
  queries,
  sentences,
  type Query,
} from '../support/search-queries';

const folder = path.join(buildDir, 'search');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchData);
/** The search data of the newest version. */
const { pages } = all.find(({ base }) => base === '')!;
const engine = createSearchEngine(pages);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** True if search can find a page or heading. */
function isSearchable(address: string): boolean {
  const [path, id] = address.split('#');
  const page = byPath.get(path!);
  return page !== undefined && (!id || page.parts.some((part) => part.id === id));
}

/** Rank of the first expected page, starting at 1. Infinity if it isn't among the results. */
function rankOf([query, ...right]: Query): number {
  const paths = right.map((address) => address.split('#')[0]);
  const index = engine.search(query).findIndex(({ page }) => paths.includes(page.path));
  return index < 0 ? Infinity : index + 1;
}

test('the query table has at least 100 queries and only existing addresses', () => {
  expect(queries.length + heldOut.length).toBeGreaterThanOrEqual(100);
  expect(heldOut).toHaveLength(30);
  expect(sentences.length + heldOutSentences.length).toBe(55);
  const addresses = [...queries, ...heldOut, ...sentences, ...heldOutSentences].flatMap(
    ([, ...right]) => right,
  );
  expect(addresses.filter((address) => !isSearchable(address))).toEqual([]);
});

test.each([
  ['used for tuning', queries, 0.9, 0.98],
  ['held out from tuning', heldOut, 0.75, 0.9],
  ['as sentences and error messages', sentences, 0.9, 0.98],
  ['as sentences, held out from tuning', heldOutSentences, 0.75, 0.9],
])('an expected page comes first for the queries %s', (_name, table, first, amongThree) => {
  const ranks = table.map((query) => [query[0], rankOf(query)] as const);
  const notFirst = ranks.filter(([, rank]) => rank > 1);
  const far = ranks.filter(([, rank]) => rank > 3);
  // On failure, shows the queries that missed.
  expect(notFirst.length / table.length > 1 - first ? notFirst : []).toEqual([]);
  expect(far.length / table.length > 1 - amongThree ? far : []).toEqual([]);
});
