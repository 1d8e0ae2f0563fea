// Facts about components that their types don't contain, in Markdown: inline code and links only. A prop without a
// description, or a description without a prop, stops the build. tests/reference renders all components and compares
// the rest.

/** Path of this file, for error messages. */
export const entriesFile = 'src/content/reference/component-entries.ts';

/** Facts about a component. */
export interface ComponentEntry {
  /** Tag of the element that gets the attributes; missing if the component doesn't accept any. */
  element?: string;
  /** Texts about the elements, by label; missing if `element` is the only one, and `ref` points to it. */
  elements?: Record<string, string>;
  /** Key of the theme that `variant` is looked up in; missing if the component doesn't take a variant. */
  themeKey?: string;
  /** Variant that applies by default: a name in the theme key, or a path from the root of the theme. */
  defaultVariant?: string;
  /** Descriptions of its own props, in the order of their table. */
  props?: Record<string, string>;
  /** Defaults by prop, as written in the source. */
  defaults?: Record<string, string>;
}

/**
 * Differences in older versions of the documentation, by version and component: props that have been removed since, and
 * texts that don't apply to the older version.
 */
export const olderEntries: Record<string, Record<string, ComponentEntry>> = {};

/** Entries by component. */
export const componentEntries: Record<string, ComponentEntry> = {
  Alert: { element: 'div', themeKey: 'alerts', defaultVariant: 'primary' },
  AspectImage: {
    element: 'img',
    elements: {
      Elements: '`<div>` around `<img>`',
      'Passed to the `<img>`': '`ref`, attributes, `variant`, `sx`, style props',
    },
    themeKey: 'images',
    props: {
      ratio:
        "The box's width divided by its height. The image fills the box only if its `width` and `height` are 100%.",
    },
    defaults: { ratio: '4 / 3' },
  },
  AspectRatio: {
    element: 'div',
    elements: {
      Elements: '`<div>` around `<div>`',
      'Passed to the outer `<div>`': '`ref`',
      'Passed to the inner `<div>`': 'attributes, `variant`, `sx`, style props',
    },
    themeKey: 'variants',
    props: { ratio: 'Width divided by height.' },
    defaults: { ratio: '4 / 3' },
  },
  Avatar: {
    element: 'img',
    themeKey: 'images',
    defaultVariant: 'avatar',
    props: { size: 'The `width` and `height` attributes of the image, in pixels.' },
    defaults: { size: '48' },
  },
  Badge: { element: 'div', themeKey: 'badges', defaultVariant: 'primary' },
  Box: { element: 'div', themeKey: 'variants' },
  Button: { element: 'button', themeKey: 'buttons', defaultVariant: 'primary' },
  Card: { element: 'div', themeKey: 'cards', defaultVariant: 'primary' },
  Checkbox: {
    element: 'input',
    elements: {
      Elements: '`<div>` around `<input>` and `<svg>`',
      'Passed to the `<input>`': '`ref`, attributes, style props',
      'Passed to the `<svg>`': '`className`, `variant`, `sx`',
    },
    themeKey: 'forms',
    defaultVariant: 'checkbox',
  },
  Close: {
    element: 'button',
    themeKey: 'buttons',
    defaultVariant: 'close',
    props: {
      size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`. The icon is always 24 px.',
    },
    defaults: { size: '32' },
  },
  Container: { element: 'div', themeKey: 'layout', defaultVariant: 'container' },
  Divider: { element: 'hr', themeKey: 'variants', defaultVariant: 'styles.hr' },
  Donut: {
    element: 'svg',
    themeKey: 'variants',
    props: {
      value:
        "How much of the ring is filled, between `min` and `max`. Values outside that range aren't clamped.",
      size: 'The `width` and `height` attributes of the `<svg>`.',
      strokeWidth:
        'Thickness of the ring, in units of the `viewBox`, which is 32 units wide at any `size`.',
      min: 'The value at which the ring is empty.',
      max: 'The value at which the ring is full.',
      title: 'Accessible name of the image. Browsers also show it as a tooltip.',
    },
    defaults: { value: '0', size: '128', strokeWidth: '2', min: '0', max: '1' },
  },
  Embed: {
    element: 'iframe',
    elements: {
      Elements: '`<div>` around `<iframe>`',
      'Passed to the `<div>`': '`variant`, `sx`, style props',
      'Passed to the `<iframe>`': '`ref`, attributes',
      'With [sx turned on](/sx-prop#turn-it-on)': '`sx` is passed to the `<iframe>` instead',
    },
    themeKey: 'variants',
    props: {
      ratio: "The frame's width divided by its height.",
      src: 'URL of the page to embed.',
      frameBorder:
        'A deprecated attribute of the `<iframe>`. The styles already remove the border.',
      allowFullScreen: 'Lets the embedded page enter full screen.',
      width:
        'The `width` attribute of the `<iframe>`. The styles override it: the frame is as wide as its wrapper.',
      height:
        'The `height` attribute of the `<iframe>`. The styles override it: `ratio` sets the height.',
      allow: 'Permissions for the embedded page, such as `autoplay`.',
    },
    defaults: {
      ratio: '16 / 9',
      frameBorder: '0',
      allowFullScreen: 'true',
      width: '560',
      height: '315',
    },
  },
  Field: {
    element: 'input',
    elements: {
      Elements: '`<div>` around `<input>`',
      'Passed to the `<div>`': '`m`, `mt`, `mr`, `mb`, `ml`, `mx`, `my`',
      'Passed to the `<input>`': '`ref`, attributes, `variant`, `sx`, other style props',
    },
    themeKey: 'forms',
    defaultVariant: 'input',
    props: {
      as: 'The control to render: a component such as `Textarea`, or the name of an element.',
      label: 'Text of the label.',
      id: 'The `id` of the control. The label refers to it.',
      name: "Name of the control in the form. Also used as its `id` if you don't set one.",
    },
    defaults: { as: 'Input' },
  },
  Flex: { element: 'div', themeKey: 'variants' },
  Grid: {
    element: 'div',
    themeKey: 'grids',
    props: {
      width:
        'Minimum width of a column, as a number of pixels or a CSS length. The grid has as many columns as fit. Overrides `columns`.',
      columns: 'Number of equal columns, or a value for `grid-template-columns`.',
      gap: 'Space between rows and columns: a key of `space`, or a CSS length.',
      repeat:
        'Applies if you set `width`: `fit` stretches the columns to fill the row, and `fill` leaves room for empty columns.',
    },
    defaults: { gap: '3', repeat: "'fit'" },
  },
  Heading: { element: 'h2', themeKey: 'text', defaultVariant: 'heading' },
  IconButton: {
    element: 'button',
    themeKey: 'buttons',
    defaultVariant: 'icon',
    props: { size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`.' },
    defaults: { size: '32' },
  },
  Image: { element: 'img', themeKey: 'images' },
  Input: {
    element: 'input',
    themeKey: 'forms',
    defaultVariant: 'input',
    props: {
      autofillBackgroundColor:
        'Background color while the field contains an autofilled value, as a key of `colors`. CSS colors have no effect.',
    },
    defaults: { autofillBackgroundColor: "'background'" },
  },
  Label: { element: 'label', themeKey: 'forms', defaultVariant: 'label' },
  Link: { element: 'a', themeKey: 'links', defaultVariant: 'styles.a' },
  MenuButton: {
    element: 'button',
    themeKey: 'buttons',
    defaultVariant: 'menu',
    props: {
      size: 'Width and height of the button: pixels, a CSS length, or a key of `sizes`. The icon is always 24 px.',
    },
    defaults: { size: '32' },
  },
  MenuIcon: {
    elements: { Element: '`<svg>`' },
    props: { size: 'Width and height of the icon, in pixels.' },
    defaults: { size: '24' },
  },
  Message: { element: 'div', themeKey: 'messages' },
  NavLink: { element: 'a', themeKey: 'links', defaultVariant: 'nav' },
  Paragraph: { element: 'p', themeKey: 'text', defaultVariant: 'paragraph' },
  Progress: { element: 'progress', themeKey: 'variants', defaultVariant: 'styles.progress' },
  Radio: {
    element: 'input',
    elements: {
      Elements: '`<div>` around `<input>` and `<svg>`',
      'Passed to the `<input>`': '`ref`, attributes, style props',
      'Passed to the `<svg>`': '`className`, `variant`, `sx`',
    },
    themeKey: 'forms',
    defaultVariant: 'radio',
  },
  Select: {
    element: 'select',
    elements: {
      Elements: '`<div>` around `<select>`',
      'Passed to the `<div>`': '`m`, `mt`, `mr`, `mb`, `ml`, `mx`, `my`',
      'Passed to the `<select>`': '`ref`, attributes, `variant`, `sx`, other style props',
    },
    themeKey: 'forms',
    defaultVariant: 'select',
    props: {
      arrow:
        "An element that replaces the triangle. It's rendered after the `<select>`, and you need to position it yourself.",
    },
  },
  Slider: { element: 'input', themeKey: 'forms', defaultVariant: 'slider' },
  Spinner: {
    element: 'svg',
    themeKey: 'variants',
    props: {
      size: 'The `width` and `height` attributes of the `<svg>`.',
      strokeWidth:
        'Thickness of the ring, in units of the `viewBox`, which is 32 units wide at any `size`.',
      title: 'Accessible name of the image. Browsers also show it as a tooltip.',
      duration: 'Time for one rotation, in milliseconds.',
    },
    defaults: { size: '48', strokeWidth: '4', title: "'Loading'", duration: '750' },
  },
  Switch: {
    element: 'input',
    elements: {
      Elements: '`<label>` around `<input>` and `<div>`',
      'Passed to the `<input>`': '`ref`, attributes, style props',
      'Passed to the `<div>`': '`className`, `variant`, `sx`',
    },
    themeKey: 'forms',
    defaultVariant: 'switch',
    props: { label: 'Text next to the switch. Also its `aria-label`.' },
  },
  Text: { element: 'span', themeKey: 'text', defaultVariant: 'default' },
  Textarea: { element: 'textarea', themeKey: 'forms', defaultVariant: 'textarea' },
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
