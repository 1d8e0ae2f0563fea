import { namedPages, ruleHeadersOf, type Headers } from '../headers';

/** Headers of a URL path, or of all paths below it if it ends in `/*`. Paths are relative to the site's root. */
export interface AddressRule {
  address: string;
  headers: Headers;
}

/** Headers of a path as text, which is equal for equal headers; empty for none. */
type Entry = [address: string, headers: string];

const textOf = (headers: Headers) =>
  Object.keys(headers).length > 0 ? JSON.stringify(Object.entries(headers).sort()) : '';

const ruleFor = (address: string, text: string): AddressRule => ({
  address,
  headers: Object.fromEntries(JSON.parse(text) as [string, string][]),
});

/** Returns the path at which hosts serve a file: pages without their extension. */
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
    // On some hosts, a rule for everything below a path also applies to the path.
    const agrees = !all.has(inner) || [...found].every((headers) => headers === all.get(inner));
    if (found.size > 1 || !agrees) return rulesIn(`${inner}/`, files, all);
    return [...found].map((headers) => ruleFor(`${inner}/*`, headers));
  });
  return [...own, ...folders];
}

/**
 * Converts the rules of src/hosting/headers for hosts whose rules match URL paths instead of files. No path matches two
 * rules, because some hosts would join their headers. If all files of a folder have the same headers, the folder gets a
 * single rule, because hosts limit the number of rules.
 * @param files paths of all files from the site's root, with a leading slash
 */
export function addressRules(files: readonly string[]): AddressRule[] {
  const entries = files.map((file): Entry => [addressFor(file), textOf(ruleHeadersOf(file))]);
  return rulesIn('/', entries, new Map(entries));
}
