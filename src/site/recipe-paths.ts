import { pathOf } from './base-url';
import { cleanPath } from './paths';

/** Returns the path of a recipe's page, without the base path. */
export const recipePath = (name: string) => `/recipes/${name}`;

/** Returns the path of a recipe's standalone preview, without the base path. */
export const previewPath = (name: string) => `${recipePath(name)}/preview`;

/** True if a location's pathname is a recipe's standalone preview. */
export function isRecipePreview(pathname: string): boolean {
  return /^\/recipes\/[^/]+\/preview$/.test(pathOf(cleanPath(pathname)) ?? '');
}
