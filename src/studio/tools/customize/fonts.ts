const sample = 'mmmmmmmmmmlli10WQ@';
const fallbacks = ['monospace', 'serif'];

/** Cached results by family name, in lower case. */
const results = new Map<string, boolean>();

/** Generic families and keywords, which every system resolves to a font. */
const genericFamily =
  /^(serif|sans-serif|monospace|cursive|fantasy|system-ui|math|emoji|fangsong|-apple-system|BlinkMacSystemFont|inherit)$/i;

/** Generic families that only some browsers resolve. In quotes, they'd be names of fonts. */
const optionalGeneric = /^ui-(serif|sans-serif|monospace|rounded)$/i;

/** True for the name of a generic family, which isn't a font. */
export const isGenericFamily = (family: string) => genericFamily.test(family);

/**
 * True if a font family is installed: text set in it then differs in width from at least one of two fallbacks. A font
 * with the same widths as both fallbacks counts as missing.
 * @param family name without quotes; always true for a generic family
 */
export function hasFont(family: string): boolean {
  if (genericFamily.test(family)) return true;
  const key = family.toLowerCase();
  const cached = results.get(key);
  if (cached !== undefined) return cached;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const measure = (font: string) => {
    context.font = `72px ${font}`;
    return context.measureText(sample).width;
  };
  const name = optionalGeneric.test(family) ? family : JSON.stringify(family);
  const isInstalled = fallbacks.some(
    (fallback) => measure(`${name}, ${fallback}`) !== measure(fallback),
  );
  results.set(key, isInstalled);
  return isInstalled;
}
