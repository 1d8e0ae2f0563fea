/** Page background of each mode. In a separate file because the inline script needs only these colors. */
export const backgrounds = {
  default: '#ffffff',
  dark: '#050506',
  deep: '#10132c',
  swiss: '#faf9f5',
};
