import { isPlainObject } from './changes';
import { themeKeys } from './theme-keys';

/** True for a configuration of Tailwind CSS 3: it has a `theme`, and nothing that Theme UI reads. */
export const isTailwindConfig = (value: unknown): boolean =>
  isPlainObject(value) &&
  isPlainObject(value.theme) &&
  !Object.keys(value).some((key) => Object.hasOwn(themeKeys, key));
