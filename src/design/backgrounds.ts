/** The page's background in each mode; in a file of its own, because the inline script needs no other color. */
export const backgrounds = {
  default: '#ffffff',
  dark: '#060606',
  deep: '#222639',
  swiss: '#fafaf9',
};
