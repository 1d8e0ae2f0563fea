/**
 * Returns props that set a `data-` attribute shared by markup and scripts. Each feature exports its attribute names
 * from `attributes.ts`, so TypeScript catches typos. Names are plain string exports so that bundlers can tree-shake
 * them.
 * @param name such as `data-search`
 * @param value empty by default; an explicit `undefined` omits the attribute
 */
export function attribute(
  name: `data-${string}`,
  ...value: [value?: string | undefined]
): Record<string, string | undefined> {
  return { [name]: value.length > 0 ? value[0] : '' };
}

/** Returns the value of an element's attribute; undefined if it's missing. */
export function attributeOf(element: Element, name: `data-${string}`): string | undefined {
  return element.getAttribute(name) ?? undefined;
}
