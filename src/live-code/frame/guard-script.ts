import { parse } from '@babel/parser';
import { Edits } from './compiler/edits';
import { guardCode } from './compiler/guards';
import { walk, type SourceNode } from './compiler/walk';

// Code may replace these.
const getRandomValues = crypto.getRandomValues.bind(crypto);

/** Returns a name that code can't guess. */
export function randomName(): string {
  const [a, b, c] = getRandomValues(new Uint32Array(3));
  return `runtime_${a}_${b}_${c}`;
}

/**
 * Inserts the loop guard into JavaScript.
 * @param guard name of the guard
 * @throws SyntaxError
 */
export function guardScript(text: string, guard: string): string {
  const edits = new Edits(text);
  walk(parse(text, { sourceType: 'script' }).program as SourceNode, [guardCode(edits, guard)]);
  return edits.apply();
}
