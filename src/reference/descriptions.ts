// Descriptions of props, in Markdown: inline code and links only. A prop without a description, or a description
// without a prop, stops the build.

/** Path of this file, for messages. */
export const descriptionsFile = 'src/reference/descriptions.ts';

/**
 * Overrides for older versions of the documentation, by version and component: for props that were removed since, and
 * for descriptions that don't apply to the older version.
 */
export const olderDescriptions: Record<string, Record<string, Record<string, string>>> = {};

/** Descriptions by component and prop. */
export const componentDescriptions: Record<string, Record<string, string>> = {
  AspectImage: {
    ratio:
      'Width divided by height of the box. The image fills it only with `width` and `height` of 100%.',
  },
  AspectRatio: {
    ratio: 'Width divided by height.',
  },
  Avatar: {
    size: 'The `width` and `height` attributes of the image, in pixels.',
  },
  Close: {
    size: 'Width and height of the button: pixels, a CSS length or a key of `sizes`. The cross keeps its 24 px.',
  },
  Donut: {
    value: 'How far the ring is filled, on the range from `min` to `max`. It is not clamped.',
    min: 'The value of an empty ring.',
    max: 'The value of a full ring.',
    size: 'The `width` and `height` attributes of the `<svg>`.',
    strokeWidth: 'How thick the ring is. The whole drawing is 32 units wide, whatever `size` says.',
    title: 'Name of the drawing, for screen readers and as a tooltip.',
  },
  Embed: {
    ratio: 'Width divided by height of the frame.',
    src: 'Address of the page to show.',
    width:
      'Attribute of the `<iframe>`. The styles override it: the frame is as wide as its wrapper.',
    height: 'Attribute of the `<iframe>`. The styles override it: `ratio` decides.',
    allow: 'Permissions of the page inside, such as `autoplay`.',
    allowFullScreen: 'Whether the page inside may go full screen.',
    frameBorder: 'An outdated attribute of the `<iframe>`. The styles already remove the border.',
  },
  Field: {
    as: 'The control: a component such as `Textarea`, or an element name.',
    label: 'Text of the label.',
    name: 'Name of the control in the form. Also its `id`, if you give none.',
    id: 'Ties label and control together.',
  },
  Grid: {
    width:
      'Smallest width of a column, as a number of pixels or a CSS length; as many columns as fit. Wins over `columns`.',
    columns: 'Number of equal columns, or a value for `grid-template-columns`.',
    gap: 'Space between rows and columns: a key of `space` or a CSS length.',
    repeat:
      'With `width`: `fit` stretches the columns that have content, `fill` leaves room for empty ones.',
  },
  IconButton: {
    size: 'Width and height of the button: pixels, a CSS length or a key of `sizes`.',
  },
  Input: {
    autofillBackgroundColor:
      'Key of `colors` for the background when the browser has filled in the field. Other colors have no effect.',
  },
  MenuButton: {
    size: 'Width and height of the button: pixels, a CSS length or a key of `sizes`. The icon keeps its 24 px.',
  },
  MenuIcon: {
    size: 'Width and height of the icon, in pixels.',
  },
  Select: {
    arrow:
      'An element in place of the triangle. It comes after the `<select>` in the document; you position it.',
  },
  Spinner: {
    size: 'The `width` and `height` attributes of the `<svg>`.',
    strokeWidth: 'How thick the ring is. The whole drawing is 32 units wide, whatever `size` says.',
    title: 'Name of the drawing, for screen readers and as a tooltip.',
    duration: 'Milliseconds that one turn takes.',
  },
  Switch: {
    label: 'Text beside the switch, and its `aria-label`.',
  },
};

/** Descriptions of common props, in the order of their table. Style props have none. */
export const commonDescriptions: Record<string, string> = {
  variant: "Names a style in the component's group of the theme, or by its path.",
  sx: 'Styles with theme values; see [The sx Prop](/sx-prop).',
  as: 'Renders another element or component, with the same styles.',
  css: "Emotion's raw styles, without a theme lookup.",
  ref: 'Points to the DOM element.',
  className: 'Added to the generated class.',
};
