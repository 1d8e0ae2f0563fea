import { createContext, useContext } from 'react';

/**
 * Name of the part of the page around a control, such as a code block: its title, or its section and a number. Empty for
 * controls that a page has only once. src/content/markdown/remark-part-names names the parts.
 */
export const PartName = createContext('');

/** Adds the name of a part to a label, which stays the beginning, because it may be visible. */
export const withPart = (label: string, part: string): string =>
  part ? `${label}: ${part}` : label;

/**
 * Returns a function that adds the name of the part around this component to a label, so that the controls and groups of
 * several parts have different accessible names.
 */
export function useWithPart(): (label: string) => string {
  const part = useContext(PartName);
  return (label) => withPart(label, part);
}
