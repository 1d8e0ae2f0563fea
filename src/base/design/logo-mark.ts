/** SVG path of the logo: a frame and the three steps of a scale. For a 24 × 24 viewBox and `fill-rule="evenodd"`. */
export const logoMark =
  'M2 2h20v20H2zM4 4v16h16V4z' + 'M6.5 13h3v4.5h-3zM10.5 9.5h3v8h-3zM14.5 6.5h3v11h-3z';
