/** A `data-` attribute through which markup and scripts find each other. */
export interface Attribute {
  /** What markup spreads on an element; undefined leaves the attribute away. */
  props(value?: string | undefined): Record<string, string | undefined>;
  /** Selects elements that have it, or have it with a value. */
  selector(value?: string): string;
  /** Its value; undefined for an element without it. */
  of(element: Element): string | undefined;
}

/**
 * Names an attribute once, for both sides. Each feature has its own in a file `attributes.ts`; a misspelled name is
 * then an error of TypeScript instead of a press that does nothing.
 */
export function attribute(name: `data-${string}`): Attribute {
  return {
    props: (...value) => ({ [name]: value.length > 0 ? value[0] : '' }),
    selector: (value) => (value === undefined ? `[${name}]` : `[${name}="${value}"]`),
    of: (element) => element.getAttribute(name) ?? undefined,
  };
}
