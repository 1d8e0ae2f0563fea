/** A component in the index of all components. */
export interface IndexedComponent {
  name: string;
  /** What it is, in a few words. */
  summary: string;
  /** Other words that people look for it by. */
  words?: string;
}

/** Components that belong together. */
export interface ComponentGroup {
  title: string;
  components: IndexedComponent[];
}

/** All components that have a page, by what they are for. */
export const componentGroups: ComponentGroup[] = [
  {
    title: 'Layout',
    components: [
      { name: 'Box', summary: 'A div with styles', words: 'container section element view' },
      { name: 'Flex', summary: 'A row or column', words: 'flexbox row column stack inline' },
      { name: 'Grid', summary: 'CSS grid by width or columns', words: 'columns tiles layout' },
      { name: 'Container', summary: 'A centered column', words: 'wrapper center max width' },
      { name: 'Card', summary: 'A surface for related things', words: 'panel paper tile surface' },
      { name: 'AspectRatio', summary: 'A box that keeps its ratio', words: '16:9 video ratio' },
      { name: 'Divider', summary: 'A line between parts', words: 'hr rule separator line' },
    ],
  },
  {
    title: 'Text and links',
    components: [
      { name: 'Text', summary: 'A span with a variant', words: 'span typography inline label' },
      { name: 'Paragraph', summary: 'A block of running text', words: 'p body copy typography' },
      { name: 'Heading', summary: 'A title of any level', words: 'h1 h2 h3 title headline' },
      { name: 'Link', summary: 'A link in running text', words: 'a anchor href' },
      {
        name: 'NavLink',
        summary: 'A link in a menu',
        words: 'navigation menu tab a anchor active',
      },
    ],
  },
  {
    title: 'Buttons',
    components: [
      { name: 'Button', summary: 'An action', words: 'submit cta press click' },
      { name: 'IconButton', summary: 'An action that is an icon', words: 'toolbar icon square' },
      { name: 'MenuButton', summary: 'Opens a menu', words: 'hamburger navigation MenuIcon bars' },
      { name: 'Close', summary: 'Dismisses something', words: 'dismiss cross x modal' },
    ],
  },
  {
    title: 'Forms',
    components: [
      { name: 'Label', summary: 'Names a control', words: 'caption for' },
      { name: 'Input', summary: 'One line of text', words: 'textfield text field email password' },
      { name: 'Textarea', summary: 'Several lines of text', words: 'multiline comment autosize' },
      { name: 'Select', summary: 'One of a list', words: 'dropdown options picker combobox' },
      { name: 'Checkbox', summary: 'Yes or no, or several', words: 'tick check toggle consent' },
      { name: 'Radio', summary: 'One of a few', words: 'option choice group' },
      { name: 'Switch', summary: 'On or off', words: 'toggle setting' },
      { name: 'Slider', summary: 'A number by feel', words: 'range volume knob' },
      { name: 'Field', summary: 'Label and control in one', words: 'form group textfield' },
    ],
  },
  {
    title: 'Images and frames',
    components: [
      { name: 'Image', summary: 'Never wider than its box', words: 'img picture photo' },
      { name: 'Avatar', summary: 'A round picture', words: 'profile user photo person' },
      {
        name: 'AspectImage',
        summary: 'In a box that keeps its ratio',
        words: 'thumbnail crop cover photo',
      },
      { name: 'Embed', summary: 'A frame that keeps its ratio', words: 'iframe video map youtube' },
    ],
  },
  {
    title: 'Feedback',
    components: [
      { name: 'Alert', summary: 'Something urgent', words: 'banner toast notification error' },
      {
        name: 'Message',
        summary: 'A remark beside the text',
        words: 'callout note admonition tip',
      },
      { name: 'Badge', summary: 'A small label', words: 'tag chip pill count status' },
      { name: 'Progress', summary: 'How far it is, as a bar', words: 'progressbar loading meter' },
      { name: 'Donut', summary: 'How much, as a ring', words: 'chart pie circle percentage' },
      { name: 'Spinner', summary: 'Wait a moment', words: 'loader loading busy activity' },
    ],
  },
];
