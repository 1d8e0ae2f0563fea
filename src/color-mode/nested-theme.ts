import { palettes } from '../design/colors';

/**
 * Style of a part with a provider of Theme UI that has no colors of its own. Such a provider prints the
 * colors of the mode in which it rendered; this keeps those of the page.
 */
export const nestedThemeStyle = {
  '[data-themeui-nested-provider]': Object.fromEntries(
    Object.keys(palettes.default).map((name) => [
      `--theme-ui-colors-${name}`,
      'inherit !important',
    ]),
  ),
};
