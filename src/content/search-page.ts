/** Title and description of the page that searches. */
export const searchPageFacts = {
  title: 'Search',
  description:
    'Search all pages of the Theme UI documentation: guides, components, props, theme keys, errors and code.',
};

/** What a reader should know of the search. */
export const searchTips = [
  'It reads titles, headings, text, code blocks, and the names in tables: props, exports, theme keys.',
  'Names are found whole and in parts, joined or apart: “icon button” finds IconButton.',
  'All words have to be in one place. Where none has them all, places with some of them come.',
  'Slips are forgiven, one letter in words of four and two from eight on, when nothing else is found.',
  'Press / or Ctrl and K on any page. Arrow keys choose, Enter opens, Ctrl and Enter opens a new tab.',
  'It runs on your device, and what you type never leaves it. Once the site is saved for offline, it needs no connection.',
];
