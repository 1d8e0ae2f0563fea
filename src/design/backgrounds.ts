/** Page background of each mode. In a separate file because the inline script needs only these colors. */
export const backgrounds = {
  default: '#ffffff',
  dark: '#060606',
  deep: '#222639',
  swiss: '#fafaf9',
};
