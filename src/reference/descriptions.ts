// Descriptions of props, in Markdown: inline code and links only. A prop without a description, or a description
// without a prop, stops the build.

/** Path of this file, for error messages. */
export const descriptionsFile = 'src/reference/descriptions.ts';

/**
 * Overrides for older versions of the documentation, by version and component: for props that have been
 * removed since, and for descriptions that don't apply to the older version.
 */
export const olderDescriptions: Record<string, Record<string, Record<string, string>>> = {};

/** Descriptions by component and prop. */
export const componentDescriptions: Record<string, Record<string, string>> = {
  AspectImage: {
    ratio:
      'Width divided by height of the box. The image fills the box only if its `width` and `height` are 100%.',
  },
  AspectRatio: {
    ratio: 'Width divided by height.',
  },
  Avatar: {
    size: 'The `width` and `height` attributes of the image, in pixels.',
  },
  Close: {
    size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`. The icon is always 24 px.',
  },
  Donut: {
    value:
      "How much of the ring is filled, between `min` and `max`. Values outside that range aren't clamped.",
    min: 'The value at which the ring is empty.',
    max: 'The value at which the ring is full.',
    size: 'The `width` and `height` attributes of the `<svg>`.',
    strokeWidth:
      'Thickness of the ring, in units of the `viewBox`, which is 32 units wide at any `size`.',
    title: 'Accessible name of the image. Browsers also show it as a tooltip.',
  },
  Embed: {
    ratio: 'Width divided by height of the frame.',
    src: 'URL of the page to embed.',
    width:
      'The `width` attribute of the `<iframe>`. The styles override it: the frame is as wide as its wrapper.',
    height:
      'The `height` attribute of the `<iframe>`. The styles override it: `ratio` sets the height.',
    allow: 'Permissions for the embedded page, such as `autoplay`.',
    allowFullScreen: 'Lets the embedded page enter full screen.',
    frameBorder: 'A deprecated attribute of the `<iframe>`. The styles already remove the border.',
  },
  Field: {
    as: 'The control to render: a component such as `Textarea`, or the name of an element.',
    label: 'Text of the label.',
    name: "Name of the control in the form. Also used as its `id` if you don't set one.",
    id: 'The `id` of the control. The label refers to it.',
  },
  Grid: {
    width:
      'Minimum width of a column, as a number of pixels or a CSS length. The grid has as many columns as fit. Overrides `columns`.',
    columns: 'Number of equal columns, or a value for `grid-template-columns`.',
    gap: 'Space between rows and columns: a key of `space`, or a CSS length.',
    repeat:
      'Applies if you set `width`: `fit` stretches the columns to fill the row, and `fill` leaves room for empty columns.',
  },
  IconButton: {
    size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`.',
  },
  Input: {
    autofillBackgroundColor:
      'Background color while the field contains an autofilled value, as a key of `colors`. CSS colors have no effect.',
  },
  MenuButton: {
    size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`. The icon is always 24 px.',
  },
  MenuIcon: {
    size: 'Width and height of the icon, in pixels.',
  },
  Select: {
    arrow:
      "An element that replaces the triangle. It's rendered after the `<select>`, and you need to position it yourself.",
  },
  Spinner: {
    size: 'The `width` and `height` attributes of the `<svg>`.',
    strokeWidth:
      'Thickness of the ring, in units of the `viewBox`, which is 32 units wide at any `size`.',
    title: 'Accessible name of the image. Browsers also show it as a tooltip.',
    duration: 'Time for one rotation, in milliseconds.',
  },
  Switch: {
    label: 'Text next to the switch. Also its `aria-label`.',
  },
};

/** Descriptions of common props, in the order of their table. Style props don't have descriptions. */
export const commonDescriptions: Record<string, string> = {
  variant:
    "Name of a variant in the component's theme key, or its path from the root of the theme.",
  sx: 'Styles that can use values from the theme. See [The sx Prop](/sx-prop).',
  as: 'The element or component to render instead, with the same styles.',
  css: "Emotion styles. Their values aren't looked up in the theme.",
  ref: 'A ref to the DOM element.',
  className: 'Classes to add to the generated one.',
};
