/**
 * Tells how near some words are in a text: 1 if all of them follow each other, in any order; less if there are other
 * words between them, or if only some of them are there; 0 if there's only one.
 * @param text terms of the text, in their order
 * @param wordOf the word that a term stands for
 * @param count number of words
 */
export function nearnessOf(text: string[], wordOf: Map<string, number>, count: number): number {
  let nearness = 0;
  /** Where each word was last, in the order of these positions. */
  const positions = new Map<number, number>();
  text.forEach((term, end) => {
    const word = wordOf.get(term);
    if (word === undefined) return;
    positions.delete(word);
    positions.set(word, end);
    [...positions.values()].reverse().forEach((start, others) => {
      if (others === 0) return;
      nearness = Math.max(nearness, ((others + 1) / count) * (others / (end - start)));
    });
  });
  return nearness;
}
