/** Outlines of icons, in a square of 16. */
export const toolIcons = {
  run: 'M5 3v10l8-5z',
  stop: 'M3.5 3.5h9v9h-9z',
  reset: 'M3 2.5V6h3.5M3.3 6A5 5 0 1 1 3 8.8',
  settings:
    'M2 5h7M13 5h1M2 11h1M7 11h7M13 5a2 2 0 1 1-4 0 2 2 0 1 1 4 0zM7 11a2 2 0 1 1-4 0 2 2 0 1 1 4 0z',
};
