/** Component in the component index. */
export interface IndexedComponent {
  name: string;
  /** Description in a few words. */
  summary: string;
  /** Additional search terms, separated by spaces. */
  keywords?: string;
}

/** Group of related components. */
export interface ComponentGroup {
  title: string;
  components: IndexedComponent[];
}

/** All components that have a page, grouped by purpose. */
export const componentGroups: ComponentGroup[] = [
  {
    title: 'Layout',
    components: [
      { name: 'Box', summary: 'A div with styles', keywords: 'container section element view' },
      { name: 'Flex', summary: 'A row or column', keywords: 'flexbox row column stack inline' },
      { name: 'Grid', summary: 'CSS grid by width or columns', keywords: 'columns tiles layout' },
      { name: 'Container', summary: 'A centered column', keywords: 'wrapper center max width' },
      {
        name: 'Card',
        summary: 'A container for related content',
        keywords: 'panel paper tile surface',
      },
      {
        name: 'AspectRatio',
        summary: 'A box with a fixed aspect ratio',
        keywords: '16:9 video ratio',
      },
      { name: 'Divider', summary: 'A line between sections', keywords: 'hr rule separator line' },
    ],
  },
  {
    title: 'Text and links',
    components: [
      { name: 'Text', summary: 'A span with a variant', keywords: 'span typography inline label' },
      { name: 'Paragraph', summary: 'A block of running text', keywords: 'p body copy typography' },
      { name: 'Heading', summary: 'A heading of any level', keywords: 'h1 h2 h3 title headline' },
      { name: 'Link', summary: 'A link in running text', keywords: 'a anchor href' },
      {
        name: 'NavLink',
        summary: 'A link in a menu',
        keywords: 'navigation menu tab a anchor active',
      },
    ],
  },
  {
    title: 'Buttons',
    components: [
      { name: 'Button', summary: 'Triggers an action', keywords: 'submit cta press click' },
      {
        name: 'IconButton',
        summary: 'A button with only an icon',
        keywords: 'toolbar icon square',
      },
      {
        name: 'MenuButton',
        summary: 'Opens a menu',
        keywords: 'hamburger navigation MenuIcon bars',
      },
      { name: 'Close', summary: 'Closes a dialog or message', keywords: 'dismiss cross x modal' },
    ],
  },
  {
    title: 'Forms',
    components: [
      { name: 'Label', summary: 'A label for a control', keywords: 'caption for' },
      {
        name: 'Input',
        summary: 'One line of text',
        keywords: 'textfield text field email password',
      },
      {
        name: 'Textarea',
        summary: 'Several lines of text',
        keywords: 'multiline comment autosize',
      },
      {
        name: 'Select',
        summary: 'One option from a list',
        keywords: 'dropdown options picker combobox',
      },
      {
        name: 'Checkbox',
        summary: 'Yes or no, or several options',
        keywords: 'tick check toggle consent',
      },
      { name: 'Radio', summary: 'One of a few options', keywords: 'option choice group' },
      { name: 'Switch', summary: 'On or off', keywords: 'toggle setting' },
      { name: 'Slider', summary: 'A number from a range', keywords: 'range volume knob' },
      { name: 'Field', summary: 'A control with a label', keywords: 'form group textfield' },
    ],
  },
  {
    title: 'Images and frames',
    components: [
      { name: 'Image', summary: 'An image that fits its container', keywords: 'img picture photo' },
      { name: 'Avatar', summary: 'A round image', keywords: 'profile user photo person' },
      {
        name: 'AspectImage',
        summary: 'An image with a fixed aspect ratio',
        keywords: 'thumbnail crop cover photo',
      },
      {
        name: 'Embed',
        summary: 'A frame with a fixed aspect ratio',
        keywords: 'iframe video map youtube',
      },
    ],
  },
  {
    title: 'Feedback',
    components: [
      { name: 'Alert', summary: 'An urgent message', keywords: 'banner toast notification error' },
      {
        name: 'Message',
        summary: 'A note or a callout',
        keywords: 'callout note admonition tip',
      },
      { name: 'Badge', summary: 'A small label', keywords: 'tag chip pill count status' },
      {
        name: 'Progress',
        summary: 'Progress, as a bar',
        keywords: 'progressbar loading meter',
      },
      { name: 'Donut', summary: 'A value, as a ring', keywords: 'chart pie circle percentage' },
      { name: 'Spinner', summary: 'A loading indicator', keywords: 'loader loading busy activity' },
    ],
  },
];
