import { pathOf } from './base-url';
import { cleanPath } from './paths';

/** Address of a recipe's page, below the base path. */
export const recipePath = (name: string) => `/recipes/${name}`;

/** Address of a recipe by itself, below the base path. */
export const previewPath = (name: string) => `${recipePath(name)}/preview`;

/** Whether a location's path is that of a recipe by itself. */
export function isRecipePreview(pathname: string): boolean {
  return /^\/recipes\/[^/]+\/preview$/.test(pathOf(cleanPath(pathname)) ?? '');
}
