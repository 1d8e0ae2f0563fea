/** A mistake of the shell is on all pages. */
const SHOWN = 20;

/** What's wrong with an item, and what to do. Anything false is left out. */
type Problems = readonly (string | false | undefined | null)[];

/**
 * Checks each item of a list. Fails with one line per problem, or if the list is empty.
 * @param problemsOf returns the item's problems; each names the page or file
 */
export function checkEach<Item>(items: Iterable<Item>, problemsOf: (item: Item) => Problems): void {
  const all = [...items];
  if (all.length === 0) throw new Error('There is nothing to check.');
  const problems = all.flatMap(problemsOf).filter(Boolean);
  if (problems.length === 0) return;
  const shown = problems.slice(0, SHOWN).map((problem) => `- ${problem}`);
  const more = problems.length > SHOWN ? [`- and ${problems.length - SHOWN} more`] : [];
  throw new Error(`Problems: ${problems.length}\n${[...shown, ...more].join('\n')}`);
}

/** A problem if two values differ, with both values. */
export function differs(what: string, found: unknown, expected: unknown): string | false {
  const [left, right] = [JSON.stringify(found), JSON.stringify(expected)];
  return left !== right && `${what} is ${left}. Expected: ${right}.`;
}
