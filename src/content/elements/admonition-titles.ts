/** Default title of each admonition type: those that Docusaurus documents, and its older names. */
export const admonitionTitles: Record<string, string> = {
  note: 'Note',
  tip: 'Tip',
  info: 'Info',
  warning: 'Warning',
  danger: 'Danger',
  secondary: 'Note',
  success: 'Tip',
  important: 'Info',
  caution: 'Caution',
};
