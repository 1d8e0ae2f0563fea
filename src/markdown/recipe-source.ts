import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { recipeKinds, type RecipeKind } from '../content/recipes';
import { parseFenceMeta } from './fence';
import { parseMdx } from './plain-markdown';

/** What a file says of the recipe in it. */
export interface RecipeSource {
  kind: RecipeKind;
  /** The module to paste. */
  code: string;
}

/**
 * Reads the recipe of a page.
 * @param text the file
 * @param kind of its front matter; undefined for a page that is no recipe
 * @param file its path, for messages
 * @returns undefined for a page that is no recipe
 * @throws an error that names the file and the remedy when kind and code do not go together
 */
export function readRecipe(text: string, kind: unknown, file: string): RecipeSource | undefined {
  const codes: string[] = [];
  visit(parseMdx(text), 'code', ({ meta, value }: Code) => {
    if (parseFenceMeta(meta).flags.includes('recipe')) codes.push(value);
  });
  if (kind === undefined && codes.length === 0) return undefined;
  if (typeof kind !== 'string' || !Object.hasOwn(recipeKinds, kind)) {
    const known = Object.keys(recipeKinds).join(', ');
    throw new Error(`${file}: a recipe says its kind in the front matter, one of ${known}.`);
  }
  const [code] = codes;
  if (code === undefined || codes.length > 1) {
    throw new Error(
      `${file}: the page of a recipe has one fence "tsx live recipe", but this has ${codes.length}.`,
    );
  }
  if (!/^export default /m.test(code)) {
    throw new Error(`${file}: the code of a recipe is a module with an "export default".`);
  }
  return { kind: kind as RecipeKind, code };
}
