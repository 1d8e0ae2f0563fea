import { palettes } from '../../base/design/colors';

/**
 * Styles for an element that contains a Theme UI provider without colors. Such a provider sets the color properties of
 * the mode it rendered in; these styles make it inherit the page's instead.
 */
export const nestedThemeStyle = {
  '[data-themeui-nested-provider]': Object.fromEntries(
    Object.keys(palettes.default).map((name) => [
      `--theme-ui-colors-${name}`,
      'inherit !important',
    ]),
  ),
};
