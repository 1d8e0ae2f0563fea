/** Returns what's wrong with the text of a scale's entry; empty if nothing is. */
export const entryProblem = (text: string) => (text.trim() === '' ? 'Enter a value.' : '');
