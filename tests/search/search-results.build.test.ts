import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SearchData } from '../../src/shell/search/data';
import { createSearchEngine } from '../../src/shell/search/worker/engine';
import { buildDir } from '../support/built-pages';
import { checkEach } from '../support/check-each';
import { heldOut, heldOutSentences, queries, sentences, type Query } from './search-queries';

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

test('the expected pages of all queries exist', () => {
  const addresses = [...queries, ...heldOut, ...sentences, ...heldOutSentences].flatMap(
    ([, ...right]) => right,
  );
  checkEach(addresses, (address) => [
    !isSearchable(address) && `${address} in tests/search/search-queries.ts doesn't exist.`,
  ]);
});

// One or two queries of a table may get worse when pages change.
test.each([
  ['used for tuning', queries, 0.95],
  ['held out from tuning', heldOut, 0.84],
  ['as sentences and error messages', sentences, 0.93],
  ['as sentences, held out from tuning', heldOutSentences, 0.84],
])('an expected page comes first, or close to it, for the queries %s', (_name, table, least) => {
  const ranks = table.map((query) => [query[0], rankOf(query)] as const);
  const meanReciprocalRank = ranks.reduce((sum, [, rank]) => sum + 1 / rank, 0) / table.length;
  // On failure, shows the queries that missed.
  expect(meanReciprocalRank < least ? ranks.filter(([, rank]) => rank > 1) : []).toEqual([]);
});
