/**
 * Props that set a `data-` attribute through which markup and scripts find each other. Each feature exports the names of
 * its attributes from `attributes.ts`, so TypeScript reports a misspelled one. They're plain strings: bundlers drop
 * those that a script doesn't use.
 * @param name such as `data-search`
 * @param value empty by default; `undefined` omits the attribute
 */
export function attribute(
  name: `data-${string}`,
  ...value: [value?: string | undefined]
): Record<string, string | undefined> {
  return { [name]: value.length > 0 ? value[0] : '' };
}

/** The value of an element's attribute; undefined without one. */
export function attributeOf(element: Element, name: `data-${string}`): string | undefined {
  return element.getAttribute(name) ?? undefined;
}
