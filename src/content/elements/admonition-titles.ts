/** Default titles of the admonition types that Docusaurus documents. */
export const documentedAdmonitions = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
};

/** Default title of each admonition type, also of Docusaurus' older names. */
export const admonitionTitles: Record<string, string> = {
  ...documentedAdmonitions,
  secondary: 'Note',
  success: 'Tip',
  important: 'Info',
  caution: 'Caution',
};
