import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { recipeKinds, type RecipeKind } from './recipes';
import { readFence } from '../code/fence';
import type { Mistake } from '../markdown/mistake';
import { parseMdx } from '../markdown/parse-mdx';

export interface RecipeSource {
  kind: RecipeKind;
  /** Code of the module to paste. */
  code: string;
}

/** Reads the code of all `recipe` fences; undefined for a syntax error, which src/pages/content-check reports. */
function readRecipeCodes(text: string): string[] | undefined {
  const codes: string[] = [];
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch {
    return undefined;
  }
  visit(tree, 'code', (node: Code) => {
    const { flags, code } = readFence(node);
    if (flags.includes('recipe')) codes.push(code);
  });
  return codes;
}

/** Describes the problem of an invalid recipe; undefined for a valid one. */
function findProblem(kind: unknown, codes: string[]): string | undefined {
  if (typeof kind !== 'string' || !Object.hasOwn(recipeKinds, kind)) {
    const known = Object.keys(recipeKinds).join(', ');
    return `A recipe needs a "kind" in its front matter: one of ${known}.`;
  }
  if (codes.length !== 1) {
    return `A recipe needs exactly one fence "tsx live recipe"; this page has ${codes.length}.`;
  }
  return /^export default /m.test(codes[0]!)
    ? undefined
    : 'The code of a recipe must be a module with an "export default" at the start of a line.';
}

/**
 * Reads the recipe of a page.
 * @param text text of the file
 * @param kind `kind` in its front matter; undefined for a page that isn't a recipe
 * @param file path relative to the site folder, for the mistake
 * @returns an empty object for a page that isn't a recipe
 */
export function readRecipe(
  text: string,
  kind: unknown,
  file: string,
): { recipe?: RecipeSource; mistake?: Mistake } {
  const codes = readRecipeCodes(text);
  if (!codes || (kind === undefined && codes.length === 0)) return {};
  const problem = findProblem(kind, codes);
  return problem
    ? { mistake: { file, text: problem } }
    : { recipe: { kind: kind as RecipeKind, code: codes[0]! } };
}
