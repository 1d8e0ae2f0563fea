import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { recipeKinds, type RecipeKind } from './recipes';
import { readFence } from '../code/fence';
import type { Mistake } from '../markdown/mistake';
import { parseMdx } from '../markdown/parse-mdx';

/** What a file says of the recipe in it. */
export interface RecipeSource {
  kind: RecipeKind;
  /** The module to paste. */
  code: string;
}

/** The code of all `recipe` fences; undefined when the syntax is wrong, which src/pages/content-check reports. */
function recipeCodes(text: string): string[] | undefined {
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

/** Why a page with this `kind` and this code isn't a recipe; undefined if it is one. */
function recipeMistake(kind: unknown, codes: string[]): string | undefined {
  if (typeof kind !== 'string' || !Object.hasOwn(recipeKinds, kind)) {
    const known = Object.keys(recipeKinds).join(', ');
    return `A recipe needs a "kind" in its front matter: one of ${known}.`;
  }
  if (codes.length !== 1) {
    return `A recipe needs one fence "tsx live recipe"; this page has ${codes.length}.`;
  }
  return /^export default /m.test(codes[0]!)
    ? undefined
    : 'The code of a recipe must be a module with an "export default".';
}

/**
 * Reads the recipe of a page.
 * @param text the file
 * @param kind of its front matter; undefined for a page that isn't a recipe
 * @param file its path, for the mistake
 * @returns nothing for a page that isn't a recipe
 */
export function readRecipe(
  text: string,
  kind: unknown,
  file: string,
): { recipe?: RecipeSource; mistake?: Mistake } {
  const codes = recipeCodes(text);
  if (!codes || (kind === undefined && codes.length === 0)) return {};
  const mistake = recipeMistake(kind, codes);
  return mistake
    ? { mistake: { file, text: mistake } }
    : { recipe: { kind: kind as RecipeKind, code: codes[0]! } };
}
