/** The mark of the site in a square of 24: its frame and the three steps of a scale; filled even-odd. */
export const logoMark =
  'M2 2h20v20H2zM4 4v16h16V4z' + 'M6.5 13h3v4.5h-3zM10.5 9.5h3v8h-3zM14.5 6.5h3v11h-3z';
