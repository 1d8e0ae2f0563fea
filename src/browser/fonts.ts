const sample = 'mmmmmmmmmmlli10WQ@';
const fallbacks = ['monospace', 'serif'];

/** What was found out of families, by their names in lower case. */
const known = new Map<string, boolean>();

/** Names that stand for what a system has. */
const generic =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|fangsong|ui-(serif|sans-serif|monospace|rounded)|-apple-system|BlinkMacSystemFont|inherit)$/i;

/**
 * Whether this machine has a font family: text in it is then not as wide as in both of two fallbacks. Fonts that
 * are as wide as a fallback count as missing.
 * @param family without quotes; a generic name is always there
 */
export function hasFont(family: string): boolean {
  if (generic.test(family)) return true;
  const key = family.toLowerCase();
  const found = known.get(key);
  if (found !== undefined) return found;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const widthIn = (font: string) => {
    context.font = `72px ${font}`;
    return context.measureText(sample).width;
  };
  const isThere = fallbacks.some(
    (fallback) => widthIn(`${JSON.stringify(family)}, ${fallback}`) !== widthIn(fallback),
  );
  known.set(key, isThere);
  return isThere;
}
