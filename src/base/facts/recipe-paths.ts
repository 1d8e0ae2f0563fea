import { pathOf } from './base-url';
import { cleanPath } from './paths';

/** Returns the path of a recipe's standalone preview, given that of its page. */
export const previewPath = (page: string) => `${page}/preview`;

/** True if a location's pathname is a recipe's standalone preview. */
export function isRecipePreview(pathname: string): boolean {
  return /^\/recipes\/[^/]+\/preview$/.test(pathOf(cleanPath(pathname)) ?? '');
}
