import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { hasObject } from '../../theme-parts';

/** Types of Tokens Studio: the W3C's type for each, and its scale in a theme. */
export const studioTypes: Readonly<Record<string, readonly [type: string, scale: string]>> = {
  fontFamilies: ['fontFamily', 'fonts'],
  fontWeights: ['fontWeight', 'fontWeights'],
  fontSizes: ['dimension', 'fontSizes'],
  lineHeights: ['lineHeight', 'lineHeights'],
  letterSpacing: ['letterSpacing', 'letterSpacings'],
  spacing: ['dimension', 'space'],
  sizing: ['dimension', 'sizes'],
  borderRadius: ['dimension', 'radii'],
  borderWidth: ['dimension', 'borderWidths'],
  opacity: ['opacity', 'opacities'],
};

const isToken = ({ value, type }: PlainObject) =>
  value !== undefined && (typeof type === 'string' || typeof value === 'string');

/** True for an object with the sets of Tokens Studio, which its plugin writes. */
const hasSets = (document: PlainObject) =>
  isPlainObject(document.$metadata!) || Array.isArray(document.$themes);

/** True for tokens as Tokens Studio or Style Dictionary 3 writes them. */
export const isStudio = (document: PlainObject) =>
  hasSets(document) ||
  hasObject(
    document,
    ({ value, type }) =>
      typeof type === 'string' && ['string', 'number'].includes(typeof value as string),
  );

/** Tokens and groups with the W3C's names of properties. */
function withDollars(group: PlainObject): PlainObject {
  if (isToken(group)) {
    const { value, type } = group;
    return { $value: value!, ...(typeof type === 'string' ? { $type: type } : {}) };
  }
  return Object.fromEntries(
    Object.entries(group).map(([key, node]) => [
      key,
      isPlainObject(node) ? withDollars(node) : node,
    ]),
  );
}

const modeOf = (set: string) => /(?:^|[^a-z])(light|dark)$/i.exec(set)?.[1]!.toLowerCase();

/**
 * Converts tokens of Tokens Studio or Style Dictionary 3 to the W3C's format. Sets named `light` and `dark`, or
 * ending with those words, become color modes; other sets are merged in their order. Most token files in public
 * repositories have this format.
 * @see https://docs.tokens.studio/transform-tokens/style-dictionary
 */
export function fromStudio(document: PlainObject): PlainObject {
  if (!hasSets(document)) return withDollars(document);
  const { $metadata } = document;
  const listed = isPlainObject($metadata!) ? $metadata.tokenSetOrder : undefined;
  const order = Array.isArray(listed) ? listed.map(String) : [];
  const names = [...new Set([...order, ...Object.keys(document)])].filter(
    (name) =>
      !name.startsWith('$') && Object.hasOwn(document, name) && isPlainObject(document[name]!),
  );
  const sourceOf = (name: string) => withDollars(document[name] as PlainObject);
  const contexts = ['light', 'dark'].flatMap((mode): [string, Plain][] => {
    const own = names.filter((name) => modeOf(name) === mode);
    return own.length > 0 ? [[mode, own.map(sourceOf)]] : [];
  });
  const modifier: PlainObject = {
    type: 'modifier',
    name: 'mode',
    contexts: Object.fromEntries(contexts),
  };
  let hasModifier = false;
  const resolutionOrder = names.flatMap((name): Plain[] => {
    if (!modeOf(name)) return [{ type: 'set', name, sources: [sourceOf(name)] }];
    if (hasModifier) return [];
    hasModifier = true;
    return [modifier];
  });
  return { resolutionOrder };
}
