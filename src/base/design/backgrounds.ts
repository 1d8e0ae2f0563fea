/** Page background of each mode. In a separate file because the inline script needs only these colors. */
export const backgrounds = {
  default: '#ffffff',
  dark: '#0d0e11',
  deep: '#10132c',
  swiss: '#faf9f5',
};
