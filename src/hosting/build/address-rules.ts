import { namedPages, ruleHeadersOf, type Headers } from '../headers';

/** Headers of an address, or of all below one that ends in `/*`. Both are paths from the site's root. */
export interface AddressRule {
  address: string;
  headers: Headers;
}

/** Headers of an address, as text that two addresses with the same have in common; empty for none. */
type Entry = [address: string, headers: string];

const textOf = (headers: Headers) =>
  Object.keys(headers).length > 0 ? JSON.stringify(Object.entries(headers).sort()) : '';

const ruleFor = (address: string, text: string): AddressRule => ({
  address,
  headers: Object.fromEntries(JSON.parse(text) as [string, string][]),
});

/** The address at which hosts serve a file: pages go without their extension. */
const addressFor = (file: string) =>
  namedPages.test(file) ? file : file.replace(/(?:(\/)index)?\.html$/, '$1');

function rulesIn(folder: string, entries: Entry[], all: Map<string, string>): AddressRule[] {
  const own: AddressRule[] = [];
  const below = new Map<string, Entry[]>();
  for (const entry of entries) {
    const [address, headers] = entry;
    const [name, ...rest] = address.slice(folder.length).split('/');
    const inner = `${folder}${name}`;
    if (rest.length > 0) below.set(inner, [...(below.get(inner) ?? []), entry]);
    else if (headers) own.push(ruleFor(address, headers));
  }
  const folders = [...below].flatMap(([inner, files]) => {
    const found = new Set(files.flatMap(([, headers]) => headers || []));
    // On some hosts what holds for all below an address holds for it, too.
    const agrees = !all.has(inner) || [...found].every((headers) => headers === all.get(inner));
    if (found.size > 1 || !agrees) return rulesIn(`${inner}/`, files, all);
    return [...found].map((headers) => ruleFor(`${inner}/*`, headers));
  });
  return [...own, ...folders];
}

/**
 * The rules of src/hosting/headers for hosts that know addresses and not files. No two of them match one
 * address, since some hosts join what they say; hosts also have limits, so that a folder whose files agree has
 * one rule, which its files without a rule follow.
 * @param files paths of all files from the site's root, beginning with a slash
 */
export function addressRules(files: readonly string[]): AddressRule[] {
  const entries = files.map((file): Entry => [addressFor(file), textOf(ruleHeadersOf(file))]);
  return rulesIn('/', entries, new Map(entries));
}
